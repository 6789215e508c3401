import { assertAlmostEquals, assertEquals } from "@std/assert";
import type { HandRunner } from "../../../../engine/hand/mod.ts";
import { POSITIONS } from "../../../../engine/rules/mod.ts";
import {
  buildPlayerStats,
  COUNTER_NAMES,
  type PlayerStats,
  StatsCollector,
} from "../../../../engine/simulation/stats/mod.ts";
import type { PlayerId } from "../../../../engine/types.ts";
import { readReference } from "../../../_support/reference.ts";
import { playScript } from "./_recorded_hands.ts";

interface TrackerHand {
  id: string;
  order: string[];
  stacks: Record<string, number>;
  actions: [street: string, player: string, type: string, added: number][];
  showdown: string[];
  collected: Record<string, number>;
  net: Record<string, number>;
  positions: Record<string, string>;
  expected: Record<string, Record<string, number>>;
}

type Rates = Record<string, number | null> & { counters: Record<string, number> };

interface TrackerVectors {
  hands: TrackerHand[];
  aggregate: Record<string, Rates>;
}

const NAMES = ["A", "B", "C", "D", "E", "F"];
const vectors = readReference("vectors/tracker_stats.json") as TrackerVectors | undefined;

function play(hand: TrackerHand): HandRunner {
  const idOf = (name: string): number => NAMES.indexOf(name);
  return playScript({
    ids: hand.order.map(idOf),
    stacks: hand.order.map((name) => hand.stacks[name]),
    smallBlind: 1,
    bigBlind: 2,
    winners: hand.showdown.length > 0 ? Object.keys(hand.collected).map(idOf) : [],
    decisions: hand.actions
      .filter(([, , type]) => type !== "smallBlind" && type !== "bigBlind")
      .map(([, , type, added]) => [type, added]),
  });
}

function statsOf(collector: StatsCollector, player: number): PlayerStats {
  return buildPlayerStats(collector, {
    playerId: player as PlayerId,
    name: NAMES[player],
    botType: "call",
    bankroll: 0,
    finalStack: 0,
    illegalActions: { freeFold: 0, illegalAction: 0, badAmount: 0, threw: 0 },
  });
}

for (const hand of vectors?.hands ?? []) {
  Deno.test(`StatsCollector counts like a tracker: ${hand.id}`, () => {
    const collector = new StatsCollector(NAMES.length);
    collector.recordHand(play(hand));
    for (const name of hand.order) {
      const player = NAMES.indexOf(name) as PlayerId;
      const { handsWon: _, ...counters } = collector.counters(player);
      const wanted = Object.fromEntries(
        Object.keys(counters).map((counter) => [counter, hand.expected[name][counter] ?? 0]),
      );
      assertEquals(counters, wanted, name);
      assertEquals(collector.result(player).net, hand.net[name], name);
      const [place] = statsOf(collector, player).byPosition;
      assertEquals(place.position, POSITIONS.find((known) => known === hand.positions[name]));
    }
  });
}

Deno.test("buildPlayerStats() gives a tracker's rates, over all its hands", () => {
  const collector = new StatsCollector(NAMES.length);
  for (const hand of vectors?.hands ?? []) collector.recordHand(play(hand));
  for (const [name, wanted] of Object.entries(vectors?.aggregate ?? {})) {
    const player = NAMES.indexOf(name);
    const { counters } = wanted;
    const found = collector.counters(player as PlayerId);
    for (const counter of COUNTER_NAMES) {
      if (counter in counters) assertEquals(found[counter], counters[counter], counter);
    }
    const stats = statsOf(collector, player);
    const pairs: [found: number | null, wanted: number | null][] = [
      [stats.vpip, wanted.vpip],
      [stats.vpipAllHands, wanted.vpipAllHands],
      [stats.pfr, wanted.pfr],
      [stats.threeBet, wanted.threeBet],
      [stats.foldTo3Bet, wanted.foldTo3Bet],
      [stats.steal, wanted.steal],
      [stats.foldToSteal, wanted.foldToSteal],
      [stats.cbet, wanted.cbet],
      [stats.foldToCbet, wanted.foldToCbet],
      [stats.wtsd, wanted.wtsd],
      [stats.wsd, wanted.wsd],
      [stats.wwsf, wanted.wwsf],
      [stats.aggressionFactor, wanted.af],
      [stats.aggressionFrequency, wanted.afq],
    ];
    for (const [rate, right] of pairs) assertEquals(rate, right, name);
    assertAlmostEquals(stats.bbPer100!, wanted.bbPer100!, 1e-9);
    assertAlmostEquals(stats.sdPer100!, wanted.sdPer100!, 1e-9);
    const [low, high] = stats.bbPer100Ci95!;
    assertAlmostEquals((high - low) / 2, 1.959963984540054 * wanted.sePer100!, 1e-6);
  }
});
