import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  createDefaultBotRegistry,
  createPrng,
  parseConfig,
  type PlayerId,
  runCashGame,
  runSngSeries,
  SeatSchedule,
  type SimulationConfig,
  Table,
  toTableConfig,
} from "@marvin/holdem";

const RESET = "reset_bankroll_each_hand = true\nstarting_chips = 1000\n";

function configOf(game: string): SimulationConfig {
  return parseConfig(`[game]\n${game}`);
}

interface PlayedHand {
  readonly number: number;
  /** All cards, from the first place left of the button on. */
  readonly cards: string;
  readonly ids: readonly number[];
  readonly net: readonly number[];
}

async function handsOf(config: SimulationConfig, hands: number): Promise<PlayedHand[]> {
  const played: PlayedHand[] = [];
  await runCashGame(config, {
    seed: 7,
    hands,
    observer: {
      handCompleted: ({ hand }) => {
        const places = Array.from(
          { length: hand.seats },
          (_, at) => (hand.button + 1 + at) % hand.seats,
        );
        const holes = places.map((seat) => hand.holeCards.slice(2 * seat, 2 * seat + 2));
        played.push({
          number: hand.handNumber,
          cards: `${holes} ${hand.board}`,
          ids: hand.ids.slice(0, hand.seats),
          net: Array.from({ length: hand.seats }, (_, seat) => hand.net(seat)),
        });
      },
    },
  });
  return played;
}

for (const [plan, seatings] of [["rotate", 6], ["balanced", 60]] as const) {
  Deno.test(`runCashGame() deals the same cards in all seatings of a block, with the plan ${plan}`, async () => {
    const hands = await handsOf(configOf(`${RESET}seat_plan = "${plan}"`), 2 * 6 * seatings);
    assertEquals(hands.length, 2 * 6 * seatings);
    const blocks = [hands.slice(0, 6 * seatings), hands.slice(6 * seatings)];
    for (const block of blocks) {
      for (let at = 0; at < block.length; at++) assertEquals(block[at].cards, block[at % 6].cards);
      assertEquals(new Set(block.map(({ cards }) => cards)).size, 6);
      assertEquals(block.map(({ number }) => number), block.map((_, at) => at % 6 + 1));
      for (let seat = 0; seat < 6; seat++) {
        const ids = block.filter((_, at) => at % 6 === 0).map((hand) => hand.ids[seat]);
        assertEquals(new Set(ids).size, 6);
      }
    }
    assert(blocks[0][0].cards !== blocks[1][0].cards);
  });
}

const FLOCKS = '[[game.bots]]\nbot_type = "flock_bot"\n[[game.bots]]\nbot_type = "fold_bot"\n';

// Heads-up, a session is so short that boards seen in the one before were once taken for its own.
for (const [players, bots] of [[6, ""], [2, FLOCKS]] as const) {
  Deno.test(`runCashGame() plays sessions of ${players} as fresh tables would, with a plan`, async () => {
    const config = configOf(`num_seats = ${players}\n${RESET}seat_plan = "rotate"\n${bots}`);
    const { game } = config;
    const sessions = 120;
    const played = await handsOf(config, players * sessions);
    const schedule = new SeatSchedule("rotate", players, "7");
    const registry = createDefaultBotRegistry();
    const wanted: number[][] = [];
    for (let number = 1; number <= sessions; number++) {
      const { block, seating } = schedule.session(number);
      const table = new Table(toTableConfig(game), {
        cards: createPrng("7", "cards", block, 1),
        seats: createPrng("7", "seats", block, 1),
      });
      for (const index of seating) {
        const prng = createPrng("7", "bot", number, index);
        const bot = game.bots[index];
        table.sitDown(registry.create(bot, { id: index as PlayerId, name: bot.botType, prng }));
      }
      for (let hand = 0; hand < players; hand++) {
        table.runHand();
        wanted.push(Array.from({ length: players }, (_, seat) => table.hand.net(seat)));
      }
    }
    assertEquals(played.map(({ net }) => net), wanted);
  });
}

Deno.test("runCashGame() plays whole blocks and pays out what it takes in, with a plan", async () => {
  const config = configOf(`${RESET}seat_plan = "rotate"\nrake_percentage = 0.05`);
  const { hands, handsWanted, players, totalRake } = await runCashGame(config, {
    seed: 7,
    hands: 100,
  });
  assertEquals([hands, handsWanted], [108, 108]);
  assertEquals(players.reduce((sum, player) => sum + player.netProfit, 0), -totalRake);
  for (const player of players) {
    assertEquals(player.netProfit, player.bankroll + player.finalStack - 1000);
    assert(player.bbPer100Ci95![0] <= player.bbPer100!);
    assert(player.bySeat.every(({ hands, bbPer100Ci95 }) => hands === 18 && bbPer100Ci95 === null));
  }
});

Deno.test("runCashGame() leaves chairs empty that have no bot, with a plan", async () => {
  const bots = '[[game.bots]]\nbot_type = "call_bot"\n'.repeat(3);
  const config = configOf(`num_seats = 5\n${RESET}seat_plan = "balanced"\n${bots}`);
  const { players } = await runCashGame(config, { seed: 7, hands: 18 * 4 });
  assertEquals(players.map(({ hands }) => hands), [72, 72, 72]);
});

Deno.test("runCashGame() stops when told to, with a plan", async () => {
  const stopper = new AbortController();
  const config = configOf(`${RESET}seat_plan = "rotate"`);
  const { hands } = await runCashGame(config, {
    seed: 7,
    hands: 10_000_000,
    signal: stopper.signal,
    onProgress: () => stopper.abort(),
  });
  assert(hands > 0 && hands < 10_000_000);
});

type Refusal = [title: string, game: string, message: string];
const REFUSALS: Refusal[] = [
  ["stacks that go on", 'seat_plan = "rotate"', "needs reset_bankroll_each_hand = true"],
  [
    "many tables",
    'game_type = "MultiTableTournament"\nseat_plan = "rotate"',
    "takes a Cash game or a SitAndGo",
  ],
];
for (const [title, game, message] of REFUSALS) {
  Deno.test(`A seat plan is refused with ${title}`, async () => {
    const config = configOf(game);
    const run = async () => {
      await (config.game.gameType === "Cash" ? runCashGame(config) : runSngSeries(config));
    };
    await assertRejects(run, RangeError, message);
  });
}

Deno.test("runSngSeries() deals the same cards in all seatings of a block", async () => {
  const config = parseConfig(
    '[game]\ngame_type = "SitAndGo"\nstarting_chips = 500\nseat_plan = "rotate"',
  );
  const first = new Map<number, { cards: string; seats: string; table: string }>();
  await runSngSeries(config, {
    seed: 7,
    tournaments: 12,
    observer: {
      handCompleted: ({ hand, tournament, tableName }) => {
        if (hand.handNumber > 1) return;
        const cards = `${hand.holeCards.slice(0, 12)} ${hand.board}`;
        first.set(tournament, { cards, seats: hand.ids.slice(0, 6).join(), table: tableName });
      },
    },
  });
  const hands = [...first.values()];
  assertEquals(hands.length, 12);
  hands.forEach(({ cards, table }, at) => {
    assertEquals(cards, hands[at < 6 ? 0 : 6].cards);
    assertEquals(table, `Tournament ${at + 1}, Table 1`);
  });
  assert(hands[0].cards !== hands[6].cards);
  assertEquals(new Set(hands.slice(0, 6).map(({ seats }) => seats)).size, 6);
});
