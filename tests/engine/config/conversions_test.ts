import { assertEquals } from "@std/assert";
import {
  parseConfig,
  toBlindSchedule,
  toEntrants,
  toPrizeStructure,
  toRakeConfig,
  toTableConfig,
} from "@marvin/holdem";

const gameOf = (toml: string) => parseConfig(`[game]\n${toml}`).game;

Deno.test("toBlindSchedule() doubles the blinds, when no levels are listed", () => {
  const schedule = toBlindSchedule(gameOf("big_blind = 50\nante = 5\nnum_blind_levels = 3"));
  assertEquals(schedule.levels.map(({ bigBlind, ante }) => [bigBlind, ante]), [
    [50, 5],
    [100, 10],
    [200, 20],
  ]);
});

Deno.test("toBlindSchedule() takes the listed levels, whatever the other keys say", () => {
  const levels = "[{ small_blind = 1, big_blind = 3, ante = 1, hands = 4 }]";
  const { levels: found } = toBlindSchedule(
    gameOf(`num_blind_levels = 3\nblind_levels = ${levels}`),
  );
  assertEquals(found, [{ level: 1, smallBlind: 1, bigBlind: 3, ante: 1, durationHands: 4 }]);
});

type Prizes = [title: string, toml: string, want: number[]];
const PRIZES: Prizes[] = [
  ["listed prizes as they are", "prizes = [5, 3, 2]", [5, 3, 2]],
  ["the usual prizes of one table", 'game_type = "SitAndGo"', [39, 21]],
  [
    "the usual prizes of many tables",
    'game_type = "MultiTableTournament"\nnum_entries = 12',
    [60, 36, 24],
  ],
];
for (const [title, toml, want] of PRIZES) {
  Deno.test(`toPrizeStructure() pays ${title}`, () => {
    assertEquals(toPrizeStructure(gameOf(toml)).prizes, want);
  });
}

Deno.test("toEntrants() repeats the bots, when there are more entries", () => {
  const bots = '[[game.bots]]\nbot_type = "a"\n[[game.bots]]\nbot_type = "b"';
  const game = gameOf(`game_type = "MultiTableTournament"\nnum_entries = 5\n${bots}`);
  assertEquals(toEntrants(game).map(({ botType }) => botType), ["a", "b", "a", "b", "a"]);
});

Deno.test("toRakeConfig() rakes cash games only", () => {
  const rake = 'rake_percentage = 0.05\nrake_cap = 50\nrake_scope = "hand"\nno_flop_no_drop = true';
  assertEquals(toRakeConfig(gameOf(rake)), {
    percentage: 0.05,
    cap: 50,
    scope: "hand",
    noFlopNoDrop: true,
  });
  assertEquals(toRakeConfig(gameOf(`game_type = "SitAndGo"\n${rake}`)).percentage, 0);
});

Deno.test("toTableConfig() leaves bankrolls and seats alone, when it is a tournament", () => {
  const keys = "reset_bankroll_each_hand = true\nbankroll_refill_threshold = 9\n" +
    "randomize_seats = true\nnum_seats = 4";
  const cash = toTableConfig(gameOf(keys));
  assertEquals(
    [cash.resetBankrollEachHand, cash.bankrollRefillThreshold, cash.randomizeSeats, cash.numSeats],
    [true, 9, true, 4],
  );
  const sng = toTableConfig(gameOf(`game_type = "SitAndGo"\n${keys}`));
  assertEquals(
    [sng.resetBankrollEachHand, sng.bankrollRefillThreshold, sng.randomizeSeats, sng.numSeats],
    [false, 0, false, 4],
  );
});
