import { assert, assertEquals } from "@std/assert";
import {
  describeHand,
  evaluate,
  type HandHistoryRecord,
  type HandValue,
  kickerSuffix,
  type ParsedHand,
} from "@marvin/holdem";
import { decodeText } from "../../../../engine/history/decode_text.ts";
import { formatPokerstars } from "../../../../engine/history/pokerstars/format_pokerstars.ts";
import {
  isPokerstars,
  parsePokerstars,
} from "../../../../engine/history/pokerstars/parse_pokerstars.ts";
import { potLayers } from "../../../../engine/history/pokerstars/_pot_layers.ts";
import { referenceFiles, referenceUrl } from "../../../_support/reference.ts";
import { recordOf } from "./_texts.ts";

const FOLDER = "corpus/pokerstars";
const files = referenceFiles(FOLDER).map((path) => ({
  path: path.slice(FOLDER.length + 1),
  text: decodeText(Deno.readFileSync(referenceUrl(path))),
}));
const hands: (ParsedHand & { path: string })[] = files.flatMap(({ path, text }) =>
  [...parsePokerstars(text)].map((hand) => ({ ...hand, path }))
);
const good: HandHistoryRecord[] = hands.flatMap(({ status, record }) =>
  status === "ok" ? [record!] : []
);
const ignore = files.length === 0; // said by the reader of the reference data

Deno.test({
  name: "isPokerstars() knows each file of real hands, except one without any",
  ignore,
  fn: () => {
    const unknown = files.filter(({ text }) => !isPokerstars(text)).map(({ path }) => path);
    assertEquals(unknown, ["a/CashGame/Seats/4 Max.txt"]);
  },
});

Deno.test({
  name: "parsePokerstars() reads real hands, and says by name which ones it cannot",
  ignore,
  fn: () => {
    const counts = Map.groupBy(hands, ({ status }) => status);
    assertEquals(
      Object.fromEntries([...counts].map(([status, of]) => [status, of.length])),
      { ok: 133, error: 27, partial: 7 },
    );
    const games = hands.filter(({ isOtherGame }) => isOtherGame);
    assertEquals(games.length, 24);
    assert(games.every(({ reason }) => reason!.includes("Omaha")));
    const others = hands.filter((hand) => hand.status !== "ok" && !games.includes(hand));
    const fragments = others.filter(({ reason }) => reason!.endsWith("it has no first line"));
    assertEquals(fragments.length, 6);
    assertEquals(
      others.filter((hand) => !fragments.includes(hand)).map(({ path, line, reason }) => [
        path.slice(path.lastIndexOf("/") + 1),
        line,
        reason!.slice(reason!.indexOf(": ") + 2),
      ]),
      [
        // The antes are missing in the printed pot.
        ["AnteTable.txt", 1, "the players put in 90, but the total pot is 50"],
        // Names were changed by hand in some lines.
        [
          "WithSittingOut.txt",
          8,
          "the line has no reading at this table, found Blahdieblah: posts big blind $0.16",
        ],
        // The board was changed by hand.
        ["River.txt", 1, "5d is dealt twice"],
        ["InValidHand_1.txt", 40, "it has no SUMMARY"],
      ],
    );
  },
});

Deno.test({
  name: "parsePokerstars() finds in each real hand that collected and rake make the total pot",
  ignore,
  fn: () => {
    for (const { collections, totalPot, totalRake } of good) {
      assertEquals(collections.reduce((sum, { amount }) => sum + amount, totalRake), totalPot);
    }
  },
});

Deno.test({
  name: "parsePokerstars() finds the printed main and side pots in what players put in",
  ignore,
  fn: () => {
    const severalPots = good.filter(({ pots }) => pots!.length > 1);
    assertEquals(severalPots.length, 5);
    for (const record of severalPots) {
      assertEquals(record.pots!.map(({ amount }) => amount), potLayers(record));
      assertEquals(record.pots!.reduce((sum, { rake }) => sum + rake, 0), record.totalRake);
    }
  },
});

Deno.test({
  name: "describeHand() describes each hand shown in real hands as the room did",
  ignore,
  fn: () => {
    const differences: string[][] = [];
    let count = 0;
    for (const { showdownEntries, boardCards, otherBoards } of good) {
      const best = new Map<number | undefined, HandValue>();
      for (const { holeCards, description, run } of showdownEntries) {
        if (holeCards.length < 2) continue;
        count++;
        const value = evaluate([...holeCards, ...(run === 2 ? otherBoards![0] : boardCards)]);
        const before = best.get(run) ?? value;
        const words = describeHand(value, "pokerstars") + kickerSuffix(value, before);
        if (words !== description) differences.push([description, words]);
        if (value >= before) best.set(run, value);
      }
    }
    assertEquals({ count, differences }, { count: 67, differences: [] });
  },
});

Deno.test({
  name: "formatPokerstars() writes each real hand so that it is read as the same hand",
  ignore,
  fn: () => {
    for (const record of good) assertEquals(recordOf(formatPokerstars(record)), record);
  },
});
