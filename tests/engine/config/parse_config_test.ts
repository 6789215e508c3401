import { assertEquals } from "@std/assert";
import { parseConfig, type SimulationConfig } from "@marvin/holdem";
import { readReference, referenceFiles } from "../../_support/reference.ts";

const SIMPLE_BOTS = ["call_bot", "fold_bot", "raise_bot", "random_bot", "flock_bot", "chump_bot"];

Deno.test("parseConfig() fills in every default, when the text is empty", () => {
  const want: SimulationConfig = {
    game: {
      gameType: "Cash",
      numSeats: 6,
      smallBlind: 10,
      bigBlind: 20,
      ante: 0,
      startingChips: 1000,
      numHands: 1000,
      buyIn: 10,
      fee: 0,
      numEntries: undefined,
      numBlindLevels: 10,
      handsPerLevel: 10,
      blindLevels: [],
      prizes: [],
      rakePercentage: 0,
      rakeCap: 0,
      rakeScope: "pot",
      noFlopNoDrop: false,
      resetBankrollEachHand: false,
      bankrollRefillThreshold: 0,
      randomizeSeats: false,
      seatPlan: "none",
      illegalAction: "check_fold",
      seed: undefined,
      betLimit: { type: "no_limit", minRaise: 0 },
      bots: SIMPLE_BOTS.map((botType) => ({ botType, parameters: {} })),
    },
    output: {
      directory: undefined,
      logHands: false,
      logActions: false,
      logDir: "logs",
      logLayout: "per_hand",
      numTournaments: 1,
      startTime: undefined,
    },
  };
  assertEquals(parseConfig(""), want);
});

Deno.test("parseConfig() reads every key", () => {
  const { game, output } = parseConfig(`
    [game]
    game_type = "MultiTableTournament"
    num_seats = 9
    small_blind = 25
    big_blind = 50
    ante = 5
    starting_chips = 3_000
    num_hands = 7
    buy_in = 100
    fee = 9
    num_entries = 45
    num_blind_levels = 8
    hands_per_level = 12
    prizes = [3, 2]
    rake_percentage = 0.0725
    rake_cap = 30
    rake_scope = "hand"
    no_flop_no_drop = true
    reset_bankroll_each_hand = true
    bankroll_refill_threshold = 400
    seat_plan = "balanced"
    illegal_action = "clamp"
    seed = "lucky"
    blind_levels = [{ small_blind = 1, big_blind = 2 }, { small_blind = 3, big_blind = 6, hands = 4 }]
    bet_limit = { type = "pot_limit", min_raise = 60 }
    [[game.bots]]
    bot_type = "call_bot"
    [[game.bots]]
    bot_type = "own_bot"
    name = "Ann"
    boldness = 0.5
    table.deep = [1, "a"]
    [output]
    directory = "results"
    log_hands = true
    log_actions = true
    log_dir = "hands"
    log_layout = "per_session"
    num_tournaments = 12
    start_time = "2026-05-19T12:00:00+02:00"
  `);
  assertEquals(game, {
    gameType: "MultiTableTournament",
    numSeats: 9,
    smallBlind: 25,
    bigBlind: 50,
    ante: 5,
    startingChips: 3000,
    numHands: 7,
    buyIn: 100,
    fee: 9,
    numEntries: 45,
    numBlindLevels: 8,
    handsPerLevel: 12,
    blindLevels: [
      { smallBlind: 1, bigBlind: 2, ante: 0, hands: 12 },
      { smallBlind: 3, bigBlind: 6, ante: 0, hands: 4 },
    ],
    prizes: [3, 2],
    rakePercentage: 0.0725,
    rakeCap: 30,
    rakeScope: "hand",
    noFlopNoDrop: true,
    resetBankrollEachHand: true,
    bankrollRefillThreshold: 400,
    randomizeSeats: false,
    seatPlan: "balanced",
    illegalAction: "clamp",
    seed: "lucky",
    betLimit: { type: "pot_limit", minRaise: 60 },
    bots: [
      { botType: "call_bot", name: undefined, parameters: {} },
      { botType: "own_bot", name: "Ann", parameters: { boldness: 0.5, table: { deep: [1, "a"] } } },
    ],
  });
  assertEquals(output, {
    directory: "results",
    logHands: true,
    logActions: true,
    logDir: "hands",
    logLayout: "per_session",
    numTournaments: 12,
    startTime: "2026-05-19T10:00:00.000Z",
  });
});

type Derived = [
  title: string,
  text: string,
  pick: (config: SimulationConfig) => unknown,
  want: unknown,
];
const DERIVED: Derived[] = [
  ["big_blind is twice small_blind", "[game]\nsmall_blind = 25", (c) => c.game.bigBlind, 50],
  ["small_blind is half of big_blind", "[game]\nbig_blind = 5", (c) => c.game.smallBlind, 2],
  ["small_blind is one chip", "[game]\nbig_blind = 1", (c) => c.game.smallBlind, 1],
  ["all seats are taken", "[game]\nnum_seats = 8", (c) => c.game.bots[7].botType, "fold_bot"],
  [
    "there are seats for all bots",
    "[game]\n" + "[[game.bots]]\nbot_type='a'\n".repeat(8),
    (c) => c.game.numSeats,
    8,
  ],
  [
    "there are as many entries as bots",
    "[game]\ngame_type = 'MultiTableTournament'\n" + "[[game.bots]]\nbot_type='a'\n".repeat(12),
    (c) => [c.game.numEntries, c.game.numSeats],
    [12, 10],
  ],
  [
    "there are three full tables",
    "[game]\ngame_type = 'MultiTableTournament'\nnum_seats = 9",
    (c) => [c.game.numEntries, c.game.bots.length],
    [27, 6],
  ],
  [
    "a blind level is as long as the others",
    "[game]\nhands_per_level = 7\nblind_levels = [{ small_blind = 1, big_blind = 2 }]",
    (c) => c.game.blindLevels[0].hands,
    7,
  ],
];
for (const [title, text, pick, want] of DERIVED) {
  Deno.test(`parseConfig() supposes that ${title}, when nothing else is said`, () => {
    assertEquals(pick(parseConfig(text)), want);
  });
}

const TIMES: [found: string, want: string][] = [
  ['"2026-05-19"', "2026-05-19T00:00:00.000Z"],
  ['"2026-05-19T12:30"', "2026-05-19T12:30:00.000Z"],
  ['"2026-05-19T12:30:15.250"', "2026-05-19T12:30:15.250Z"],
  ['"2026-05-19T12:30:15-05:00"', "2026-05-19T17:30:15.000Z"],
  ["2026-05-19T12:30:15Z", "2026-05-19T12:30:15.000Z"],
  ["2028-02-29T23:30:00-05:00", "2028-03-01T04:30:00.000Z"],
  ['"2028-02-29"', "2028-02-29T00:00:00.000Z"],
];
for (const [found, want] of TIMES) {
  Deno.test(`parseConfig() takes ${found} for a time in UTC`, () => {
    assertEquals(parseConfig(`[output]\nstart_time = ${found}`).output.startTime, want);
  });
}

Deno.test("parseConfig() leaves a bot's own keys alone, whatever they are called", () => {
  const own = "game = 1\ntype = 2\nbig_blind = 0.5\nblind_levels = []";
  const bot = `[[game.bots]]\nbot_type = "own_bot"\n${own}\n`;
  const { bots } = parseConfig(bot + bot).game;
  assertEquals(bots[0].parameters, { game: 1, type: 2, big_blind: 0.5, blind_levels: [] });
});

Deno.test("parseConfig() returns data that JSON keeps", () => {
  const config = parseConfig('[game]\nseed = 7\n[output]\nstart_time = "2026-05-19"');
  assertEquals(JSON.stringify(JSON.parse(JSON.stringify(config))), JSON.stringify(config));
});

Deno.test("parseConfig() reads every TOML example of the specification", () => {
  const examples = referenceFiles("seeds").flatMap((path) => {
    const text = readReference(path) as string;
    const blocks = [...text.matchAll(/```toml\n([^]*?)```/g)].map(([, toml]) => toml);
    return blocks.filter((toml) => !toml.includes("[dependencies]")); // not a config
  });
  for (const example of examples) parseConfig(example, { botTypes: SIMPLE_BOTS });
  if (examples.length > 0) assertEquals(examples.length, 7);
});

Deno.test("parseConfig() reads how bots are compared, and leaves it out where nothing is said", () => {
  assertEquals(parseConfig("").compare, undefined);
  const none = { a: undefined, b: undefined, halfWidth: undefined, until: undefined };
  const usual = { ...none, adjustment: "none" as const, level: 0.95 };
  assertEquals(parseConfig("[compare]").compare, usual);
  assertEquals(
    parseConfig(`[compare]
    a = "Ann"
    b = "Bob"
    adjust = "all_in"
    level = 0.9
    half_width = 5
    until = 2.5`).compare,
    {
      a: "Ann",
      b: "Bob",
      adjustment: "all_in",
      level: 0.9,
      halfWidth: 5,
      until: { halfWidth: 2.5 },
    },
  );
  assertEquals(parseConfig('[compare]\nuntil = "sign"').compare, { ...usual, until: "sign" });
});
