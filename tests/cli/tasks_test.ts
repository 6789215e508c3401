/**
 * Commands as `deno task` starts them: with the permissions and the lock file they have there.
 */
import { assert, assertEquals } from "@std/assert";
import config from "../../deno.json" with { type: "json" };

const TASKS = Object.entries(config.tasks).filter(([, { command }]) => command.includes(" -P="));

for (const [name, { command }] of TASKS) {
  Deno.test(`deno task ${name} shows its help with the permissions it has`, () => {
    const [, ...args] = command.split(" ");
    const { code, stdout, stderr } = new Deno.Command(Deno.execPath(), {
      args: [...args, "--help"],
      cwd: new URL("../../", import.meta.url),
    }).outputSync();
    assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
    const help = new TextDecoder().decode(stdout);
    const [shared] = name.split(":"); // sim:cluster is sim with one more option that works
    assert(help.startsWith(`Usage: deno task ${shared} `), help);
  });
}
