// What may happen to workers, the machine that has units played, and Redis between them. Every run
// ends with the results of one that nobody has disturbed.
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { Command, sleep } from "./_commands.ts";
import { HAS_REDIS, RedisServer } from "../_support/redis_server.ts";
import { configText, filesOf, undisturbed, withConfig } from "./_series.ts";

const SHORT = configText(3_000);
const LONG = configText(30_000);
const expected = new Map<string, Promise<string>>();

/** What a config gives; played once. */
function resultOf(text: string): Promise<string> {
  const known = expected.get(text) ?? undisturbed(text);
  expected.set(text, known);
  return known;
}

/** Seconds of silence after which another worker plays a unit: short, as tests wait for it. */
const LOCK = "--lock=1";

function redisTest(title: string, test: (redis: RedisServer) => Promise<void>): void {
  Deno.test({
    name: title,
    ignore: !HAS_REDIS,
    fn: async () => {
      await using redis = await RedisServer.start();
      await test(redis);
    },
  });
}

function startWorker(redis: RedisServer, ...args: string[]): Command {
  return new Command("worker", [`--redis=${redis.url}`, LOCK, ...args]);
}

function startSim(redis: RedisServer, config: string, ...args: string[]): Command {
  return new Command("sim:cluster", [
    `--redis=${redis.url}`,
    "--quiet",
    "--json=-",
    ...args,
    config,
  ]);
}

/** Name and bytes of every file of a folder. */
function bytesOf(folder: string): Record<string, Uint8Array> {
  return Object.fromEntries(
    [...Deno.readDirSync(folder)].map(({ name }) => [name, Deno.readFileSync(`${folder}/${name}`)]),
  );
}

/** Units that workers have finished. */
function finished(redis: RedisServer): number {
  const keys = redis.ask("--scan", "--pattern", "marvin:*:completed").trim();
  return keys === "" ? 0 : Number(redis.ask("ZCARD", keys).replace(/\D+/g, ""));
}

async function untilFinished(redis: RedisServer, units: number): Promise<void> {
  while (finished(redis) < units) await sleep(50);
}

redisTest("A series is the same after its worker was killed 30 times", async (redis) => {
  const want = await resultOf(LONG);
  await withConfig(LONG, async (config) => {
    await using sim = startSim(redis, config);
    for (let kills = 0; kills < 30; kills++) {
      await using worker = startWorker(redis, "--jobs=2");
      await worker.says("units at a time");
      await sleep(17 * kills % 300);
    }
    assert(
      finished(redis) < 64,
      "the series is too short",
    );
    await using _worker = startWorker(redis);
    assertEquals((await sim.ended).out, want);
  });
});

redisTest("Logs are the same after workers were killed", async (redis) => {
  const text = configText(1_500, 'log_layout = "per_session"');
  await withConfig(text, async (config, folder) => {
    const [alone, together] = [`${folder}/alone`, `${folder}/together`];
    await using sim = new Command("sim", ["--quiet", `--log-dir=${alone}`, config]);
    assertEquals((await sim.ended).code, 0);
    await using cluster = startSim(redis, config, `--log-dir=${together}`);
    for (let kills = 0; kills < 6; kills++) {
      await using worker = startWorker(redis, "--jobs=2");
      await worker.says("units at a time");
      await sleep(40 * kills);
    }
    await using _worker = startWorker(redis);
    assertEquals((await cluster.ended).code, 0);
    assertEquals(filesOf(together), filesOf(alone));
  });
});

redisTest("Rows are the same after workers, and who has them play, were killed", async (redis) => {
  await withConfig(configText(600), async (config, folder) => {
    const into = (name: string) => [
      "--quiet",
      "--no-log",
      `--csv=${folder}/${name}`,
      `--parquet=${folder}/${name}`,
      "--rows=tournaments,entries,hands",
    ];
    await using sim = new Command("sim", [...into("alone"), config]);
    assertEquals((await sim.ended).code, 0);
    const args = [`--redis=${redis.url}`, `--resume=${folder}/run.ledger`, ...into("together")];
    for (let kills = 0; kills < 4; kills++) {
      await using _killed = new Command("sim:cluster", [...args, config]);
      await using worker = startWorker(redis, "--jobs=2");
      await worker.says("units at a time");
      await sleep(300 + 200 * kills);
    }
    await using _worker = startWorker(redis);
    await using cluster = new Command("sim:cluster", [...args, config]);
    assertEquals((await cluster.ended).code, 0);
    assertEquals(bytesOf(`${folder}/together`), bytesOf(`${folder}/alone`));
  });
});

for (const hasLedger of [true, false]) {
  const title = `A series whose process was killed goes on ${
    hasLedger ? "with" : "without"
  } a ledger`;
  redisTest(title, async (redis) => {
    const want = await resultOf(SHORT);
    await withConfig(SHORT, async (config, folder) => {
      const args = hasLedger ? [`--resume=${folder}/run.ledger`] : [];
      await using killed = startSim(redis, config, ...args);
      await using worker = startWorker(redis);
      await untilFinished(redis, 5);
      killed.kill("SIGKILL");
      await killed.ended;
      worker.kill("SIGTERM"); // so that what is found below was played before
      await worker.ended;
      const before = finished(redis);
      await using sim = startSim(redis, config, ...args);
      await using _worker = startWorker(redis);
      assertEquals((await sim.ended).out, want);
      assert(before < 60, "the series is too short");
      if (!hasLedger) assertEquals(finished(redis), 0); // fetched, and not needed any more
    });
  });
}

redisTest("A worker that was stopped for longer than its lock does no harm", async (redis) => {
  const want = await resultOf(LONG);
  await withConfig(LONG, async (config) => {
    await using sim = startSim(redis, config);
    await using zombie = startWorker(redis, "--jobs=2");
    await untilFinished(redis, 3);
    zombie.kill("SIGSTOP");
    await using _worker = startWorker(redis);
    await sleep(4_000);
    zombie.kill("SIGCONT");
    assertEquals((await sim.ended).out, want);
  });
});

redisTest("A series is the same after Redis was killed and started again", async (redis) => {
  const want = await resultOf(LONG);
  await withConfig(LONG, async (config) => {
    await using sim = startSim(redis, config);
    await using worker = startWorker(redis);
    await untilFinished(redis, 3);
    await redis.kill();
    await sleep(2_000);
    await redis.restart();
    assertEquals((await sim.ended).out, want);
    for (const { err } of [sim, worker]) {
      assertStringIncludes(err, `The connection to Redis at ${redis.url} is lost`);
      assertStringIncludes(err, `Redis at ${redis.url} is back`);
    }
  });
});

redisTest("A series is the same after Redis has forgotten everything", async (redis) => {
  const want = await resultOf(LONG);
  await withConfig(LONG, async (config) => {
    await using sim = startSim(redis, config);
    await using _worker = startWorker(redis);
    await untilFinished(redis, 3);
    redis.ask("FLUSHALL");
    assertEquals((await sim.ended).out, want);
    assertStringIncludes(sim.err, "units: sent again");
  });
});

redisTest(
  "Both sides leave within five seconds of SIGTERM, even if Redis is gone",
  async (redis) => {
    await withConfig(LONG, async (config) => {
      await using sim = startSim(redis, config);
      await using worker = startWorker(redis);
      await untilFinished(redis, 1);
      await redis.kill();
      for (const command of [worker, sim]) {
        const start = performance.now();
        command.kill("SIGTERM");
        await command.ended;
        const milliseconds = performance.now() - start;
        assert(milliseconds < 5_000, `it took ${milliseconds} ms`);
      }
    });
  },
);

redisTest("A worker of another version is not used, and named", async (redis) => {
  const want = await resultOf(SHORT);
  await withConfig(SHORT, async (config, folder) => {
    const bots = `${folder}/bots.ts`;
    Deno.writeTextFileSync(
      bots,
      `export const registerBots = (registry) => registry.register("my_bot", {
        create: ({ id, name }) => ({ id, name, act: () => ({ type: "fold", to: 0 }) }),
      });`,
    );
    await using other = startWorker(redis, `--bots=${bots}`);
    await other.says("units at a time");
    const version = other.err.match(/version (\S+)/)![1];
    await using sim = startSim(redis, config);
    await sim.says("No worker of version");
    assertStringIncludes(sim.err, `there are 1 of version ${version}, which have other sources`);
    await using _worker = startWorker(redis);
    assertEquals((await sim.ended).out, want);
    // With the same module on both sides it plays.
    await using same = startSim(redis, config, `--bots=${bots}`);
    assertEquals((await same.ended).out, want);
  });
});

Deno.test({
  name: "Redis without memory ends a run with one clear line",
  ignore: !HAS_REDIS,
  fn: async () => {
    await using redis = await RedisServer.start(["--maxmemory", "1500kb"]);
    await withConfig(configText(1_000_000), async (config) => {
      await using sim = startSim(redis, config);
      const { code, err } = await sim.ended;
      assertEquals(code, 1);
      assertStringIncludes(err, `by way of Redis at ${redis.url}: OOM command not allowed`);
      assertEquals(err.trim().split("\n").length, 1);
    });
  },
});

Deno.test({
  name: "Redis that keeps nothing, or throws away, is warned of",
  ignore: !HAS_REDIS,
  fn: async () => {
    const settings = ["--appendonly", "no", "--maxmemory-policy", "allkeys-lru"];
    await using redis = await RedisServer.start(settings);
    await using worker = startWorker(redis);
    await worker.says("units at a time");
    assertStringIncludes(worker.err, "--appendonly yes");
    assertStringIncludes(worker.err, "--maxmemory-policy noeviction");
  },
});

Deno.test({
  name: "The password of Redis is never printed",
  ignore: !HAS_REDIS,
  fn: async () => {
    await using redis = await RedisServer.start(["--requirepass", "open-sesame"]);
    const want = await resultOf(SHORT);
    await withConfig(SHORT, async (config) => {
      const url = (password: string) => redis.url.replace("//", `//:${password}@`);
      for (const [password, message] of [["wrong-word", "WRONGPASS"], ["", "NOAUTH"]]) {
        await using worker = new Command("worker", [`--redis=${url(password)}`]);
        const { code, err } = await worker.ended;
        assertEquals(code, 1);
        assertStringIncludes(err, `Cannot use Redis at ${redis.url}: ${message}`);
        assert(password === "" || !err.includes(password), err);
      }
      await using worker = new Command("worker", [`--redis=${url("open-sesame")}`]);
      await using sim = new Command("sim:cluster", [
        `--redis=${url("open-sesame")}`,
        "--json=-",
        config,
      ]);
      const { out, err } = await sim.ended;
      assertEquals(out, want);
      await redis.kill();
      await worker.says("is lost");
      assert(!(err + worker.err).includes("sesame"), err + worker.err);
    });
  },
});
