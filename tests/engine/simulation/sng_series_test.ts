import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  type CompletedTournament,
  parseConfig,
  runSngSeries,
  runTournament,
  type SimulationConfig,
} from "@marvin/holdem";

const SNG: SimulationConfig = parseConfig(`[game]
game_type = "SitAndGo"
starting_chips = 500
buy_in = 10
fee = 1
prizes = [40, 20]
randomize_seats = true
`);

const MTT: SimulationConfig = parseConfig(`[game]
game_type = "MultiTableTournament"
num_entries = 20
num_seats = 6
starting_chips = 500
buy_in = 10
`);

Deno.test("runSngSeries() adds up to the fees, tournament by tournament", async () => {
  const finished: CompletedTournament[] = [];
  const series = await runSngSeries(SNG, {
    seed: 5,
    tournaments: 40,
    observer: { tournamentCompleted: (tournament) => finished.push(tournament) },
  });
  const { playerResults: players } = series;
  assertEquals([series.tournamentsPlayed, series.entryCost], [40, 11]);
  assertEquals(players.reduce((sum, player) => sum + player.netProfit, 0), -40 * 6);
  assertEquals(players.reduce((sum, player) => sum + player.totalPrizeMoney, 0), 40 * 60);
  for (const player of players) {
    const mine = finished.flatMap(({ standings }) =>
      standings.filter((standing) => standing.playerId === player.playerId)
    );
    assertEquals(player.wins, mine.filter((standing) => standing.firstPlace === 1).length);
    assertEquals(player.totalPrizeMoney, mine.reduce((sum, { prize }) => sum + prize, 0));
    assertEquals(player.totalEntryFees, 440);
    assertEquals(player.finishes.reduce((sum, times) => sum + times), 40);
    assertEquals(player.avgFinish, mine.reduce((sum, { place }) => sum + place, 0) / 40);
    assertEquals(player.roiPercent, 100 * player.netProfit / 440);
  }
  assertEquals(series.totalHands, finished.reduce((sum, { hands }) => sum + hands, 0));
});

Deno.test("runSngSeries() draws the seats once a tournament, and keeps them in it", async () => {
  const starts = new Set<string>();
  const seats = new Map<number, string>();
  await runSngSeries(SNG, {
    seed: 5,
    tournaments: 30,
    observer: {
      handCompleted: ({ hand, tournament }) => {
        const ids = hand.ids.slice(0, 6).join();
        const before = seats.get(tournament) ?? ids;
        assertEquals(ids, before); // who has left leaves his id behind
        seats.set(tournament, before);
        starts.add(before);
      },
    },
  });
  assert(starts.size > 20);
});

Deno.test("runSngSeries() keeps the order of the config where seats are not drawn", async () => {
  const config = { ...SNG, game: { ...SNG.game, randomizeSeats: false } };
  const { playerResults } = await runSngSeries(config, { seed: 5, tournaments: 5 });
  assertEquals(playerResults.map(({ bySeat }) => bySeat.map(({ seat }) => Number(seat))), [
    [0],
    [1],
    [2],
    [3],
    [4],
    [5],
  ]);
});

Deno.test("runSngSeries() makes tournament n the same whatever was played before", async () => {
  const standings = async (tournaments: number) => {
    const all: unknown[] = [];
    const observer = { tournamentCompleted: (one: CompletedTournament) => all.push(one.standings) };
    await runSngSeries(SNG, { seed: 5, tournaments, observer });
    return all;
  };
  assertEquals((await standings(8)).slice(0, 3), await standings(3));
});

Deno.test("runSngSeries() gives the same results for the same seed, and others for another", async () => {
  const run = async (seed: number) =>
    JSON.stringify(await runSngSeries(SNG, { seed, tournaments: 10 }));
  assertEquals(await run(5), await run(5));
  assert(await run(5) !== await run(6));
});

Deno.test("runSngSeries() plays multi-table tournaments, with a place for everybody", async () => {
  const series = await runSngSeries(MTT, { seed: 5, tournaments: 3 });
  assertEquals(series.playerResults.length, 20);
  assertEquals(series.playerResults.reduce((sum, player) => sum + player.netProfit, 0), 0);
  const places = series.playerResults.reduce((sum, player) => sum + player.avgFinish!, 0);
  assert(Math.abs(places - 20 * 21 / 2) < 1e-9);
});

Deno.test("runSngSeries() stops within a tournament when told to, and leaves that out", async () => {
  const stopper = new AbortController();
  let hands = 0;
  const series = await runSngSeries(SNG, {
    seed: 5,
    tournaments: 50,
    signal: stopper.signal,
    observer: { handCompleted: () => ++hands === 300 && stopper.abort() },
  });
  assert(series.tournamentsPlayed > 0 && series.tournamentsPlayed < 50);
  assertEquals(series.playerResults[0].tournaments, series.tournamentsPlayed);
});

Deno.test("runTournament() tells how each player finished", async () => {
  const result = await runTournament(SNG, { seed: 5 });
  assertEquals(result.standings.length, 6);
  assertEquals(result.standings.reduce((sum, { netProfit }) => sum + netProfit, 0), -6);
  assertEquals(result.series.tournamentsPlayed, 1);
  assertEquals(result.hands, result.series.totalHands);
});

Deno.test("runSngSeries() refuses a cash game, and what is no number of tournaments", async () => {
  await assertRejects(() => runSngSeries(parseConfig("[game]")), RangeError, "Cash config");
  const config = parseConfig('[game]\ngame_type = "SitAndGo"');
  for (const tournaments of [0, -1, 1.5, NaN]) {
    const message = `Cannot play ${tournaments} tournaments: wanted a whole number from 1`;
    await assertRejects(() => runSngSeries(config, { tournaments }), RangeError, message);
  }
});
