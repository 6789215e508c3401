import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { parseConfig } from "@marvin/holdem";
import { ClusterExecutor, ClusterQueues } from "@marvin/holdem/cluster";
import { createBoard } from "@marvin/holdem/cluster/board";
import { main } from "../../cli/board/board.ts";
import { runCommand } from "../_support/commands.ts";
import { sleep } from "../faults/_commands.ts";
import { HAS_REDIS, RedisServer } from "../_support/redis_server.ts";

const UNIT = {
  config: parseConfig('[game]\ngame_type = "SitAndGo"'),
  seed: "7",
  from: 1,
  to: 250,
  botModules: [],
};

/** Has a unit wait in the queue of a version, until it is disposed of. */
async function waitingUnit(redis: RedisServer, version: string): Promise<ClusterExecutor> {
  const executor = await ClusterExecutor.connect({ url: redis.url, version, note: () => {} });
  executor.run(UNIT).catch(() => {});
  while (redis.ask("LLEN", `marvin:${version}:wait`).trim() !== "1") await sleep(10);
  return executor;
}

/** Names of the queues that a board shows, and whether they can be changed there. */
async function shown(answer: Response): Promise<[name: string, readOnly: boolean][]> {
  const { queues } = await answer.json();
  return queues.map((
    { name, readOnlyMode }: { name: string; readOnlyMode: boolean },
  ) => [name, readOnlyMode]);
}

Deno.test({
  name: "createBoard() shows all queues, new ones as well, and changes nothing",
  ignore: !HAS_REDIS,
  fn: async () => {
    await using redis = await RedisServer.start();
    await using queues = await ClusterQueues.connect({ url: redis.url, note: () => {} });
    const board = createBoard(queues);
    const ask = async (path: string, method = "GET") =>
      await board(new Request(`http://localhost${path}`, { method }));
    assertEquals(await shown(await ask("/api/queues")), []);
    await using _b = await waitingUnit(redis, "0.1.0-b");
    await using _a = await waitingUnit(redis, "0.1.0-a");
    const before = redis.ask("HGETALL", "marvin:0.1.0-a:meta");
    assertEquals(await shown(await ask("/api/queues")), [["0.1.0-a", true], ["0.1.0-b", true]]);
    const page = await ask("/");
    assertEquals(page.status, 200);
    assertStringIncludes(await page.text(), `Units at ${redis.url}`);
    for (const action of ["pause", "obliterate", "empty"]) {
      const { status } = await ask(`/api/queues/0.1.0-a/${action}`, "PUT");
      assert(status >= 400, `${action}: ${status}`);
    }
    assertEquals(redis.ask("HGETALL", "marvin:0.1.0-a:meta"), before);
    assertEquals(redis.ask("LLEN", "marvin:0.1.0-a:wait").trim(), "1");
  },
});

Deno.test({
  name: "board serves the page on this machine alone, and never shows the password",
  ignore: !HAS_REDIS,
  fn: async () => {
    await using redis = await RedisServer.start(["--requirepass", "open-sesame"]);
    const url = redis.url.replace("//", "//:open-sesame@");
    let err = "";
    let stop = () => {};
    const ready = Promise.withResolvers<string>();
    const code = main([`--redis=${url}`, "--port=0"], {
      out: () => {},
      err: (text) => {
        err += text;
        const [address] = text.match(/http:\S+/) ?? [];
        if (address !== undefined) ready.resolve(address);
      },
      isTerminal: false,
      onInterrupt: (interrupt) => {
        stop = interrupt;
        return Promise.resolve(() => {});
      },
    });
    const address = await ready.promise;
    assertEquals(new URL(address).hostname, "127.0.0.1");
    const page = await fetch(address);
    assertEquals(page.status, 200);
    const texts = [await page.text(), await (await fetch(`${address}api/queues`)).text(), err];
    stop();
    assertEquals(await code, 0);
    for (const text of texts) assert(!text.includes("sesame"), text);
  },
});

Deno.test("board refuses bad arguments with code 2, a bad address with code 1", async () => {
  assertEquals((await runCommand(main)).code, 2);
  assertEquals((await runCommand(main, "--redis=redis://x", "--port=x")).code, 2);
  const { code, err } = await runCommand(main, "--redis=http://sesame");
  assertEquals(code, 1);
  assertStringIncludes(err, "Cannot use this address of Redis");
  assert(!err.includes("sesame"));
});
