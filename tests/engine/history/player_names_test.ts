import { assertThrows } from "@std/assert";
import { checkPlayerNames } from "@marvin/holdem";
import { NASTY_NAMES } from "./_random_hands.ts";

Deno.test("checkPlayerNames() lets odd names pass, as the log can hold them", () => {
  checkPlayerNames(NASTY_NAMES);
});

const REFUSED: [title: string, names: string[], reason: string][] = [
  ["empty", ["Ann", ""], "is empty"],
  ["taken twice (gap 8)", ["Ann", "Ben", "Ann"], "is taken twice"],
  ["blank at its start", [" Ann"], "begins or ends with a blank"],
  ["blank at its end", ["Ann\u00a0"], "begins or ends with a blank"],
  ["more than a line", ["A\nnn"], "holds a control character"],
  ["with a tab", ["A\tnn"], "holds a control character"],
  ["with a control character above ASCII", ["A\u009bnn"], 'named "A\\u009bnn": the name holds'],
  ["with a line separator", ["A\u2028nn"], "holds a control character"],
  ["half an emoji", ["A\ud83dnn"], "holds half a character"],
  ["like an uncalled bet (gap 9)", ["Uncalled bet (5) returned to Bob"], "the line of an uncalled"],
];
for (const [title, names, reason] of REFUSED) {
  Deno.test(`checkPlayerNames() refuses a name, when it is ${title}`, () => {
    assertThrows(() => checkPlayerNames(names), RangeError, reason);
  });
}
