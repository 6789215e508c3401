import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import {
  buildSimulationStats,
  type CashPlayer,
  playingStyle,
  StatsCollector,
} from "../../../../engine/simulation/stats/mod.ts";
import type { PlayerId } from "../../../../engine/types.ts";
import { playScript, restlessTable } from "./_recorded_hands.ts";

function cashPlayer(player: number, bankroll: number, finalStack: number): CashPlayer {
  return {
    playerId: player as PlayerId,
    name: `P${player}`,
    botType: "restless",
    bankroll,
    finalStack,
    illegalActions: { freeFold: 0, illegalAction: 0, badAmount: 0, threw: 0 },
  };
}

Deno.test("buildSimulationStats() finds the profit that bankroll and stack show", () => {
  for (const resetBankrollEachHand of [true, false]) {
    const table = restlessTable(6, {
      resetBankrollEachHand,
      bankrollRefillThreshold: resetBankrollEachHand ? 0 : 99,
    });
    const stats = new StatsCollector(6);
    while (table.handNumber < 40 && table.numActive > 1) {
      table.runHand();
      stats.recordHand(table.hand);
    }
    const seats = table.seats.filter((seat) => seat !== null);
    const result = buildSimulationStats(
      "cash",
      stats,
      seats.map(({ player, bankroll, stack }) => cashPlayer(player.bot.id, bankroll, stack)),
    );
    assertEquals(result.hands, table.handNumber);
    let profits = 0;
    for (const player of result.players) {
      assertEquals(player.netProfit, player.bankroll + player.finalStack - 100);
      assertEquals(player.showdownWinnings + player.nonShowdownWinnings, player.netProfit);
      profits += player.netProfit;
    }
    assertEquals(profits, -result.totalRake);
    assert(result.totalRake > 0);
    assertEquals(JSON.parse(JSON.stringify(result)), result);
  }
});

Deno.test("buildSimulationStats() adds big blinds of different levels", () => {
  const stats = new StatsCollector(2);
  for (const bigBlind of [2, 20]) {
    const fold = { ids: [0, 1], stacks: [200, 200], smallBlind: bigBlind / 2, bigBlind };
    stats.recordHand(playScript({ ...fold, decisions: [["fold"]] }));
  }
  const [loser, winner] = buildSimulationStats("levels", stats, [
    cashPlayer(0, 0, 189),
    cashPlayer(1, 0, 211),
  ]).players;
  assertEquals([loser.netProfit, winner.netProfit], [-11, 11]);
  assertEquals([loser.bbPer100, winner.bbPer100], [-50, 50]); // half a big blind each time
  assertEquals(loser.bbPer100Ci95, [-50, -50]);
  assertEquals(winner.biggestPotWon, 20);
  assertEquals([winner.showdownWinnings, winner.nonShowdownWinnings], [0, 11]);
});

Deno.test("buildSimulationStats() knows no rate before the first hand", () => {
  const [player] = buildSimulationStats("empty", new StatsCollector(1), [cashPlayer(0, 0, 100)])
    .players;
  assertEquals([player.hands, player.netProfit], [0, 0]);
  assertEquals([player.bbPer100, player.bbPer100Ci95, player.sdPer100], [null, null, null]);
  assertEquals([player.vpip, player.wtsd, player.aggressionFactor], [null, null, null]);
  assertEquals([player.bySeat, player.byPosition], [[], []]);
});

Deno.test("playingStyle() leaves hands without a choice out of vpip", () => {
  const stats = new StatsCollector(3);
  const three = { ids: [0, 1, 2], smallBlind: 1, bigBlind: 2 };
  stats.recordHand(playScript({ ...three, stacks: [9, 9, 9], decisions: [["fold"], ["fold"]] }));
  stats.recordHand(playScript({ ...three, stacks: [9, 9, 2], decisions: [] }));
  stats.recordHand(
    playScript({ ...three, stacks: [9, 9, 9], decisions: [["fold"], ["raise", 5]] }),
  );
  stats.recordHand(
    playScript({ ...three, stacks: [9, 9, 9], decisions: [["fold"], ["raise", 5], ["fold"]] }),
  );
  const { vpip, vpipAllHands } = playingStyle(stats.counters(2 as PlayerId));
  assertEquals(vpip, 0.5); // one call, one fold; a walk and an all-in blind do not count
  assertAlmostEquals(vpipAllHands!, 0.25);
});
