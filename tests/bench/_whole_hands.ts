/**
 * What the benches of whole hands have in common: six-max no limit, 100 big blinds, stacks reset
 * before each hand, and poker-ts beside. Each kind of players has a file of its own, as V8 would
 * otherwise take what it has learnt from the first kind for true of the second.
 *
 * @module
 */
import {
  type Action,
  buildHandResult,
  createPrng,
  type GameInfo,
  HandRunner,
  type HandStakes,
  NO_LIMIT,
  NO_RAKE,
  type PlayerId,
  StatsCollector,
  Table,
} from "@marvin/holdem";
import { Dealer } from "@marvin/holdem/cards";
import Poker from "poker-ts";
import { playHands } from "./_poker_ts.mjs";

/** Hands of one iteration. */
export const HANDS = 1_000;
const SEATS = 6;
/** Runs are of millions of hands, so that the time V8 takes to compile the code does not count. */
export const WARM = { warmup: 1_000, n: 1_000 };

const STAKES = Array.from({ length: SEATS }, (_, button) => ({
  smallBlind: 1,
  bigBlind: 2,
  ante: 0,
  button,
  smallBlindSeat: (button + 1) % SEATS,
  bigBlindSeat: (button + 2) % SEATS,
}));
// Constants of the module, as in a program, so that V8 knows them.
const dealer = new Dealer(createPrng("1", "cards"), SEATS);
const hand = new HandRunner(SEATS, NO_LIMIT, NO_RAKE);

/** Plays hands on the state machine itself, without bots. */
export function coreLoop(act: (hand: HandRunner) => void): () => void {
  return () => {
    for (let number = 0; number < HANDS; number++) {
      beginHand(STAKES[number % SEATS]);
      while (!hand.over) {
        if (hand.round.toAct >= 0) act(hand);
        else hand.advance();
      }
    }
  };
}

function beginHand(stakes: HandStakes): void {
  hand.clear();
  for (let seat = 0; seat < SEATS; seat++) hand.sit(seat, 200, 0);
  dealer.shuffle();
  hand.deal(dealer, stakes.button);
  hand.begin(stakes);
}

/** Plays hands with bots, a result for each and statistics. */
export function withBots(act: (info: GameInfo) => Action): () => void {
  const streams = { cards: createPrng("1", "cards"), seats: createPrng("1", "seats") };
  const table = new Table({
    numSeats: SEATS,
    smallBlind: 1,
    bigBlind: 2,
    startingChips: 200,
    resetBankrollEachHand: true,
  }, streams);
  for (let id = 0; id < SEATS; id++) table.sitDown({ id: id as PlayerId, name: `p${id}`, act });
  const stats = new StatsCollector(SEATS);
  return () => {
    for (let hand = 0; hand < HANDS; hand++) {
      table.runHand();
      stats.recordHand(table.hand);
      buildHandResult(table.hand);
    }
  };
}

/** The same on poker-ts as Node runs it: a process that plays hands whenever it is told to. */
class PokerTsOnNode {
  declare private readonly process: Deno.ChildProcess;
  declare private readonly input: WritableStreamDefaultWriter<Uint8Array>;
  declare private readonly output: ReadableStreamDefaultReader<Uint8Array>;

  constructor(players: "callers" | "random") {
    const program = new URL("./_poker_ts_on_node.mjs", import.meta.url).pathname;
    this.process = new Deno.Command("node", {
      args: [program, import.meta.resolve("poker-ts"), players],
      stdin: "piped",
      stdout: "piped",
    }).spawn();
    this.input = this.process.stdin.getWriter();
    this.output = this.process.stdout.getReader();
  }

  async play(hands: number): Promise<void> {
    await this.input.write(new TextEncoder().encode(`${hands}\n`));
    const { done } = await this.output.read();
    if (done) throw new Error("poker-ts on Node has ended");
  }
}

const hasNode = await new Deno.Command("node", { args: ["--version"], stdout: "null" }).output()
  .then(({ success }) => success, () => false);

/** poker-ts on both runtimes, fewer hands at a time. */
export function benchPokerTs(
  group: string,
  players: "callers" | "random",
  decide: (table: unknown) => void,
): void {
  Deno.bench(`poker-ts, ${HANDS / 100} hands only`, { ...WARM, group }, () => {
    playHands(Poker.Table, decide, HANDS / 100);
  });
  let onNode: PokerTsOnNode | undefined;
  Deno.bench(
    "poker-ts on Node",
    { group, warmup: 20, n: 50, ignore: !hasNode },
    async () => { // Deno waits only for functions that say async themselves
      onNode ??= new PokerTsOnNode(players);
      await onNode.play(HANDS);
    },
  );
}
