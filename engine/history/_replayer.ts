/**
 * Plays a recorded hand on the engine: seats the players, posts what they posted, and makes their
 * decisions one after another.
 *
 * @module
 */
import { DECK_SIZE, HoleCards } from "../cards/mod.ts";
import { BIG_BLIND, HandRunner, legalActions, SMALL_BLIND } from "../hand/mod.ts";
import { ALL_IN, NO_LIMIT, NO_RAKE } from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId } from "../types.ts";
import { acts, isDealtIn, knownCards, recordedStakes } from "./_recorded_facts.ts";
import { impossibility, inWords, isLegal } from "./_replayed_line.ts";
import type { HandHistoryRecord, StreetAction } from "./record.ts";
import type { ProblemCode, RecordProblem } from "./record_problem.ts";

/** Whoever wants to look at the hand while it is played. */
export interface ReplayWatcher {
  /** Everybody sits and has cards; nothing is posted. */
  seated?(hand: HandRunner): void;
  /** The posts are made; nobody has acted. */
  begun?(hand: HandRunner): void;
  /** `hand.round.toAct` is about to do what the line says. */
  deciding?(hand: HandRunner, line: StreetAction): void;
  /** A seat has acted. */
  acted?(hand: HandRunner, seat: number): void;
  /** A new street lies open. */
  dealt?(hand: HandRunner): void;
}

const ON_STREET = ["before the flop", "on the flop", "on the turn", "on the river"] as const;

/** One recorded hand on a runner of its own. */
export class Replayer {
  /** The hand on the engine, without rake and with made-up cards for those that are not known. */
  readonly hand: HandRunner;
  /** What the lines say and the rules do not. */
  readonly problems: RecordProblem[] = [];
  /** By seat, whether both hole cards are known. */
  readonly known: boolean[] = new Array(MAX_SEATS).fill(false);
  /** By seat, chips beyond the cap of a hand that limits what can be lost. */
  readonly safe: Chips[] = new Array(MAX_SEATS).fill(0);
  /** Whether every line could be followed to the end. */
  isComplete = true;

  /** Lines of the street that have been followed, uncalled bets included. */
  private used: boolean[] = [];
  private readonly seats = new Map<string, number>();

  /**
   * Seats the players and deals their cards.
   *
   * @param record The hand.
   * @param watcher Who looks on.
   * @throws {RangeError} If the table has more than ten chairs, or fewer than two players were dealt
   * in, or two share a name or a chair, or one has the same card twice.
   */
  constructor(
    private readonly record: HandHistoryRecord,
    private readonly watcher: ReplayWatcher = {},
  ) {
    const chairs = record.players.reduce((most, { seat }) => Math.max(most, seat), 2);
    const seats = Math.max(record.maxSeats, record.buttonSeat, chairs);
    if (!(seats <= MAX_SEATS && record.buttonSeat >= 1)) {
      throw new RangeError(
        `Cannot replay hand ${record.handNumber}: it has ${seats} chairs and the button at seat ` +
          `${record.buttonSeat}, wanted 1 to ${MAX_SEATS}`,
      );
    }
    const limit = record.limit === undefined ? NO_LIMIT : { type: record.limit, minRaise: 0 };
    this.hand = new HandRunner(seats, limit, NO_RAKE);
    this.sitDown();
    this.dealCards();
  }

  /** Plays from the posts as far as the lines can be followed; throws nothing of its own. */
  play(): void {
    this.watcher.seated?.(this.hand);
    this.post();
    this.watcher.begun?.(this.hand);
    this.playStreets();
  }

  /** Notes a problem. */
  report(code: ProblemCode, message: string): void {
    this.problems.push({ code, message });
  }

  /** Seat of a player who was dealt in, or -1. */
  seatOf(name: string): number {
    return this.seats.get(name) ?? -1;
  }

  private sitDown(): void {
    const { hand, record, seats } = this;
    hand.clear();
    hand.handNumber = record.handNumber;
    record.players.forEach((player, index) => {
      const seat = player.seat - 1;
      if (!isDealtIn(record, player)) return;
      const isTaken = record.players.some((other, at) => at < index && other.seat === player.seat);
      if (isTaken || seats.has(player.name) || seat < 0 || player.stack <= 0) {
        throw new RangeError(
          `Cannot replay hand ${record.handNumber}: ${player.name} with ${player.stack} chips at ` +
            `seat ${player.seat} is not the only one of this name and seat with chips`,
        );
      }
      seats.set(player.name, seat);
      const atStake = Math.min(player.stack, record.cap ?? Infinity);
      hand.identify(seat, index as PlayerId, player.name);
      hand.sit(seat, atStake, 0);
      this.safe[seat] = player.stack - atStake;
    });
    if (seats.size < 2) {
      throw new RangeError(
        `Cannot replay hand ${record.handNumber}: wanted two players with cards, found ${seats.size}`,
      );
    }
  }

  /** Deals the cards that are known, and others for the rest. */
  private dealCards(): void {
    const { hand, record, known } = this;
    const taken = new Uint8Array(DECK_SIZE);
    for (const card of record.boardCards) taken[card] = 1;
    for (const [name, seat] of this.seats) {
      const cards = knownCards(record, name);
      if (cards === null) continue;
      const { first, second } = HoleCards.of(cards[0], cards[1]); // refuses the same card twice
      known[seat] = true;
      hand.holeCards[2 * seat] = first;
      hand.holeCards[2 * seat + 1] = second;
      taken[first] = taken[second] = 1;
    }
    let next = 0;
    const unused = () => {
      while (taken[next] === 1) next++;
      return next++;
    };
    for (const seat of this.seats.values()) {
      if (known[seat]) continue;
      hand.holeCards[2 * seat] = unused();
      hand.holeCards[2 * seat + 1] = unused();
    }
    for (let place = 0; place < 5; place++) {
      hand.board[place] = record.boardCards[place] ?? unused();
    }
  }

  private post(): void {
    const { hand, record } = this;
    const blinds = record.blindPostings.filter(({ blindType }) => blindType !== "ante");
    const antes = record.blindPostings.filter(({ blindType }) => blindType === "ante");
    const smallBlind = blinds.find(({ blindType }) => blindType === "smallBlind");
    const smallBlindSeat = smallBlind === undefined ? -1 : this.seatOf(smallBlind.playerName);
    const bigBlindSeat = this.bigBlindSeat(smallBlindSeat);
    const stakes = recordedStakes(record);
    hand.setStakes({
      ...stakes,
      button: record.buttonSeat - 1,
      smallBlindSeat,
      bigBlindSeat,
    });
    let lastPost = bigBlindSeat >= 0 ? bigBlindSeat : smallBlindSeat;
    let toMatch = stakes.bigBlind;
    for (const { playerName, blindType, amount, allIn } of [...antes, ...blinds]) {
      const seat = this.seatOf(playerName);
      const { stack, streetBet, status } = hand.round;
      if (seat < 0 || amount > stack[seat]) {
        this.report(
          "amount",
          `${playerName} posts ${amount} of ${seat < 0 ? 0 : stack[seat]} chips`,
        );
        continue;
      }
      if (blindType === "ante") hand.postAnte(seat, amount);
      else if (blindType === "deadPost") hand.postDead(seat, amount);
      else hand.postBlind(seat, blindType === "smallBlind" ? SMALL_BLIND : BIG_BLIND, amount);
      if (allIn !== (status[seat] === ALL_IN && this.safe[seat] === 0)) {
        this.report("allIn", `${playerName} posts ${amount} and has ${stack[seat]} chips left`);
      }
      if (streetBet[seat] > toMatch) {
        toMatch = streetBet[seat];
        if (blindType === "straddle") lastPost = seat;
      }
    }
    hand.open(lastPost >= 0 ? lastPost : hand.button, toMatch);
  }

  /** Of several who post a big blind, the one whose turn it is: the next from the small blind. */
  private bigBlindSeat(smallBlindSeat: number): number {
    const { hand, record } = this;
    const first = smallBlindSeat >= 0 ? smallBlindSeat : hand.button;
    let nearest = -1;
    let steps = hand.seats + 1;
    for (const { playerName, blindType } of record.blindPostings) {
      if (blindType !== "bigBlind") continue;
      const seat = this.seatOf(playerName);
      const distance = (seat - first + hand.seats - 1) % hand.seats;
      if (seat < 0 || distance >= steps) continue;
      nearest = seat;
      steps = distance;
    }
    return nearest;
  }

  private playStreets(): void {
    const { hand, record } = this;
    while (true) {
      const { street } = hand;
      const lines = record.streetActions[street];
      this.used = lines.map((line) => line.type === "uncalled" || this.isIdleFold(line));
      while (hand.round.toAct >= 0) if (!this.decide(lines)) return;
      const extra = lines.find((_, at) => !this.used[at]);
      if (extra !== undefined) {
        this.stop("extra", `${inWords(extra)} when the betting ${ON_STREET[street]} is over`);
        return;
      }
      hand.advance();
      if (hand.over) break;
      this.watcher.dealt?.(hand);
    }
    for (let street = hand.street + 1; street < 4; street++) {
      for (const line of record.streetActions[street]) {
        if (line.type !== "uncalled") this.stop("extra", `${inWords(line)} when the hand is over`);
      }
    }
    if (record.boardCards.length !== hand.boardCount) {
      this.report(
        "board",
        `the betting ends with ${hand.boardCount} board cards, found ${record.boardCards.length}`,
      );
    }
  }

  /** Lets the seat to act do what its next line says; false if that cannot be done. */
  private decide(lines: readonly StreetAction[]): boolean {
    const { hand, used, watcher } = this;
    const seat = hand.round.toAct;
    const name = hand.names[seat];
    const when = ON_STREET[hand.street];
    const at = lines.findIndex((line, at) => !used[at] && line.playerName === name);
    if (at < 0) {
      if (!this.isAway(name)) {
        return this.stop("missing", `no line says what ${name} does ${when}`);
      }
      hand.fold();
    } else {
      const first = used.indexOf(false);
      if (first !== at) {
        this.report("turn", `${inWords(lines[first])} ${when} when ${name} is to act`);
      }
      used[at] = true;
      watcher.deciding?.(hand, lines[at]);
      if (!this.act(lines[at], when)) return false;
    }
    watcher.acted?.(hand, seat);
    return true;
  }

  private act(line: StreetAction, when: string): boolean {
    const { hand } = this;
    const { round } = hand;
    const seat = round.toAct;
    const impossible = impossibility(hand, line);
    if (impossible !== null) {
      return this.stop("amount", `${inWords(line)} ${when}: ${impossible}`);
    }
    if (!isLegal(hand, line)) {
      this.report(
        "illegal",
        `${inWords(line)} ${when}, where only these are legal: ${legalActions(round)}`,
      );
    }
    if (line.type === "fold") hand.fold();
    else if (line.type === "check" || line.type === "call") hand.checkOrCall();
    else hand.raiseTo(line.to);
    const isLastChip = round.status[seat] === ALL_IN && this.safe[seat] === 0;
    if (line.amount > 0 && line.allIn !== isLastChip) {
      this.report(
        "allIn",
        `${inWords(line)} ${when} and has ${round.stack[seat]} chips left`,
      );
    }
    return true;
  }

  private stop(code: ProblemCode, message: string): false {
    this.report(code, message);
    this.isComplete = false;
    return false;
  }

  /** Some rooms fold who sits out though a post took his last chip, so that he is not to act. */
  private isIdleFold({ type, playerName }: StreetAction): boolean {
    if (type !== "fold") return false;
    const seat = this.seatOf(playerName);
    return seat >= 0 && this.hand.round.status[seat] === ALL_IN;
  }

  /** Whether a player was dealt in while he was away, so that no line tells of his folding. */
  private isAway(name: string): boolean {
    return this.record.players.some((player) => player.name === name && player.sittingOut) &&
      !acts(this.record, name);
  }
}
