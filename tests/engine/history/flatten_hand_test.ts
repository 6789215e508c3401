import { assertEquals, assertGreater } from "@std/assert";
import {
  buildHandHistoryRecord,
  type CompletedHand,
  FlatHand,
  flattenHand,
  flattenRecord,
  formatTimestamp,
  parseConfig,
  runCashGame,
  runSngSeries,
  type SimulationObserver,
} from "@marvin/holdem";
import { contents } from "./_flat_contents.ts";

const CASH_GAMES = {
  "rake and a cap": `
    reset_bankroll_each_hand = true
    rake_percentage = 0.05
    rake_cap = 3`,
  "antes, blinds that are all-in, and seats that change": `
    reset_bankroll_each_hand = true
    starting_chips = 22
    ante = 3
    small_blind = 10
    big_blind = 20
    randomize_seats = true`,
  "bets that nobody calls": `
    reset_bankroll_each_hand = true
    bots = [{ bot_type = "raise_bot" }, { bot_type = "fold_bot" }, { bot_type = "random_bot" }]`,
  "fixed limit": `
    reset_bankroll_each_hand = true
    [game.bet_limit]
    type = "fixed_limit"`,
};

/** Compares both ways from a hand that was played to a flat hand. */
function checker(): { readonly observer: SimulationObserver; readonly counts: Counts } {
  const counts = { hands: 0, showdowns: 0, uncalled: 0, sidePots: 0 };
  const flat = new FlatHand();
  const handCompleted = ({ hand, result, tableName, number }: CompletedHand) => {
    const names: string[] = [];
    result.seatAssignments.forEach((id, seat) => {
      if (id !== null) names[id] = hand.names[seat];
    });
    const time = 1_780_000_000 + number;
    const timestamp = formatTimestamp(1000 * time);
    const context = { tableName, timestamp, handNumber: number };
    const record = buildHandHistoryRecord(result, names, context);
    flattenHand(hand, { facts: record, time, handNumber: number }, flat);
    assertEquals(everything(flat), everything(flattenRecord(record)));
    counts.hands++;
    counts.showdowns += flat.shownCount > 0 ? 1 : 0;
    counts.uncalled += hand.uncalledSeat >= 0 ? 1 : 0;
    counts.sidePots += hand.pots.count > 1 ? 1 : 0;
  };
  return { observer: { handCompleted }, counts };
}

type Counts = Record<"hands" | "showdowns" | "uncalled" | "sidePots", number>;

/** What played hands and records tell beyond what logs do, as well. */
function everything(hand: FlatHand): object {
  return {
    ...contents(hand),
    bys: [...hand.lineBys.subarray(0, hand.lineCount)],
    words: hand.shownWords.slice(0, hand.shownCount),
  };
}

for (const [title, toml] of Object.entries(CASH_GAMES)) {
  Deno.test(`flattenHand() tells what the record of the hand does: ${title}`, async () => {
    const { observer, counts } = checker();
    await runCashGame(parseConfig(`[game]${toml}`), { seed: 7, hands: 1_000, observer });
    assertEquals(counts.hands, 1_000);
    assertGreater(title.startsWith("bets") ? counts.uncalled : counts.showdowns, 50);
  });
}

Deno.test("flattenHand() tells what the record of the hand does: tournaments", async () => {
  const { observer, counts } = checker();
  const config = parseConfig('[game]\ngame_type = "SitAndGo"\nante = 5\nstarting_chips = 400');
  await runSngSeries(config, { seed: 7, tournaments: 40, observer });
  assertGreater(counts.showdowns, 50);
  assertGreater(counts.sidePots, 50);
});
