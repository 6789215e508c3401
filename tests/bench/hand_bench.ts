// Whole hands: six-max no limit, 100 big blinds, stacks reset before each hand. The policies are
// trivial, so that the engine is what is measured: one calls, the other raises by the minimum in a
// fifth of the cases and folds in a fifth of those where there is a price. Both take 24 decisions a
// hand.
import {
  type Action,
  buildHandResult,
  call,
  createPrng,
  fold,
  type GameInfo,
  HandRunner,
  NO_LIMIT,
  NO_RAKE,
  type PlayerId,
  raiseTo,
  StatsCollector,
  Table,
} from "@marvin/holdem";
import { Dealer } from "@marvin/holdem/cards";
import Poker from "poker-ts";
import { checkOrCall, decideAtRandom, playHands } from "./_poker_ts.mjs";

const HANDS = 1_000;
const SEATS = 6;
// Runs are of millions of hands, so that the time V8 takes to compile the code does not count.
const WARM = { warmup: 1_000, n: 1_000 };
const STAKES = Array.from({ length: SEATS }, (_, button) => ({
  smallBlind: 1,
  bigBlind: 2,
  ante: 0,
  button,
  smallBlindSeat: (button + 1) % SEATS,
  bigBlindSeat: (button + 2) % SEATS,
}));

const policy = createPrng("1", "policy");
/** Random players raise below this draw, and fold from `REST` on. */
const FIFTH = 0x33333333;
const REST = 0xcccccccc;

Deno.bench(
  `deal ${HANDS} hands of six`,
  { group: "deal", baseline: true },
  (() => {
    const dealer = new Dealer(createPrng("1", "cards"), SEATS);
    return () => {
      for (let hand = 0; hand < HANDS; hand++) dealer.shuffle();
    };
  })(),
);

const dealer = new Dealer(createPrng("1", "cards"), SEATS);
const hand = new HandRunner(SEATS, NO_LIMIT, NO_RAKE);

/** Begins a hand on the state machine itself, without bots. */
function beginHand(number: number): void {
  const stakes = STAKES[number % SEATS];
  hand.clear();
  for (let seat = 0; seat < SEATS; seat++) hand.sit(seat, seat as PlayerId, "", 200, 0);
  dealer.shuffle();
  hand.deal(dealer, stakes.button);
  hand.begin(stakes);
}

function callAll(): void {
  for (let number = 0; number < HANDS; number++) {
    beginHand(number);
    while (!hand.over) {
      if (hand.round.toAct >= 0) hand.checkOrCall();
      else hand.advance();
    }
  }
}

function playAtRandom(): void {
  for (let number = 0; number < HANDS; number++) {
    beginHand(number);
    while (!hand.over) {
      if (hand.round.toAct >= 0) raiseOrFoldAtRandom();
      else hand.advance();
    }
  }
}

function raiseOrFoldAtRandom(): void {
  const { round } = hand;
  const draw = policy.int32() >>> 0;
  if (draw < FIFTH && round.canRaise) hand.raiseTo(round.minRaiseTo);
  else if (draw >= REST && round.callAmount > 0) hand.fold();
  else hand.checkOrCall();
}

/** Plays hands with bots, a result for each and statistics. */
function withBots(act: (info: GameInfo) => Action): () => void {
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

function actAtRandom(info: GameInfo): Action {
  const draw = policy.int32() >>> 0;
  if (draw < FIFTH && info.canRaise) return raiseTo(info.minRaiseTo);
  return draw >= REST && info.callAmount > 0 ? fold() : call();
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
function benchPokerTs(
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

const calls = { ...WARM, group: `six callers, ${HANDS} hands` };
benchPokerTs(calls.group, "callers", checkOrCall);
Deno.bench("core loop", { ...calls, baseline: true }, callAll);
Deno.bench("bots, results, statistics", calls, withBots(() => call()));

const random = { ...WARM, group: `six random players, ${HANDS} hands` };
benchPokerTs(random.group, "random", decideAtRandom(() => policy.int32() >>> 0));
Deno.bench("core loop", { ...random, baseline: true }, playAtRandom);
Deno.bench("bots, results, statistics", random, withBots(actAtRandom));
