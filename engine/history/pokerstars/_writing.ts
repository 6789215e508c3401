/**
 * What all writers of PokerStars lines ask of a record.
 *
 * @module
 */
import type { Card } from "../../cards/mod.ts";
import { describeHand, evaluate, type HandValue, kickerSuffix } from "../../evaluator/mod.ts";
import type { HandHistoryRecord, ShowdownEntry } from "../record.ts";
import { amountWriter } from "./_amount.ts";

/** A hand on its way to text. */
export class Writing {
  /** Writes an amount of the table. */
  readonly money: (amount: number) => string;
  /** How many pots there are. */
  readonly pots: number;
  /** Words for the hands shown. */
  private readonly words: Map<ShowdownEntry, string>;

  /** @throws {RangeError} If the currency or the scale has no text. */
  constructor(readonly record: HandHistoryRecord) {
    const { tournament, currency, scale, pots, collections } = record;
    this.money = amountWriter(tournament === undefined ? currency : undefined, scale);
    this.pots = Math.max(pots?.length ?? 1, ...collections.map(({ pot }) => pot + 1));
    this.words = wordsOf(record);
  }

  /** Writes money of the tournament: prizes and prices. */
  prize(amount: number): string {
    const currency = this.record.tournament?.currency;
    return currency === undefined || isPoints(currency)
      ? String(amount)
      : amountWriter(currency, 100)(amount);
  }

  /** The words for a hand shown; empty where there are none. */
  wordsFor(entry: ShowdownEntry): string {
    return this.words.get(entry) ?? entry.description;
  }

  /** The words for a pot. */
  potWords(pot: number): string {
    if (this.pots === 1) return "pot";
    if (pot === 0) return "main pot";
    return this.pots === 2 ? "side pot" : `side pot-${pot}`;
  }

  /** Whether a player sold his share of the pots. */
  hasCashedOut(name: string): boolean {
    return this.record.cashOuts?.some(({ playerName }) => playerName === name) ?? false;
  }

  /** The error for what the format has no words for. */
  unwritable(what: string): RangeError {
    return unwritable(this.record, what);
  }
}

/** The error for what the format has no words for. */
export function unwritable(record: HandHistoryRecord, what: string): RangeError {
  const { handId, handNumber } = record;
  return new RangeError(`Cannot write hand ${handId ?? handNumber} as PokerStars text: ${what}`);
}

/** Whether a tournament is paid for in points, which have no cents. */
export function isPoints(currency: string): boolean {
  return currency === "FPP" || currency === "SC";
}

/** The board of each run. */
export function boardsOf({ boardCards, otherBoards }: HandHistoryRecord): (readonly Card[])[] {
  return [boardCards, ...(otherBoards ?? [])];
}

/** Words in PokerStars' own style for the hands that are described in this project's style. */
function wordsOf(record: HandHistoryRecord): Map<ShowdownEntry, string> {
  const words = new Map<ShowdownEntry, string>();
  if (record.site === "PokerStars") return words;
  const boards = boardsOf(record);
  const best: (HandValue | undefined)[] = [];
  for (const entry of record.showdownEntries) {
    const run = Math.max(0, (entry.run ?? 1) - 1);
    const board = boards[run] ?? [];
    if (entry.holeCards.length !== 2 || board.length < 3) continue;
    const value = evaluate([...entry.holeCards, ...board]);
    if (entry.description === describeHand(value)) {
      const before = best[run];
      const suffix = before === undefined ? "" : kickerSuffix(value, before);
      words.set(entry, describeHand(value, "pokerstars") + suffix);
    }
    best[run] = better(best[run], value);
  }
  return words;
}

function better(best: HandValue | undefined, value: HandValue): HandValue {
  return best === undefined || value > best ? value : best;
}
