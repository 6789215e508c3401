// Run by Node: plays as many hands of poker-ts as each line of the standard input says, and answers
// when they are over. The arguments are where poker-ts lies, and who plays: "callers" or "random".
import { argv, stdin } from "node:process";
import { createInterface } from "node:readline";
import { checkOrCall, decideAtRandom, playHands } from "./_poker_ts.mjs";

const [, , pokerTs, players] = argv;
const { default: Poker } = await import(pokerTs);

let drawn = 1;
function draw() {
  return drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
}

const decide = players === "callers" ? checkOrCall : decideAtRandom(draw);
for await (const hands of createInterface({ input: stdin })) {
  playHands(Poker.Table, decide, Number(hands));
  console.log("over");
}
