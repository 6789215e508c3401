import { assertEquals, assertRejects } from "@std/assert";
import { LogError } from "@marvin/holdem";
import { inOurWords, OutputError, tellUserErrors } from "../../cli/user_errors.ts";
import { StandardOutputError } from "../../cli/terminal.ts";
import { type CommandRun, runCommand } from "../_support/commands.ts";

/** Runs a command that throws something, before it has begun or after. */
function runThrowing(error: unknown, when: "before" | "after"): Promise<CommandRun> {
  return runCommand((_args, output) =>
    tellUserErrors(output, (begin) => {
      if (when === "after") begin();
      throw error;
    })
  );
}

function named(name: string): Error {
  return Object.assign(new Error("no luck"), { name });
}

type Case = [title: string, error: Error, before: number, after: number, err: string];
const CASES: Case[] = [
  ["a mistake in arguments", new OutputError("no folder"), 2, 1, "no folder\n"],
  ["an error of a thread", named("UnitRowsError"), 2, 1, "no luck\n"],
  ["a Redis that is away", named("ClusterError"), 1, 1, "no luck\n"],
  [
    "a full disk behind standard output",
    new StandardOutputError(new Error("full")),
    1,
    1,
    "Cannot write standard output: full\n",
  ],
  [
    "the first of several errors",
    new SuppressedError(
      new LogError("b.csv", "full"),
      new SuppressedError(new LogError("c.csv", "full"), new LogError("a.txt", "full")),
    ),
    2,
    1,
    "Cannot write a.txt: full\n",
  ],
];
for (const [title, error, before, after, err] of CASES) {
  Deno.test(`tellUserErrors() tells of ${title} in one line`, async () => {
    assertEquals(await runThrowing(error, "before"), { code: before, out: "", err });
    assertEquals(await runThrowing(error, "after"), { code: after, out: "", err });
  });
}

Deno.test("tellUserErrors() lets errors of ours through, the first one where there are several", async () => {
  const bug = new RangeError("Cannot be");
  await assertRejects(() => runThrowing(bug, "before"), RangeError, "Cannot be");
  const several = new SuppressedError(new LogError("a.txt", "full"), bug);
  await assertRejects(() => runThrowing(several, "after"), RangeError, "Cannot be");
});

Deno.test("inOurWords() leaves out the flag that Deno advises", () => {
  assertEquals(
    inOurWords(
      'Cannot write /dev/x: Requires all access to "/dev", run again with the --allow-all flag',
    ),
    'Cannot write /dev/x: a deno task may not use "/dev"',
  );
});
