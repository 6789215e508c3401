/**
 * Asks a bot what it would have done in hands that were played, and compares.
 *
 * @module
 */
import { formatCards } from "../cards/mod.ts";
import type { GameView } from "../hand/game_view.ts";
import { type HandRunner, holeCardsOf, legalActions } from "../hand/mod.ts";
import type { HoldemPlayer } from "../player/mod.ts";
import { type Street, STREETS } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";
import { BOT_ANSWERS, type BotAnswer, type BotAnswerType } from "./_bot_answer.ts";
import { inWords } from "./_replayed_line.ts";
import { Replayer } from "./_replayer.ts";
import { type Examiner, TestedHand } from "./_tested_hand.ts";
import {
  type HandHistoryRecord,
  STREET_ACTION_TYPES,
  type StreetAction,
  type StreetActionType,
} from "./record.ts";

export { BOT_ANSWERS, type BotAnswerType } from "./_bot_answer.ts";

/**
 * Makes the bot that plays for one player; called once for each name, when he is dealt in first with
 * cards that are known. An error here ends the test, as there is no bot to ask.
 */
export type TestedBot = (id: PlayerId, name: string) => HoldemPlayer;

/** Whom to ask, and how much to keep. */
export interface BotTestOptions {
  /** Players for whom the bot is asked; everybody whose cards are known where left out. */
  readonly players?: readonly string[];
  /** Differences that are kept in full; 100 where left out. */
  readonly maxDifferences?: number;
}

/** How often a bot was asked, and how often it chose what the player did. */
export interface Agreement {
  /** Decisions. */
  decisions: number;
  /** Decisions of the same kind, whatever the size of a bet. */
  agreed: number;
}

/** A decision at which the bot chose something else than the player. */
export interface BotDifference {
  /** Number of the hand. */
  readonly handNumber: number;
  /** When it was. */
  readonly street: Street;
  /** Who decided. */
  readonly name: string;
  /** His cards, such as `AsKd`. */
  readonly holeCards: string;
  /** The board, such as `2c5d9s`; empty before the flop. */
  readonly board: string;
  /** What was legal, such as `fold, call 20, raise to 40-200`. */
  readonly legal: string;
  /** What the player did, such as `Ann raises to 60`. */
  readonly played: string;
  /** What the bot would have done, such as `call 20`. */
  readonly answer: string;
}

/** How a bot's choices compare with what was played. */
export interface BotTestReport extends Agreement {
  /** Hands that were played again. */
  hands: number;
  /** Hands that could not be played again to their end. */
  handsNotReplayed: number;
  /** Decisions of players whose cards are not known, or who are not to be asked. */
  decisionsSkipped: number;
  /** Exceptions of the bot, whether it was asked or told something. */
  exceptions: number;
  /** Decisions at which both bet or raised. */
  bothRaised: number;
  /** Decisions at which both bet or raised to the same total. */
  sameSize: number;
  /** Agreement street by street. */
  readonly streets: Readonly<Record<Street, Agreement>>;
  /** How often the bot gave each answer (second key) where the player did something (first key). */
  readonly answers: Readonly<Record<StreetActionType, Record<BotAnswerType, number>>>;
  /** The first differences. */
  readonly differences: readonly BotDifference[];
}

/**
 * Asks a bot at every decision of recorded hands, told only what its player knew: the hand so far
 * and his own cards. The hand then goes on as it was played. Bots hear all events of the hands they
 * sit in, so that a bot with a memory has one here too.
 *
 * @param records The hands, in the order in which they were played.
 * @param bot Makes the bot for a player; a bot without memory may be the same for all.
 * @param options Whom to ask, and how much to keep.
 * @throws Whatever `bot` throws when it is to make a bot. What bots throw later is counted.
 *
 * @example Would the calling station have played like this?
 * ```ts
 * import { CallBot, playHand, testBot } from "@marvin/holdem";
 * import { buildHandHistoryRecord } from "@marvin/holdem/history";
 * import { assertEquals } from "@std/assert";
 *
 * const { result } = playHand({
 *   seats: [{ seat: 1, name: "Ann", stack: 300 }, { seat: 2, name: "Ben", stack: 300 }],
 *   button: 1,
 *   smallBlind: 10,
 *   bigBlind: 20,
 *   actions: [{ name: "Ann", type: "call" }, { name: "Ben", type: "raise", to: 60 }, {
 *     name: "Ann",
 *     type: "fold",
 *   }],
 * });
 * const record = buildHandHistoryRecord(result!, ["Ann", "Ben"], {
 *   tableName: "T",
 *   timestamp: "2026-05-19T12:00:00Z",
 * });
 * const { decisions, agreed, differences } = testBot([record], (id, name) => new CallBot(id, name));
 * assertEquals([decisions, agreed], [3, 1]);
 * assertEquals(differences.map(({ played, answer }) => `${played}: ${answer}`), [
 *   "Ben raises to 60: check",
 *   "Ann folds: call 40",
 * ]);
 * ```
 */
export function testBot(
  records: Iterable<HandHistoryRecord>,
  bot: TestedBot,
  options: BotTestOptions = {},
): BotTestReport {
  const tester = new BotTester(bot, options);
  for (const record of records) tester.test(record);
  return tester.report;
}

/** Tests a bot hand by hand; see {@link testBot}. */
export class BotTester {
  private readonly differences: BotDifference[] = [];
  /** What has come out so far. */
  readonly report: BotTestReport = {
    hands: 0,
    handsNotReplayed: 0,
    decisions: 0,
    agreed: 0,
    decisionsSkipped: 0,
    exceptions: 0,
    bothRaised: 0,
    sameSize: 0,
    streets: countsBy(STREETS, () => ({ decisions: 0, agreed: 0 })),
    answers: countsBy(STREET_ACTION_TYPES, () => countsBy(BOT_ANSWERS, () => 0)),
    differences: this.differences,
  };

  private readonly bots = new Map<string, HoldemPlayer>();
  private readonly ids = new Map<string, PlayerId>();
  private readonly maxDifferences: number;
  private readonly examiner: Examiner = {
    idOf: (name) => this.idOf(name),
    botOf: (name, view) => this.botOf(name, view),
    compare: (hand, line, answer) => this.compare(hand, line, answer),
    skip: () => this.report.decisionsSkipped++,
    tell: (event) => this.tell(event),
  };

  /**
   * Makes a tester that has seen no hand.
   *
   * @param bot Makes the bot for a player.
   * @param options Whom to ask, and how much to keep.
   */
  constructor(private readonly bot: TestedBot, private readonly options: BotTestOptions = {}) {
    this.maxDifferences = options.maxDifferences ?? 100;
  }

  /**
   * Plays one hand again, and asks the bots. A hand that cannot be replayed is only counted.
   *
   * @throws Whatever the maker of bots throws. What bots throw later is counted.
   */
  test(record: HandHistoryRecord): void {
    const { report } = this;
    const hand = new TestedHand(record, this.examiner);
    const replayer = replayerOf(record, hand);
    replayer?.play();
    if (replayer?.isComplete) {
      report.hands++;
      hand.end(replayer);
    } else report.handsNotReplayed++;
  }

  /** The bot of a player, made when it is wanted first. */
  private botOf(name: string, view: GameView): HoldemPlayer | null {
    if (this.options.players?.includes(name) === false) return null;
    const known = this.bots.get(name);
    if (known !== undefined) return known;
    const bot = this.bot(this.idOf(name), name);
    this.bots.set(name, bot);
    this.tell(() => bot.init?.(view));
    return bot;
  }

  /** Names keep their ids from hand to hand. */
  private idOf(name: string): PlayerId {
    const id = this.ids.get(name) ?? this.ids.size as PlayerId;
    this.ids.set(name, id);
    return id;
  }

  /** Bots may throw; the hand goes on. */
  private tell(event: () => void): void {
    try {
      event();
    } catch {
      this.report.exceptions++;
    }
  }

  /** Counts an answer, and keeps it where it differs. */
  private compare(hand: HandRunner, line: StreetAction, answer: BotAnswer): void {
    const { report, differences } = this;
    const isRaise = (type: string) => type === "bet" || type === "raise";
    const agrees = line.type === answer.type || isRaise(line.type) && isRaise(answer.type);
    const agreements: Agreement[] = [report, report.streets[STREETS[hand.street]]];
    for (const agreement of agreements) {
      agreement.decisions++;
      if (agrees) agreement.agreed++;
    }
    report.answers[line.type][answer.type]++;
    if (agrees && isRaise(line.type)) {
      report.bothRaised++;
      if (line.to === answer.to) report.sameSize++;
    }
    if (agrees || differences.length >= this.maxDifferences) return;
    const seat = hand.round.toAct;
    differences.push({
      handNumber: hand.handNumber,
      street: STREETS[hand.street],
      name: line.playerName,
      holeCards: holeCardsOf(hand, seat).toString(),
      board: formatCards(hand.board.subarray(0, hand.boardCount), ""),
      legal: legalActions(hand.round),
      played: inWords(line),
      answer: answer.words,
    });
  }
}

/** A replayer of the hand, or null where nobody could play it. */
function replayerOf(record: HandHistoryRecord, hand: TestedHand): Replayer | null {
  try {
    return new Replayer(record, hand);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

function countsBy<Key extends string, Count>(
  keys: readonly Key[],
  count: () => Count,
): Record<Key, Count> {
  return Object.fromEntries(keys.map((key) => [key, count()])) as Record<Key, Count>;
}
