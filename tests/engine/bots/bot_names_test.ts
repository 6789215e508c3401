import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { uniqueBotNames } from "../../../engine/bots/mod.ts";

/** Names of call bots, where `null` has none. */
const namesOf = (names: (string | null)[]) =>
  uniqueBotNames(names.map((name) => ({ botType: "call_bot", name: name ?? undefined })));

type Case = [title: string, names: (string | null)[], want: string[]];
const CASES: Case[] = [
  ["numbers bots of one type", [null, null, null], ["CallBot", "CallBot #2", "CallBot #3"]],
  ["keeps given names", ["Ann", null, "Ben"], ["Ann", "CallBot", "Ben"]],
  ["passes over a name given before", ["CallBot", null], ["CallBot", "CallBot #2"]],
  ["passes over a name given later", [null, null, "CallBot #2"], [
    "CallBot",
    "CallBot #3",
    "CallBot #2",
  ]],
  ["numbers a given name that is repeated", ["Ann", "Ann", "Ann #2"], ["Ann", "Ann #3", "Ann #2"]],
  ["has nothing to do without bots", [], []],
];
for (const [title, names, want] of CASES) {
  Deno.test(`uniqueBotNames() ${title}`, () => assertEquals(namesOf(names), want));
}

Deno.test("uniqueBotNames() calls a bot after its type, whatever that looks like", () => {
  const types = ["chump_bot", "x", "big_stack_2", "OwnBot"];
  const names = uniqueBotNames(types.map((botType) => ({ botType })));
  assertEquals(names, ["ChumpBot", "X", "BigStack2", "OwnBot"]);
});

Deno.test("uniqueBotNames() never repeats a name and always keeps the first of each given one", () => {
  const name = fc.constantFrom(null, "CallBot", "CallBot #2", "CallBot #2 #2", "Ann");
  fc.assert(fc.property(fc.array(name), (names) => {
    const unique = namesOf(names);
    assertEquals(new Set(unique).size, names.length);
    names.forEach((name, index) => {
      if (name !== null && names.indexOf(name) === index) assertEquals(unique[index], name);
    });
  }));
});
