// Runs of the six simple bots, with all that a run does: statistics, and logs where wanted.
import { parseConfig, runCashGame, runSngSeries } from "@marvin/holdem";

const HANDS = 1_000;

const CASH = parseConfig("[game]\nreset_bankroll_each_hand = true\nrake_percentage = 0.05");
const SNG = parseConfig('[game]\ngame_type = "SitAndGo"\nstarting_chips = 1500');
Deno.bench("1,000 hands of a cash game", { baseline: true, group: "cash" }, async () => {
  await runCashGame(CASH, { seed: 1, hands: HANDS });
});
const LOGS = Deno.makeTempDirSync();
let runs = 0;
Deno.bench("the same with a session log", { group: "cash" }, async () => {
  const logDir = `${LOGS}/${runs++}`;
  const output = { ...CASH.output, logHands: true, logLayout: "per_session", logDir } as const;
  await runCashGame({ ...CASH, output }, { seed: 1, hands: HANDS });
});
globalThis.addEventListener("unload", () => Deno.removeSync(LOGS, { recursive: true }));
Deno.bench("100 Sit & Gos", async () => {
  await runSngSeries(SNG, { seed: 1, tournaments: 100 });
});
