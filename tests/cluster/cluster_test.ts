// What needs no Redis; tests/faults/ has the rest.
import { assert, assertEquals, assertNotEquals, assertRejects, assertThrows } from "@std/assert";
import { parseConfig } from "@marvin/holdem";
import { ClusterError, ClusterExecutor } from "@marvin/holdem/cluster";
import { atMost, placeOf, unlessAborted, warningsOf } from "../../cluster/_redis_link.ts";
import { jobName } from "../../cluster/_unit_job.ts";
import { countWorkers, strangersText } from "../../cluster/_workers.ts";
import { main as worker } from "../../cli/cluster/worker.ts";

const PLACES: readonly [url: string, place: string][] = [
  ["redis://localhost", "redis://localhost:6379"],
  ["redis://10.0.0.1:7000/2", "redis://10.0.0.1:7000"],
  ["redis://:open-sesame@host", "redis://host:6379"],
  ["rediss://ali:open-sesame@[::1]:6380", "rediss://[::1]:6380"],
];
for (const [url, place] of PLACES) {
  Deno.test(`placeOf() shows ${url} as ${place}`, () => assertEquals(placeOf(url), place));
}

for (const url of ["", "sesame", "http://:sesame@host", "redis://", "redis://:sesame@host:port"]) {
  Deno.test(`placeOf() refuses ${url || "nothing"}, and repeats nothing of it`, () => {
    const error = assertThrows(() => placeOf(url), ClusterError, "wanted redis://HOST:PORT");
    assert(!error.message.includes("sesame"));
  });
}

Deno.test("warningsOf() names what is unwise, by the settings that mend it", () => {
  const good = "# Memory\r\nmaxmemory_policy:noeviction\r\n# Persistence\r\naof_enabled:1\r\n";
  assertEquals(warningsOf(good), []);
  const [aof, policy] = warningsOf(
    good.replace("noeviction", "allkeys-lru").replace("enabled:1", "enabled:0"),
  );
  assert(aof.includes("--appendonly yes"));
  assert(policy.includes("is allkeys-lru") && policy.includes("--maxmemory-policy noeviction"));
});

Deno.test("countWorkers() counts the workers of each version, and nobody else", () => {
  const names = [
    "",
    "marvin:MS4w",
    "marvin:MS4w",
    "marvin:Mi4w:w:x",
    "marvin:MS4w:qe",
    "bull:MS4w",
  ];
  const list = names.map((name, id) => `id=${id} addr=10.0.0.1:5 name=${name} age=1 db=0\n`);
  const workers = countWorkers(list.join(""));
  assertEquals([...workers], [["1.0", 2], ["2.0", 1]]);
  assertEquals(
    strangersText(workers),
    "; there are 2 of version 1.0, 1 of version 2.0, which have other sources or --bots",
  );
  assertEquals(strangersText(new Map()), "");
});

Deno.test("jobName() names a unit by all that decides what comes out", async () => {
  const config = parseConfig('[game]\ngame_type = "SitAndGo"');
  const other = parseConfig('[game]\ngame_type = "SitAndGo"\nbuy_in = 11');
  const unit = { config, seed: "5", from: 1, to: 250 };
  const name = await jobName(unit);
  assert(/^[0-9a-f]{24}-1-250$/.test(name), name);
  const { seed, ...rest } = JSON.parse(JSON.stringify(unit)); // as a worker gets it
  for (const same of [unit, { ...rest, seed }, { ...unit, again: true }]) {
    assertEquals(await jobName(same), name);
  }
  const others = [{ config: other }, { seed: "6" }, { from: 2 }, { to: 251 }, {
    tellsTournaments: true,
  }];
  for (const another of others) assertNotEquals(await jobName({ ...unit, ...another }), name);
});

Deno.test("ClusterExecutor says which server cannot be reached, and hides the password", async () => {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr;
  listener.close();
  const options = { url: `redis://:sesame@127.0.0.1:${port}`, version: "1", note: () => {} };
  const error = await assertRejects(() => ClusterExecutor.connect(options), ClusterError);
  assert(error.message.startsWith(`Cannot use Redis at redis://127.0.0.1:${port}: `));
  assert(error.message.includes("ECONNREFUSED"), error.message);
});

Deno.test("atMost() waits for work, but not for ever", async () => {
  let isDone = false;
  await atMost(60_000, new Promise((resolve) => setTimeout(resolve, 5)).then(() => isDone = true));
  assert(isDone);
  await atMost(5, new Promise(() => {}));
});

Deno.test("unlessAborted() waits for work until a signal, and leaves no listener behind", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  let listeners = 0;
  for (const [name, change] of [["addEventListener", 1], ["removeEventListener", -1]] as const) {
    const call = signal[name].bind(signal) as (...args: unknown[]) => void;
    signal[name] = (...args: unknown[]) => {
      listeners += change;
      call(...args);
    };
  }
  assertEquals(await unlessAborted(Promise.resolve(5), signal), 5);
  await assertRejects(
    () => unlessAborted(Promise.reject(new Error("lost")), signal),
    Error,
    "lost",
  );
  const endless = unlessAborted(new Promise(() => {}), signal);
  assertEquals(listeners, 1);
  controller.abort(new Error("stopped"));
  await assertRejects(() => endless, Error, "stopped");
  assertEquals(listeners, 0);
  await assertRejects(() => unlessAborted(Promise.resolve(5), signal), Error, "stopped");
});

Deno.test("worker refuses bad arguments with code 2, a bad address with code 1", async () => {
  let err = "";
  const output = {
    out: () => {},
    err: (text: string) => err += text,
    isTerminal: false,
    onInterrupt: () => Promise.resolve(() => {}),
  };
  assertEquals(await worker([], output), 2);
  assertEquals(await worker(["--redis=redis://x", "--jobs=0"], output), 2);
  assertEquals(await worker(["--redis=redis://x", "--bots=no/such/file.ts"], output), 2);
  assertEquals(await worker(["--redis=http://sesame"], output), 1);
  assert(!err.includes("sesame"));
});
