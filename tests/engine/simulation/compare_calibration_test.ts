/** Bots against copies of themselves: whoever finds a difference there is wrong. */
import { assert } from "@std/assert";
import { type Adjustment, compareBots, parseConfig, type SeatPlan } from "@marvin/holdem";

const CONFIG = parseConfig(`[game]
reset_bankroll_each_hand = true
starting_chips = 500
bots = [{ bot_type = "chump_bot" }, { bot_type = "chump_bot" }]
`);

const REPEATS = 1_000;

const WAYS: readonly [SeatPlan, Adjustment][] = [["none", "none"], ["rotate", "none"], [
  "rotate",
  "all_in",
]];
for (const [seatPlan, adjustment] of WAYS) {
  Deno.test(`compareBots() has 93 to 97 of 100 intervals around the truth (${seatPlan}, ${adjustment})`, async () => {
    let covered = 0;
    for (let seed = 0; seed < REPEATS; seed++) {
      const { pairs: [{ interval }] } = await compareBots(CONFIG, {
        seed,
        seatPlan,
        adjustment,
        hands: 160,
      });
      if (interval![0] <= 0 && 0 <= interval![1]) covered++;
    }
    assert(covered >= 0.93 * REPEATS && covered <= 0.97 * REPEATS, `${covered}`);
  });
}

Deno.test("compareBots() is misled in at most 5 of 100 runs by looking again and again", async () => {
  let misled = 0;
  for (let seed = 0; seed < REPEATS / 2; seed++) {
    const { end } = await compareBots(CONFIG, { seed, hands: 800, until: "sign" });
    if (end === "rule") misled++;
  }
  assert(misled <= 0.05 * REPEATS / 2, `${misled}`);
});
