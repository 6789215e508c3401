/**
 * Cases about the statistics of play, from what one player did in some hands.
 *
 * @module
 */
import { assertAlmostEquals } from "@std/assert";
import {
  type Action,
  betTo,
  call,
  check,
  createPrng,
  fold,
  type GameInfo,
  type PlayerCounters,
  type PlayerId,
  type PlayingStyle,
  playingStyle,
  positionNames,
  raiseTo,
  StatsCollector,
  type Street,
  STREETS,
  Table,
} from "@marvin/holdem";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

/** Checks of statistics. */
export const STATS_CHECKS: CaseChecks = { "stats-hands": checkStats };

/** What the player does on each street; all others do what lets it happen. */
interface PlayedHand extends Partial<Readonly<Record<Street, readonly string[]>>> {
  /** Position at a table of six. */
  readonly pos: string;
  /** Shows down if this is `showdown`. */
  readonly result?: string;
}

const SEATS = 6;
const HERO = 0 as PlayerId;

function checkStats({ hands }: { hands: readonly PlayedHand[] }, expect: Expectations): void {
  const stats = new StatsCollector(SEATS);
  for (const hand of hands) stats.recordHand(play(hand).hand);
  const counters = stats.counters(HERO);
  const style = playingStyle(counters);
  for (const [key, want] of Object.entries(expect)) {
    const found = statistic(key, counters, style);
    assertAlmostEquals(found ?? unknownExpectation(key), want as number, 1e-9, key);
  }
}

/** A statistic in the words of the cases, where a share is one of all hands if nothing else is said. */
function statistic(
  key: string,
  counters: PlayerCounters,
  style: PlayingStyle,
): number | null | undefined {
  const [name, what] = key.split(/(Hands|ExcludingWalks)$/);
  if (key === "handsDealt") return counters.hands;
  if (what === "Hands") return counters[name as keyof PlayerCounters];
  if (what === "ExcludingWalks") return style[name as keyof PlayingStyle];
  if (key === "vpip" || key === "pfr") return counters[key] / counters.hands;
  return style[key as keyof PlayingStyle] ?? counters[key as keyof PlayerCounters];
}

/** Plays the hand with the button where the hero has his position. */
function play(hand: PlayedHand): Table {
  const place = positionNames(SEATS).findIndex((name) => name === hand.pos);
  if (place < 0) throw new Error(`Nobody is ${hand.pos} at a table of ${SEATS}`);
  const table = new Table({
    numSeats: SEATS,
    smallBlind: 1,
    bigBlind: 2,
    startingChips: 1_000,
    illegalAction: "throw",
  }, { cards: createPrng("1", "cards"), seats: createPrng("1", "seats") });
  const script = new Script(hand);
  for (let id = 0; id < SEATS; id++) {
    const act = (info: GameInfo) => id === HERO ? script.heroActs(info) : script.otherActs(info);
    table.sitDown({ id: id as PlayerId, name: `p${id + 1}`, act });
  }
  table.setButton((HERO + SEATS - place) % SEATS);
  table.runHand();
  script.checkDone();
  return table;
}

/** Leads a hand along what one player is to do. */
class Script {
  private street: Street = "preflop";
  private done = 0;

  constructor(private readonly hand: PlayedHand) {}

  /** Throws if the hand ended before the hero had done everything. */
  checkDone(): void {
    const place = STREETS.indexOf(this.street);
    if (this.wanted !== undefined || this.goesOn(place)) {
      throw new Error(`Cannot make a hand of ${JSON.stringify(this.hand)}`);
    }
  }

  heroActs(info: GameInfo): Action {
    this.enter(info.street);
    const action = this.wanted;
    if (action === undefined) return info.canCheck || this.showsDown ? call() : fold();
    this.done++;
    switch (action) {
      case "fold":
        return fold();
      case "check":
        return check();
      case "call":
        return call();
      case "bet":
        return betTo(info.minRaiseTo);
      case "raise":
        return raiseTo(info.minRaiseTo);
      default:
        throw new Error(`No check knows the action "${action}"`);
    }
  }

  /** Gives the hero somebody to play against: bets if he needs a bet, and calls if nobody else has. */
  otherActs(info: GameInfo): Action {
    this.enter(info.street);
    const { wanted } = this;
    const hero = info.player(HERO);
    if (wanted === undefined && !this.goesOn(STREETS.indexOf(info.street))) {
      return this.showsDown || info.canCheck ? call() : fold();
    }
    const faced = info.currentBet - hero.streetBet;
    const needsBet = wanted === "raise"
      ? info.currentBet === 0 || (this.done > 0 && faced === 0)
      : (wanted === "call" || wanted === "fold") && faced === 0;
    if (needsBet) return raiseTo(info.minRaiseTo);
    const company = info.players.some((player) =>
      player.id !== HERO && player.seat !== info.seat && player.isActive &&
      player.streetBet === info.currentBet
    );
    return info.canCheck || !company ? call() : fold();
  }

  private enter(street: Street): void {
    if (street !== this.street) this.done = 0;
    this.street = street;
  }

  /** What the hero does next on this street. */
  private get wanted(): string | undefined {
    return this.hand[this.street]?.[this.done];
  }

  private get showsDown(): boolean {
    return this.hand.result === "showdown";
  }

  /** Whether the hero has something to do after a street. */
  private goesOn(street: number): boolean {
    return STREETS.slice(street + 1).some((later) => (this.hand[later]?.length ?? 0) > 0);
  }
}
