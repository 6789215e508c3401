/**
 * What a first run downloads. Deno fetches every package of the lock file in force, used or not, and
 * the task runner every package of `imports` as well: one heavy package in the wrong place turns the
 * first `deno task sim` from a second into half a minute.
 */
import { assert, assertArrayIncludes, assertEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import lock from "../cli/deno.lock" with { type: "text" };
import danfoLock from "../analysis/deno.lock" with { type: "text" };
import testLock from "../deno.lock" with { type: "text" };
import clusterLock from "../cluster/deno.lock" with { type: "text" };
import boardLock from "../cluster/board/deno.lock" with { type: "text" };

const HEAVY =
  /^(danfojs|@tensorflow\/.*|@observablehq\/plot|linkedom|@resvg\/.*|bullmq|ioredis|@bull-board\/.*|hono)$/;
const ROOT = new URL("../", import.meta.url);
const LOCKS = {
  "cli/deno.lock": lock,
  "cluster/deno.lock": clusterLock,
  "cluster/board/deno.lock": boardLock,
};

/** Commands that a shell starts with a lock file, such as `cli/sim.ts`. */
function commandsOf(lockFile: string): string[] {
  const start = `--lock=${lockFile} --frozen `;
  return Object.values(config.tasks)
    .filter(({ command }) => command.includes(start))
    .map(({ command }) => command.match(/ (cli\/[\w/]+\.ts)$/)![1]);
}

/** The packages a module needs, such as `commander@15.1.0`; fails where the lock is out of date. */
function packagesOf(path: string, lockFile: string): string[] {
  const args = ["info", "--json", `--lock=${lockFile}`, "--frozen", path];
  const { success, stdout, stderr } = new Deno.Command(Deno.execPath(), { args, cwd: ROOT })
    .outputSync();
  if (!success) {
    throw new Error(`Run "deno task lock":\n${new TextDecoder().decode(stderr)}`);
  }
  return Object.keys(JSON.parse(new TextDecoder().decode(stdout)).npmPackages);
}

for (const [lockFile, text] of Object.entries(LOCKS)) {
  Deno.test(`${lockFile} holds exactly what its commands need`, () => {
    const commands = commandsOf(lockFile);
    assert(commands.length > 0);
    const needed = new Set(commands.flatMap((command) => packagesOf(command, lockFile)));
    assertEquals([...needed].sort(), Object.keys(JSON.parse(text).npm).sort());
  });
}

Deno.test("cli/deno.lock never holds a heavy package", () => {
  const names = Object.keys(JSON.parse(lock).npm).map((id) => id.slice(0, id.lastIndexOf("@")));
  assertEquals(names.filter((name) => HEAVY.test(name)), []);
});

Deno.test("Only cluster/board/deno.lock and that of all tests hold the board", () => {
  const board = (text: string) =>
    Object.keys(JSON.parse(text).npm).filter((id) => /^(@bull-board\/|hono@)/.test(id));
  assertEquals([board(lock), board(clusterLock), board(danfoLock)], [[], [], []]);
  assertEquals(board(boardLock).length, 4);
});

Deno.test("Only analysis/deno.lock holds danfojs, in the one version that loads", () => {
  const danfo = (text: string) =>
    Object.keys(JSON.parse(text).npm).filter((id) => /^(danfojs|@tensorflow\/tfjs)@/.test(id));
  assertEquals(danfo(testLock), []);
  assertEquals(
    danfo(danfoLock).map((id) => id.replace(/_.*/, "")).filter((id) => /^danfo/.test(id)),
    [
      "danfojs@1.1.2",
    ],
  );
});

Deno.test("deno.json never makes the task runner fetch a heavy package", () => {
  assertEquals(config.lock, false);
  const names = Object.values(config.imports).map((target) =>
    target.replace(/^\w+:\/?/, "").replace(/(?<=.)@[^@]*$/, "")
  );
  assertArrayIncludes(names, ["commander", "@std/path"]);
  assertEquals(names.filter((name) => HEAVY.test(name)), []);
});
