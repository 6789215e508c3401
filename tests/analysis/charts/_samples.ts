/**
 * One chart of each kind from made-up results that never change.
 *
 * @module
 */
import { createPrng, drawFraction, equity, type Position, type Prng } from "@marvin/holdem";
import {
  bankrollChart,
  type Chart,
  equityChart,
  finishChart,
  type HandRow,
  leagueChart,
  levelChart,
  positionChart,
  profitChart,
  rangeChart,
  roiChart,
  seatChart,
  stackChart,
  type StackRow,
  styleChart,
  type TournamentRow,
} from "../../../analysis/charts/mod.ts";

/** Players of the samples, good ones first. */
export const PLAYERS = ["FlockBot", "CallBot", "RandomBot", "ChumpBot", "FoldBot", "RaiseBot"];
const POSITIONS: readonly Position[] = ["SB", "BB", "UTG", "HJ", "CO", "BTN"];

/** Results of a series in which earlier players of the list win more often. */
export function sampleTournaments(tournaments: number): TournamentRow[] {
  const prng = createPrng("7", "tournaments");
  return Array.from({ length: tournaments }, (_, index) => {
    const order = shuffled(PLAYERS, prng);
    return PLAYERS.map((player) => ({
      tournament: index + 1,
      player,
      cost: 110,
      prize: [390, 210][order.indexOf(player)] ?? 0,
    }));
  }).flat();
}

/** Hands of two players, one of whom wins a little. */
export function sampleHands(hands: number): HandRow[] {
  const prng = createPrng("7", "hands");
  return Array.from({ length: hands }, (_, index) => {
    const swing = Math.round(400 * (drawFraction(prng) - 0.49) ** 3 * 40);
    const rake = Math.abs(swing) > 100 ? 5 : 0;
    return ["FlockBot", "ChumpBot"].map((player, seat): HandRow => ({
      hand: index + 1,
      player,
      net: (seat === 0 ? swing : -swing) - rake,
      rake,
      allInEv: (seat === 0 ? 0.8 : -0.8) * swing - rake,
      showdown: index % 3 === 0,
    }));
  }).flat();
}

/** A tournament from the first hand to the last. */
export function sampleStacks(): StackRow[] {
  const prng = createPrng("7", "stacks");
  const stacks = PLAYERS.map(() => 1500);
  const rows: StackRow[] = [];
  for (let hand = 1; stacks.filter((stack) => stack > 0).length > 1; hand++) {
    const seats = [...stacks.keys()].filter((seat) => stacks[seat] > 0);
    const winner = seats[Math.floor(drawFraction(prng) * seats.length)];
    const loser = seats.filter((seat) => seat !== winner)[
      Math.floor(drawFraction(prng) * (seats.length - 1))
    ];
    const bigBlind = 20 * 2 ** Math.floor((hand - 1) / 10);
    const amount = Math.min(stacks[loser], Math.ceil(12 * drawFraction(prng)) * bigBlind);
    for (const seat of seats) {
      const net = seat === winner ? amount : seat === loser ? -amount : 0;
      rows.push({
        hand,
        tournament: 3,
        player: PLAYERS[seat],
        stack: stacks[seat],
        net,
        bigBlind,
      });
    }
    stacks[winner] += amount;
    stacks[loser] -= amount;
  }
  return rows;
}

/** A chart of each kind, by the name of its golden file. */
export const SAMPLES: Readonly<Record<string, () => Chart>> = {
  roi: () => roiChart(sampleTournaments(150), { subtitle: "Six-handed SNG, 100 + 10" }),
  finish: () =>
    finishChart(
      PLAYERS.map((name, player) => ({
        name,
        finishes: PLAYERS.map((_, place) => 40 + 6 * (2.5 - player) * (2.5 - place)),
      })),
      { paidPlaces: 2 },
    ),
  seat: () =>
    seatChart(PLAYERS.map((name, player) => ({
      name,
      bySeat: PLAYERS.map((_, seat) => {
        const mean = 9 * (2.5 - player) + 7 * Math.sin(5 * seat + player);
        return {
          seat,
          tournaments: 50,
          averageRoiPercent: mean,
          roiCi95: [mean - 31, mean + 31] as const,
        };
      }),
    }))),
  position: () =>
    positionChart(PLAYERS.map((name, player) => ({
      name,
      byPosition: POSITIONS.map((position, place) => {
        const bbPer100 = 20 * (2.5 - player) + [-45, -60, 5, 15, 30, 55][place];
        return {
          position,
          hands: 400,
          bbPer100,
          bbPer100Ci95: [bbPer100 - 40, bbPer100 + 40] as const,
        };
      }),
    }))),
  bankroll: () => bankrollChart(sampleHands(300), { bigBlind: 20 }),
  profit: () => profitChart(sampleHands(9000)),
  style: () =>
    styleChart(PLAYERS.map((name, player) => ({
      name,
      hands: 1000,
      vpip: [0.31, 1, 0.58, 0.45, 0, 1][player],
      pfr: [0.02, 0, 0.25, 0.18, 0, 1][player],
    }))),
  equity: () => {
    const hands = ["AhKh", "QsQd", "7c6c"];
    return equityChart(equity(hands, { board: "Qh8c2h" }), { hands, subtitle: "Flop Qh 8c 2h" });
  },
  range: () =>
    rangeChart("77+, A9s+, A5s-A2s, KTs+, AJo+, KQo:0.5, QTs:0.75, 98s:0.25, AhTd, 22:0.005", {
      subtitle: "Raise from the cutoff",
    }),
  league: () =>
    leagueChart({
      unit: "bb/100",
      level: 0.95,
      players: PLAYERS.map((name, player) => ({
        playerId: player,
        name,
        rank: player + 1,
        against: PLAYERS.flatMap((_, opponent) => {
          if (opponent === player) return [];
          const mean = 60 * (opponent - player) * Math.abs(Math.sin(opponent + player));
          return [{
            opponent,
            mean,
            interval: [mean - 48, mean + 48] as const,
            pHolm: Math.abs(mean) > 60 ? 0.01 : 0.6,
            blocks: 500,
          }];
        }),
      })),
    }),
  stack: () => stackChart(sampleStacks()),
  level: () =>
    levelChart(
      PLAYERS.slice(0, 3).flatMap((player, rank) =>
        Array.from({ length: 60 }, (_, tournament) =>
          Array.from({ length: 1 + (tournament * (5 - rank)) % 8 }, (_, level) => ({
            tournament,
            player,
            bigBlind: 20 * 2 ** level,
          }))).flat()
      ),
    ),
};

/** The list in an order by luck, in which earlier ones tend to stay in front. */
function shuffled(names: readonly string[], prng: Prng): string[] {
  return names.map((name, index) => ({ name, key: drawFraction(prng) + 0.06 * index }))
    .sort((a, b) => a.key - b.key).map(({ name }) => name);
}
