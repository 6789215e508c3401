// Two machines, as two network namespaces, and a link between them that fails.
import { assertEquals } from "@std/assert";
import { Command, sleep } from "./_commands.ts";
import { has, HAS_REDIS, RedisServer } from "../_support/redis_server.ts";
import { configText, undisturbed, withConfig } from "./_series.ts";

// Names of their own for each run, as one that was killed leaves its namespaces behind. Links have
// these names too, which can be 15 characters long.
const HERE = `marvin_a${Deno.pid}`;
const THERE = `marvin_b${Deno.pid}`;
const HAS_NAMESPACES = HAS_REDIS && has("ip", "netns", "add", HERE);
if (HAS_REDIS && !HAS_NAMESPACES) {
  console.log("Skipped as no network namespaces can be made: needs root and iproute2");
}

function ip(command: string): void {
  if (!has("ip", ...command.split(" "))) throw new Error(`Cannot run ip ${command}`);
}

const inside = (namespace: string): string[] => ["ip", "netns", "exec", namespace];

Deno.test({
  name: "A series is the same after the link between two machines was cut for 15 seconds",
  ignore: !HAS_NAMESPACES,
  fn: async () => {
    try {
      ip(`netns add ${THERE}`);
      ip(`link add ${HERE} netns ${HERE} type veth peer name ${THERE} netns ${THERE}`);
      for (const [name, address] of [[HERE, "10.77.0.1/24"], [THERE, "10.77.0.2/24"]]) {
        ip(`-n ${name} addr add ${address} dev ${name}`);
        ip(`-n ${name} link set ${name} up`);
        ip(`-n ${name} link set lo up`);
      }
      await playOverLink();
    } finally {
      for (const name of [HERE, THERE]) has("ip", "netns", "delete", name);
    }
  },
});

async function playOverLink(): Promise<void> {
  const text = configText(20_000);
  const want = await undisturbed(text);
  await using redis = await RedisServer.start([], inside(HERE));
  const url = `--redis=redis://10.77.0.1:${redis.port}`;
  await withConfig(text, async (config) => {
    await using sim = new Command(
      "sim:cluster",
      [url, "--json=-", "--quiet", config],
      inside(HERE),
    );
    await using worker = new Command("worker", [url, "--lock=2"], inside(THERE));
    await worker.says("units at a time");
    await sleep(1_000);
    ip(`-n ${HERE} link set ${HERE} down`);
    await sleep(15_000);
    ip(`-n ${HERE} link set ${HERE} up`);
    assertEquals((await sim.ended).out, want);
  });
}
