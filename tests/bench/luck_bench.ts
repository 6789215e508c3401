/**
 * What it costs to take luck off the results of six simple bots. One run is 3,600 hands; the first
 * of each group takes none off.
 */
import { ADJUSTMENTS, compareBots, parseConfig } from "@marvin/holdem";

for (const stacks of [400, 2000]) {
  const config = parseConfig(
    `[game]\nreset_bankroll_each_hand = true\nstarting_chips = ${stacks}\nseed = 7\n`,
  );
  for (const adjustment of ADJUSTMENTS) {
    Deno.bench(`luck taken off: ${adjustment}`, {
      group: `3,600 hands, ${stacks / 20} big blinds`,
      baseline: adjustment === "none",
      n: 5,
    }, async () => {
      await compareBots(config, { hands: 3_600, adjustment });
    });
  }
}
