/**
 * The published PHH hands: Pluribus against five professionals (no rake, equal stacks, all cards
 * known), a final table with eleven no-limit hands, famous hands, an excerpt of a room's log.
 */
import { assertAlmostEquals, assertEquals } from "@std/assert";
import { formatPhh } from "../../../../engine/history/phh/format_phh.ts";
import { isPhh, parsePhh } from "../../../../engine/history/phh/parse_phh.ts";
import type { ParsedHand } from "../../../../engine/history/parsed_hand.ts";
import { playerMoney } from "../../../../engine/history/player_money.ts";
import type { HandHistoryRecord } from "../../../../engine/history/record.ts";
import { validateRecord } from "../../../../engine/history/validate_record.ts";
import { readReference, referenceFiles } from "../../../_support/reference.ts";

interface FileHand {
  /** Such as `102/0`: session and hand. */
  readonly id: string;
  readonly hand: ParsedHand;
  /** By name. */
  readonly finishingStacks: ReadonlyMap<string, number>;
}

function handsOf(folder: string): FileHand[] {
  return referenceFiles(`corpus/phh/${folder}`).flatMap((path) => {
    const text = readReference(path) as string;
    assertEquals(isPhh(text), true);
    const stacks = [...text.matchAll(/^finishing_stacks = (.*)$/gm)].map((match) => list(match[1]));
    const players = [...text.matchAll(/^players = (.*)$/gm)].map((match) => list(match[1]));
    const session = /([^/]+)\.phhs?$/.exec(path)![1];
    return [...parsePhh(text)].map((hand, at) => ({
      id: `${session}/${hand.record?.handNumber}`,
      hand,
      finishingStacks: new Map(
        (stacks[at] ?? []).map((stack, player) => [String(players[at][player]), Number(stack)]),
      ),
    }));
  });
}

function list(text: string): (string | number)[] {
  return JSON.parse(text.replaceAll("'", '"'));
}

function counts(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const statuses = (hands: readonly FileHand[]) =>
  counts(
    hands.map(({ hand: { status, reason } }) =>
      reason?.replace(/^Cannot read hand .+?: /, "") ?? status
    ),
  );

/** Players whose final stack is not the file's, with the difference. */
function differences({ hand: { record }, finishingStacks }: FileHand): number[] {
  return playerMoney(record!).map(({ name, net }, at) => {
    const { scale, players } = record!;
    return (players[at].stack + net) / scale - finishingStacks.get(name)!;
  }).filter((difference) => difference !== 0);
}

const pluribus = handsOf("pluribus");
const records = pluribus.map(({ hand }) => hand.record!);
const ignore = pluribus.length === 0;

Deno.test({ name: "parsePhh() reads all hands of Pluribus", ignore }, () => {
  assertEquals(statuses(pluribus), { ok: 10_000 });
});

/** Odd pots that two players split: the file says half a chip, the engine deals whole ones. */
const HALF_CHIPS = ["102/0", "32/23", "41b/204", "60/88", "75b/76", "88/128", "91/43", "91/53"];

Deno.test({ name: "parsePhh() finds the final stacks of Pluribus", ignore }, () => {
  const found = pluribus.filter((hand) => differences(hand).length > 0);
  assertEquals(found.map(({ id }) => id).sort(), HALF_CHIPS);
  for (const hand of found) {
    assertEquals(differences(hand).toSorted((a, b) => a - b), [-0.5, 0.5]);
  }
});

Deno.test({ name: "parsePhh() counts what happens in the hands of Pluribus", ignore }, () => {
  const lines = records.flatMap(({ streetActions }) => streetActions.flat());
  const allIn = lines.filter((line) => line.allIn);
  const showdowns = records.filter(({ showdownEntries }) => showdownEntries.length > 0);
  const isWalk = ({ streetActions: [preflop] }: HandHistoryRecord) =>
    preflop.every(({ type }) => type === "fold" || type === "uncalled");
  const winners = ({ collections }: HandHistoryRecord) => collections.length;
  assertEquals(
    {
      folds: lines.filter(({ type }) => type === "fold").length,
      betsAndRaises: lines.filter(({ type }) => type === "bet" || type === "raise").length,
      checksAndCalls: lines.filter(({ type }) => type === "check" || type === "call").length,
      boards: records.reduce((sum, { boardCards }) => sum + Math.max(0, boardCards.length - 2), 0),
      uncalled: lines.filter(({ type }) => type === "uncalled").length,
      allInBetsAndRaises: allIn.filter(({ type }) => type !== "call").length,
      allInCalls: allIn.filter(({ type }) => type === "call").length,
      walks: records.filter(isWalk).length,
      foldedOut: counts(
        records.filter((record) => !showdowns.includes(record))
          .map(({ boardCards }) => `${boardCards.length} cards`),
      ),
      showdowns: counts(
        showdowns.map(({ showdownEntries }) => `${showdownEntries.length} players`),
      ),
      mucks: showdowns.flatMap(({ showdownEntries }) => showdownEntries)
        .filter(({ holeCards }) => holeCards.length === 0).length,
      splits: counts(records.filter((record) => winners(record) > 1).map((r) => `${winners(r)}`)),
      pots: counts(records.map(({ pots }) => `${pots!.length}`)),
      rake: records.reduce((sum, { totalRake }) => sum + totalRake, 0),
    },
    {
      folds: 48_271,
      betsAndRaises: 18_472,
      checksAndCalls: 24_613,
      boards: 11_940,
      uncalled: 8_327,
      allInBetsAndRaises: 344,
      allInCalls: 164,
      walks: 1_058,
      foldedOut: { "0 cards": 4_662, "3 cards": 1_484, "4 cards": 1_106, "5 cards": 1_075 },
      showdowns: { "2 players": 1_621, "3 players": 48, "4 players": 4 },
      mucks: 870,
      splits: { "2": 85 },
      pots: { "1": 10_000 },
      rake: 0,
    },
  );
});

Deno.test({ name: "validateRecord() finds all decisions of Pluribus legal", ignore }, () => {
  assertEquals(records.flatMap(validateRecord), []);
});

const wsop = handsOf("tournament-2023");

Deno.test({ name: "parsePhh() reads the hold'em hands of a mixed final table", ignore }, () => {
  assertEquals(statuses(wsop), {
    ok: 18,
    "unsupported game: Deuce-to-Seven Single Draw No Limit": 7,
    "unsupported game: Deuce-to-Seven Triple Draw Fixed Limit": 7,
    "unsupported game: Omaha Hi/Lo Fixed Limit": 14,
    "unsupported game: Omaha Pot Limit": 7,
    "unsupported game: Razz Fixed Limit": 10,
    "unsupported game: Seven Card Stud Fixed Limit": 13,
    "unsupported game: Seven Card Stud Hi/Lo Fixed Limit": 7,
  });
  const read = wsop.filter(({ hand }) => hand.status === "ok");
  assertEquals(counts(read.map(({ hand }) => hand.record!.limit!)), {
    fixed_limit: 7,
    no_limit: 11,
  });
  assertEquals(read.filter((hand) => differences(hand).length > 0).map(({ id }) => id), []);
  assertEquals(read.flatMap(({ hand }) => validateRecord(hand.record!)), []);
});

Deno.test(
  { name: "parsePhh() leaves the ante of an all-in big blind in the main pot", ignore },
  () => {
    const { record } = wsop.find(({ id }) => id === "68/68")!.hand;
    const after = playerMoney(record!).map(({ net }, at) => record!.players[at].stack + net);
    assertEquals(after, [2_200_000, 0, 2_675_000, 3_125_000, 21_700_000]);
  },
);

const others = [...handsOf("televised"), ...handsOf("excerpt")];

Deno.test({ name: "parsePhh() reads famous hands and a room's log", ignore }, () => {
  assertEquals(statuses(others), {
    ok: 5,
    "unsupported game: Badugi Fixed Limit": 1,
    "unsupported game: Deuce-to-Seven Triple Draw Fixed Limit": 1,
    "unsupported game: Omaha Pot Limit": 1,
    "unsupported game: Short Deck No Limit": 1,
  });
  const [dwan, ...log] = others.filter(({ hand }) => hand.status === "ok")
    .map(({ hand }) => hand.record!);
  assertAlmostEquals(dwan.totalPot / dwan.scale, 1_109_500);
  assertEquals(dwan.collections.map(({ playerName }) => playerName), [dwan.players[2].name]);
  assertEquals(log.map(({ totalPot, totalRake }) => [totalPot, totalRake]), [
    [10_000, 0],
    [2_500, 125],
    [37_000, 0],
    [1_000, 0],
  ]);
});

Deno.test(
  { name: "formatPhh() writes all hands so that they are read as they were", ignore },
  () => {
    for (const { hand: { record } } of [...pluribus, ...wsop, ...others]) {
      if (record === undefined) continue;
      const [back] = parsePhh(formatPhh(record));
      // Plain comparison first: the helper takes a hundred times as long.
      if (JSON.stringify(back.record) !== JSON.stringify(record)) assertEquals(back.record, record);
    }
  },
);
