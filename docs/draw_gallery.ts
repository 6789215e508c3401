/**
 * Draws the pictures of README.md from seeded runs: `deno task gallery`.
 *
 * @module
 */
import {
  buildHandHistoryRecord,
  type CompletedHand,
  type HandHistoryRecord,
  parseConfig,
  runCashGame,
  runSngSeries,
  type SimulationConfig,
} from "@marvin/holdem";
import {
  bankrollChart,
  finishChart,
  HandsRecorder,
  type Picture,
  positionChart,
  roiChart,
  SeriesRecorder,
  showHand,
} from "@marvin/holdem/analysis";

const SEED = 2026;
const FOLDER = new URL("gallery/", import.meta.url);

/** All pictures by the names of their files. */
export async function drawGallery(): Promise<ReadonlyMap<string, Picture>> {
  const sng = quietConfig("sng_series.toml");
  const recorder = SeriesRecorder.of(sng);
  const series = await runSngSeries(sng, { seed: SEED, tournaments: 500, observer: recorder });
  const players = series.playerResults.map(({ name }) => name);

  const rake = quietConfig("cash_rake.toml");
  const cash = { ...rake, game: { ...rake.game, resetBankrollEachHand: true } };
  const hands = new HandsRecorder();
  const game = await runCashGame(cash, { seed: SEED, hands: 2_000, observer: hands });

  const hand = showHand(await largestPot(sng, players));
  const subtitle = "500 Sit & Gos of the six simple bots, 10 + 1 each";
  return new Map<string, Picture>([
    ["roi.svg", roiChart(recorder.data, { players, subtitle })],
    ["finishes.svg", finishChart(series.playerResults, { paidPlaces: 3, subtitle })],
    ["positions.svg", positionChart(game.players)],
    ["bankroll.svg", bankrollChart(hands.data, { player: "ChumpBot", bigBlind: 20 })],
    ["hand.svg", hand.steps.find(({ text }) => text.startsWith("River"))!],
  ]);
}

function quietConfig(name: string): SimulationConfig {
  const text = Deno.readTextFileSync(new URL(`../configs/${name}`, import.meta.url));
  const config = parseConfig(text);
  return { ...config, output: { ...config.output, logHands: false } };
}

/** The hand with the largest pot of one tournament, of those that reach the river. */
async function largestPot(
  config: SimulationConfig,
  players: readonly string[],
): Promise<HandHistoryRecord> {
  let largest: HandHistoryRecord | undefined;
  const observer = {
    handCompleted({ result, tableName }: CompletedHand) {
      const timestamp = "2026-05-19T12:00:00Z";
      const record = buildHandHistoryRecord(result, players, { tableName, timestamp });
      const isLarger = record.totalPot > (largest?.totalPot ?? 0);
      if (isLarger && record.boardCards.length === 5) largest = record;
    },
  };
  await runSngSeries(config, { seed: SEED, tournaments: 1, observer });
  return largest!;
}

if (import.meta.main) {
  await Deno.mkdir(FOLDER, { recursive: true });
  for (const [name, { svg }] of await drawGallery()) {
    await Deno.writeTextFile(new URL(name, FOLDER), svg);
  }
}
