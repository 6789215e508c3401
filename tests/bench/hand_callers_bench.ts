// Whole hands of six players who call, 24 decisions a hand: see `_whole_hands.ts`.
import { call } from "@marvin/holdem";
import { checkOrCall } from "./_poker_ts.mjs";
import { benchPokerTs, coreLoop, HANDS, WARM, withBots } from "./_whole_hands.ts";

const calls = { ...WARM, group: `six callers, ${HANDS} hands` };
benchPokerTs(calls.group, "callers", checkOrCall);
Deno.bench("core loop", { ...calls, baseline: true }, coreLoop((hand) => hand.checkOrCall()));
Deno.bench("bots, results, statistics", calls, withBots(() => call()));
