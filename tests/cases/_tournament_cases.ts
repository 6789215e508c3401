/**
 * Cases about tournaments: levels, places, prizes and results.
 *
 * @module
 */
import { assertAlmostEquals, assertEquals } from "@std/assert";
import {
  allIn,
  BlindSchedule,
  buildSngSeriesResult,
  call,
  parseConfig,
  type PlayerId,
  PrizeStructure,
  rankBusts,
  SngCounters,
  StatsCollector,
  toPrizeStructure,
  Tournament,
} from "@marvin/holdem";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

/** Checks of the kinds that are about tournaments. */
export const TOURNAMENT_CHECKS: CaseChecks = {
  "levels": checkLevels,
  "sng": checkLastHand,
  "elimination": checkElimination,
  "sng-cost": checkCost,
  "sng-series": checkSeries,
};

interface Levels {
  readonly levels: readonly {
    readonly hands: number;
    readonly sb: number;
    readonly bb: number;
    readonly ante: number;
  }[];
  readonly handsPlayed: number;
}

function checkLevels({ levels, handsPlayed }: Levels, expect: Expectations): void {
  const tournament = new Tournament({
    players: ["p1", "p2", "p3"].map((name, id) => ({ id: id as PlayerId, name, act: call })),
    seatsPerTable: 3,
    startingChips: 1_000_000_000, // so that nobody is in danger
    blindSchedule: BlindSchedule.custom(
      levels.map(({ hands, sb, bb, ante = 0 }) => (
        { durationHands: hands, smallBlind: sb, bigBlind: bb, ante }
      )),
    ),
    prizeStructure: PrizeStructure.custom([30]),
    seed: 1,
  });
  const played: Record<string, number[]> = {
    smallBlindPerHand: [],
    bigBlindPerHand: [],
    antePerHand: [],
  };
  for (let hand = 0; hand < handsPlayed; hand++) {
    tournament.playRound(({ hand: { smallBlind, bigBlind, ante } }) => {
      played.smallBlindPerHand.push(smallBlind);
      played.bigBlindPerHand.push(bigBlind);
      played.antePerHand.push(ante);
    });
  }
  for (const [key, want] of Object.entries(expect)) {
    assertEquals(played[key] ?? unknownExpectation(key), want, key);
  }
}

interface LastHand {
  readonly players: readonly string[];
  readonly startingChips: number;
  /** One player busts all others, such as `p1 busts p2 and p3 in one hand`. */
  readonly lastHand: string;
}

/** Deals until all go all-in and the right player wins everything in the first hand. */
function checkLastHand(input: LastHand, expect: Expectations): void {
  const { players, startingChips, lastHand } = input;
  const winner = lastHand.split(" ", 1)[0];
  let tournament: Tournament;
  let number = 0;
  do {
    tournament = new Tournament({
      players: players.map((name, id) => ({ id: id as PlayerId, name, act: allIn })),
      seatsPerTable: players.length,
      startingChips,
      blindSchedule: BlindSchedule.standard({
        smallBlind: 10,
        bigBlind: 20,
        levels: 10,
        handsPerLevel: 10,
      }),
      prizeStructure: PrizeStructure.custom([players.length]),
      seed: 1,
      number: ++number,
    });
    tournament.playRound();
  } while (tournament.standings.find(({ place }) => place === 1)?.name !== winner);
  const chips = Object.fromEntries(players.map((name) => [name, 0]));
  for (const seat of tournament.tables[0].seats) {
    if (seat !== null) chips[seat.player.bot.name] = seat.stack;
  }
  const found: Expectations = {
    status: tournament.isFinished ? "finished" : "running",
    winner: tournament.standings[0].name,
    chips,
  };
  for (const [key, want] of Object.entries(expect)) {
    assertEquals(found[key] ?? unknownExpectation(key), want, key);
  }
}

interface Elimination {
  readonly playersLeft: number;
  readonly startStacks: Readonly<Record<string, number>>;
  readonly allInAndBusted: readonly string[];
  /** What the places win, by place. */
  readonly prizes: Readonly<Record<string, number>>;
}

function checkElimination(input: Elimination, expect: Expectations): void {
  const { playersLeft, startStacks, allInAndBusted, prizes } = input;
  const names = Object.keys(startStacks);
  const busts = allInAndBusted.map((name) => (
    { id: names.indexOf(name), table: 0, startingStack: startStacks[name] }
  ));
  const list = Array.from({ length: playersLeft }, (_, place) => prizes[place + 1] ?? 0);
  const groups = rankBusts(busts, { playersLeft, prizes: PrizeStructure.custom(list) });
  const tied = groups.find(({ finishers }) => finishers.length > 1);
  const byName = (of: (group: (typeof groups)[number], prize: number) => unknown) =>
    Object.fromEntries(
      groups.flatMap((group) =>
        group.finishers.map(({ id, prize }) => [names[id], of(group, prize)])
      ),
    );
  const found = (key: string, want: unknown): unknown => {
    switch (key) {
      case "tied":
        return tied?.finishers.map(({ id }) => names[id]) ?? [];
      case "places":
        return Array.isArray(want)
          ? [tied?.firstPlace, tied?.lastPlace]
          : byName(({ meanPlace }) => meanPlace);
      case "averagePlace":
        return tied?.meanPlace;
      case "prizeEach":
        return tied?.finishers[0].prize;
      case "prizes":
        return byName((_, prize) => prize);
      default:
        return unknownExpectation(key);
    }
  };
  for (const [key, want] of Object.entries(expect)) assertEquals(found(key, want), want, key);
}

interface Cost {
  readonly buyIn: number;
  readonly fee: number;
  readonly prizes: readonly number[];
  readonly entrants: number;
}

function checkCost(input: Cost, expect: Readonly<Record<string, number>>): void {
  const { game } = parseConfig(
    `[game]\ngame_type = "SitAndGo"\nnum_seats = ${input.entrants}\nbuy_in = ${input.buyIn}\n` +
      `fee = ${input.fee}\nprizes = ${JSON.stringify(input.prizes)}`,
  );
  const cost = game.buyIn + game.fee;
  const { pool, prizes } = toPrizeStructure(game);
  const found: Record<string, number> = {
    costPerEntry: cost,
    prizePool: pool,
    netForFirst: prizes[0] - cost,
    roiForFirst: (prizes[0] - cost) / cost,
  };
  for (const [key, want] of Object.entries(expect)) {
    assertAlmostEquals(found[key] ?? unknownExpectation(key), want, 1e-4, key);
  }
}

interface Series {
  readonly entrants: number;
  readonly buyIn: number;
  readonly fee: number;
  readonly prizes: readonly number[];
  /** The place of one player in each tournament, by his name. */
  readonly finishes: Readonly<Record<string, readonly number[]>>;
}

function checkSeries(input: Series, expect: Expectations): void {
  const [[name, places]] = Object.entries(input.finishes);
  const playerId = 0 as PlayerId;
  const series = new SngCounters(1, input.entrants);
  const prizes = PrizeStructure.custom(input.prizes);
  const cost = input.buyIn + input.fee;
  for (const place of places) {
    const prize = prizes.prizeFor(place);
    series.record([{ playerId, seat: 0, firstPlace: place, lastPlace: place, cost, prize }]);
  }
  const illegalActions = { freeFold: 0, illegalAction: 0, badAmount: 0, threw: 0 };
  const { playerResults: [player] } = buildSngSeriesResult(series, new StatsCollector(1), [
    { playerId, name, botType: "call_bot", illegalActions },
  ]);
  const found: Expectations = {
    tournaments: player.tournaments,
    wins: player.wins,
    averageFinish: player.avgFinish,
    places: Object.fromEntries(
      player.finishes.map((count, at) => [at + 1, count]).filter(([, count]) => count > 0),
    ),
    itm: player.itmPercent! / 100,
    cost: player.totalEntryFees,
    won: player.totalPrizeMoney,
    net: player.netProfit,
    roiPercent: player.roiPercent,
  };
  for (const [key, want] of Object.entries(expect)) {
    const value = found[key] ?? unknownExpectation(key);
    if (typeof want === "number") assertAlmostEquals(value as number, want, 1e-4, key);
    else assertEquals(value, want, key);
  }
}
