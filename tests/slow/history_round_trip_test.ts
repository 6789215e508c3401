import { assert, assertEquals } from "@std/assert";
import {
  formatHand,
  type HandHistoryRecord,
  type HistoryFormat,
  parseHands,
  playerMoney,
  WRITABLE_FORMATS,
} from "@marvin/holdem";
import { randomHands, textPart } from "../engine/history/_random_hands.ts";

const HANDS = 20_000;

/** What hands of the engine do not have of themselves. */
const KINDS: readonly Partial<HandHistoryRecord>[] = [
  { limit: "no_limit" },
  { limit: "no_limit", currency: "USD", scale: 100 },
  { limit: "no_limit", tournament: { id: "7", buyIn: 920, fee: 80, currency: "EUR" } },
];

/** The part of a hand that each format has words for; that part is read back as it was. */
const TOLD: Readonly<Record<string, (record: HandHistoryRecord) => unknown>> = {
  "ipoker": asOwnLogTellsIt,
  "ipoker-xml": asSessionFilesTellIt,
  "pokerstars": asPokerstarsTellsIt,
  "phh": (record) => record,
  "ohh": (record) => record,
};

for (const format of WRITABLE_FORMATS) {
  Deno.test(`formatHand() and parseHands() keep ${HANDS} hands of all kinds, as ${format}`, () => {
    let count = 0;
    for (const hand of handsOfAllKinds(format)) {
      const text = formatHand(hand, format);
      const read = readOne(text, format);
      assertEquals(TOLD[format](read), TOLD[format](hand));
      assert(formatHand(read, format) === text, text);
      if (++count === HANDS) break;
    }
  });
}

function* handsOfAllKinds(format: HistoryFormat): Generator<HandHistoryRecord> {
  let number = 0;
  for (const { record } of randomHands(`round trip ${format}`, Infinity)) {
    const kind = KINDS[number++ % KINDS.length];
    if (kind.tournament !== undefined && record.totalRake > 0) continue; // never raked
    const isWon = record.collections.some(({ amount }) => amount > 0);
    if (!isWon && format === "ipoker-xml") continue; // has no words for a rake of everything
    yield { ...record, ...kind };
  }
}

function readOne(text: string, format: HistoryFormat): HandHistoryRecord {
  const [{ status, record, reason }, ...others] = parseHands(text, { format });
  assertEquals([status, reason, others], ["ok", undefined, []], text);
  return record!;
}

/** Chips without a currency, and nothing of the game beside the hand. */
function asOwnLogTellsIt(record: HandHistoryRecord) {
  const { currency: _, tournament: __, limit: ___, ...told } = textPart(record);
  return { ...told, scale: 1 };
}

/** What each player got, but not of which pot, and not who showed. */
function asSessionFilesTellIt(record: HandHistoryRecord) {
  const { pots: _, showdownEntries: __, collections: ___, site: ____, ...told } = record;
  return { ...told, money: playerMoney(record) };
}

/** Cards of the showdown only, hands in words of its own, antes first in tournaments. */
function asPokerstarsTellsIt(record: HandHistoryRecord) {
  const antes = record.blindPostings.filter(({ blindType }) => blindType === "ante");
  const blinds = record.blindPostings.filter(({ blindType }) => blindType !== "ante");
  const shownBy = (name: string) =>
    record.showdownEntries.find(({ playerName }) => playerName === name)?.holeCards ?? [];
  return {
    ...record,
    site: "PokerStars",
    players: record.players.map((player) => ({ ...player, holeCards: shownBy(player.name) })),
    blindPostings: record.tournament === undefined ? record.blindPostings : [...antes, ...blinds],
    showdownEntries: record.showdownEntries.map((entry) => ({ ...entry, description: "" })),
    stakes: {
      ...record.stakes!,
      ante: antes.reduce((most, { amount }) => Math.max(most, amount), 0),
    },
  };
}
