/**
 * What a first run downloads. Deno fetches every package of the lock file in force, used or not, and
 * the task runner every package of `imports` as well: one heavy package in the wrong place turns the
 * first `deno task sim` from a second into half a minute.
 */
import { assertArrayIncludes, assertEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import lock from "../cli/deno.lock" with { type: "text" };

const HEAVY = /^(danfojs|@tensorflow\/.*|@observablehq\/plot|linkedom|@resvg\/.*|bullmq|ioredis)$/;
const ROOT = new URL("../", import.meta.url);

/** Commands that a shell starts, such as `cli/sim.ts`. */
const COMMANDS = Object.values(config.tasks)
  .map(({ command }) => command.match(/--lock=cli\/deno\.lock .* (cli\/\w+\.ts)$/)?.[1])
  .filter((path) => path !== undefined);

/** The packages a module needs, such as `commander@15.1.0`; fails where the lock is out of date. */
function packagesOf(path: string): string[] {
  const args = ["info", "--json", "--lock=cli/deno.lock", "--frozen", path];
  const { success, stdout, stderr } = new Deno.Command(Deno.execPath(), { args, cwd: ROOT })
    .outputSync();
  if (!success) {
    throw new Error(`Run "deno task lock":\n${new TextDecoder().decode(stderr)}`);
  }
  return Object.keys(JSON.parse(new TextDecoder().decode(stdout)).npmPackages);
}

Deno.test("cli/deno.lock holds exactly what the commands need", () => {
  assertArrayIncludes(COMMANDS, ["cli/sim.ts"]);
  const needed = new Set(COMMANDS.flatMap(packagesOf));
  assertEquals([...needed].sort(), Object.keys(JSON.parse(lock).npm).sort());
});

Deno.test("cli/deno.lock never holds a heavy package", () => {
  const names = Object.keys(JSON.parse(lock).npm).map((id) => id.slice(0, id.lastIndexOf("@")));
  assertEquals(names.filter((name) => HEAVY.test(name)), []);
});

Deno.test("deno.json never makes the task runner fetch a heavy package", () => {
  assertEquals(config.lock, false);
  const names = Object.values(config.imports).map((target) =>
    target.replace(/^\w+:\/?/, "").replace(/(?<=.)@[^@]*$/, "")
  );
  assertArrayIncludes(names, ["commander", "@std/path"]);
  assertEquals(names.filter((name) => HEAVY.test(name)), []);
});
