/**
 * The built-in bots keep to the rules for bots, and bots that do not are found out.
 */
import { assertThrows } from "@std/assert";
import {
  betTo,
  call,
  createDefaultBotRegistry,
  type GameInfo,
  type HoldemPlayer,
  type PlayerId,
} from "@marvin/holdem";
import { mistrusted, testConformance } from "./conformance.ts";

testConformance(createDefaultBotRegistry());

/** Bots that may not do what they do, when they are asked for the second time. */
const BAD_BOTS: readonly [title: string, act: () => HoldemPlayer["act"]][] = [
  ["keeps the game", () => {
    let kept: GameInfo | undefined;
    return (info) => {
      kept ??= info;
      return betTo(kept.pot);
    };
  }],
  ["keeps a player", () => {
    let kept: GameInfo["me"] | undefined;
    return (info) => {
      kept ??= info.players[0];
      return betTo(kept.stack);
    };
  }],
  ["changes the game", () => {
    let calls = 0;
    return (info) => {
      if (++calls === 2) Object.assign(info, { pot: 0 });
      return call();
    };
  }],
];

const VIEW = { seat: 0, pot: 30, players: [{ seat: 0, stack: 100 }] } as unknown as GameInfo;

for (const [title, act] of BAD_BOTS) {
  Deno.test(`mistrusted() finds a bot that ${title}`, () => {
    const bot = mistrusted({ id: 0 as PlayerId, name: "Bad", act: act() });
    bot.act(VIEW);
    assertThrows(() => bot.act(VIEW), TypeError);
  });
}
