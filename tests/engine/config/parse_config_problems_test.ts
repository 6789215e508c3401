import { assert, assertEquals, assertInstanceOf, assertThrows } from "@std/assert";
import fc from "fast-check";
import { InvalidConfigError, parseConfig } from "@marvin/holdem";

const messageOf = (text: string, botTypes?: readonly string[]): string =>
  assertThrows(() => parseConfig(text, { botTypes }), InvalidConfigError).message;

type Bad = [title: string, text: string, want: string];
const BAD: Bad[] = [
  [
    "a misspelt key",
    "[game]\nbig_blnd = 50",
    "line 2: game.big_blnd is not a key of [game]; did you mean big_blind?",
  ],
  [
    "a key in camelCase",
    "[game]\nbigBlind = 50",
    "line 2: game.bigBlind is not a key of [game]; did you mean big_blind?",
  ],
  [
    "a part of a key",
    "[game]\nthreshold = 50",
    "line 2: game.threshold is not a key of [game]; did you mean bankroll_refill_threshold?",
  ],
  [
    "a key of another section",
    "[game]\nlog_hands = true",
    "line 2: game.log_hands is not a key of [game]; did you mean output.log_hands?",
  ],
  [
    "a key of no section",
    "num_hands = 5\n[game]",
    "line 1: num_hands is not a section; did you mean game.num_hands?",
  ],
  [
    "a key unlike any other",
    "[game.bet_limit]\nzzz = 1",
    "line 2: game.bet_limit.zzz is not a key of [game.bet_limit]; known: type, min_raise",
  ],
  [
    "a bot that is compared with nobody",
    '[compare]\nb = "Ann"',
    'line 2: compare.b must be left out unless a is another bot, found "Ann"',
  ],
  [
    "a level in percent",
    "[compare]\nlevel = 95",
    "line 2: compare.level must be a number above 0 and below 1, found 95; 95 % is 0.95",
  ],
  [
    "an end that is no rule",
    '[compare]\nuntil = "sing"',
    'line 2: compare.until must be a number above 0 or "sign", found "sing"',
  ],
  [
    "a width of nothing",
    "[compare]\nhalf_width = 0",
    "line 2: compare.half_width must be a number above 0, found 0",
  ],
  ["a misspelt section", "[outptu]", "line 1: outptu is not a section; did you mean [output]?"],
  [
    "an unknown section",
    "[zzz]",
    "line 1: zzz is not a section; known: [game], [output], [compare]",
  ],
  [
    "a section that is a number",
    "game = 1",
    "line 1: game must be a table, written [game], found 1",
  ],
  [
    "a misspelt key of an inline table",
    "[game]\nblind_levels = [\n  { small_blind = 1, big_blind = 2 },\n" +
    "  { small_blind = 1, big_blind = 2, hand = 3 },\n]",
    "line 4: game.blind_levels[1].hand is not a key of [[game.blind_levels]]; did you mean hands?",
  ],
  [
    "a blind level without blinds",
    "[[game.blind_levels]]\nbig_blind = 20",
    "line 1: game.blind_levels[0].small_blind must be whole chips from 1 to 2^53 - 1, found nothing",
  ],
  [
    "text for a number",
    '[game]\nnum_hands = "many"',
    'line 2: game.num_hands must be a whole number from 1, found "many"',
  ],
  [
    "a date for a number",
    "[game]\nnum_hands = 2026-05-19",
    "line 2: game.num_hands must be a whole number from 1, found a date",
  ],
  [
    "text for true",
    '[output]\nlog_hands = "true"',
    'line 2: output.log_hands must be true or false, found "true"; leave the quotation marks out',
  ],
  [
    "a number for text",
    "[output]\nlog_dir = 5",
    "line 2: output.log_dir must be text on one line, not empty and without spaces at its ends, " +
    "found 5",
  ],
  [
    "an unknown word",
    '[game]\ngame_type = "cash"',
    'line 2: game.game_type must be "Cash", "SitAndGo" or "MultiTableTournament", found "cash"; ' +
    'did you mean "Cash"?',
  ],
  [
    "percent for a fraction",
    "[game]\nrake_percentage = 5",
    "line 2: game.rake_percentage must be a fraction from 0 to 1, found 5; 5 % is 0.05",
  ],
  [
    "a negative rate",
    "[game]\nrake_percentage = -0.1",
    "line 2: game.rake_percentage must be a fraction from 0 to 1, found -0.1",
  ],
  [
    "a rate that is no number",
    "[game]\nrake_percentage = nan",
    "line 2: game.rake_percentage must be a fraction from 0 to 1, found NaN",
  ],
  [
    "a half chip",
    "[game]\nsmall_blind = 0.5\nbig_blind = 1",
    "line 2: game.small_blind must be whole chips from 1 to 2^53 - 1, found 0.5; " +
    "to play for cents, multiply every amount by 100",
  ],
  [
    "infinitely many chips",
    "[game]\nstarting_chips = inf",
    "line 2: game.starting_chips must be whole chips from 1 to 2^53 - 1, found Infinity",
  ],
  [
    "no chips",
    "[game]\nstarting_chips = 0",
    "line 2: game.starting_chips must be whole chips from 1 to 2^53 - 1, found 0",
  ],
  [
    "more chips than can be counted",
    "[game]\nstarting_chips = 1e300",
    "line 2: game.starting_chips must be whole chips from 1 to 2^53 - 1, found 1e+300",
  ],
  [
    "an integer past 2^53",
    "[game]\n\nstarting_chips = 9007199254740993",
    "line 3: Cannot read this as TOML: integer value cannot be represented losslessly (column 18)",
  ],
  [
    "a negative prize",
    "[game]\nprizes = [5, -3]",
    "line 2: game.prizes[1] must be whole chips from 0 to 2^53 - 1, found -3",
  ],
  [
    "more prizes than players",
    "[game]\nnum_seats = 2\nprizes = [5, 3, 2]",
    "line 3: game.prizes must be at most 2 prizes, as there are 2 players, found 3",
  ],
  [
    "no hands",
    "[game]\nnum_hands = 0",
    "line 2: game.num_hands must be a whole number from 1, found 0",
  ],
  [
    "no tournaments",
    "[output]\nnum_tournaments = 0",
    "line 2: output.num_tournaments must be a whole number from 1, found 0",
  ],
  [
    "one seat",
    "[game]\nnum_seats = 1",
    "line 2: game.num_seats must be a whole number from 2 to 10, found 1",
  ],
  [
    "eleven seats",
    "[game]\nnum_seats = 11",
    "line 2: game.num_seats must be a whole number from 2 to 10, found 11",
  ],
  [
    "no blind levels",
    "[game]\nblind_levels = []",
    "line 2: game.blind_levels must be one level or more, found an empty list",
  ],
  [
    "a small blind above the big blind",
    "[game]\nsmall_blind = 30\nbig_blind = 20",
    "line 2: game.small_blind must be at most big_blind (20), found 30",
  ],
  [
    "a small blind above the big blind of a level",
    "[[game.blind_levels]]\nsmall_blind = 30\nbig_blind = 20",
    "line 2: game.blind_levels[0].small_blind must be at most big_blind (20), found 30",
  ],
  [
    "a big blind above the stacks",
    "[game]\nbig_blind = 2000",
    "line 2: game.big_blind must be at most starting_chips (1000), found 2000",
  ],
  [
    "stacks below the usual big blind",
    "\n[game]\nstarting_chips = 15",
    "line 2: game.big_blind must be at most starting_chips (15), found 20; this is the default",
  ],
  [
    "an ante above the stacks",
    "[game]\nante = 2000",
    "line 2: game.ante must be at most starting_chips (1000), found 2000",
  ],
  [
    "a first level above the stacks",
    '[game]\ngame_type = "SitAndGo"\n[[game.blind_levels]]\nsmall_blind = 1\nbig_blind = 1001',
    "line 5: game.blind_levels[0].big_blind must be at most starting_chips (1000), found 1001",
  ],
  [
    "more doublings than chips can be counted",
    '[game]\ngame_type = "SitAndGo"\nnum_blind_levels = 53',
    "line 3: game.num_blind_levels must be at most 49, as blinds double each level and end at " +
    "2^53 - 1, found 53",
  ],
  [
    "more chips than can be counted, together",
    "[game]\nnum_seats = 2\nstarting_chips = 9007199254740991",
    "line 3: game.starting_chips must be at most 4503599627370495 for 2 players, " +
    "found 9007199254740991",
  ],
  [
    "a larger prize pool than can be counted",
    "[game]\nnum_seats = 2\nbuy_in = 9007199254740991",
    "line 3: game.buy_in must be at most 4503599627370495 with its fee for 2 players, " +
    "found 9007199254740991",
  ],
  [
    "larger prizes than can be counted",
    "[game]\nprizes = [9007199254740991, 1]",
    "line 2: game.prizes must be at most 2^53 - 1 chips together, found a list",
  ],
  ["no bots", "[game]\nbots = []", "line 2: game.bots must be 2 or more bots, found 0"],
  [
    "one bot",
    '[[game.bots]]\nbot_type = "call_bot"',
    "line 1: game.bots must be 2 or more bots, found 1",
  ],
  [
    "more bots than seats",
    "[game]\nnum_seats = 2\n" + '[[game.bots]]\nbot_type = "call_bot"\n'.repeat(3),
    "line 3: game.bots must be at most num_seats (2) bots, found 3",
  ],
  [
    "more bots than entries",
    '[game]\ngame_type = "MultiTableTournament"\nnum_entries = 2\n' +
    '[[game.bots]]\nbot_type = "call_bot"\n'.repeat(3),
    "line 4: game.bots must be at most num_entries (2) bots, found 3",
  ],
  [
    "entries of a game with one table",
    "[game]\nnum_entries = 45",
    'line 2: game.num_entries must be left out unless game_type is "MultiTableTournament", found 45',
  ],
  ...["\u0085", "\u009b31m", "\u2028", "\u2029"].map((odd): Bad => [
    `a control character in a name, U+${odd.charCodeAt(0).toString(16)}`,
    `[[game.bots]]\nbot_type = "a"\nname = "A${odd}n"\n[[game.bots]]\nbot_type = "b"`,
    "line 3: game.bots[0].name must be text on one line, not empty and without spaces at its " +
    `ends, found "A\\u${odd.charCodeAt(0).toString(16).padStart(4, "0")}${odd.slice(1)}n"`,
  ]),
  [
    "a name like a line of a log",
    '[[game.bots]]\nbot_type = "a"\nname = "Uncalled bet (5)"\n[[game.bots]]\nbot_type = "b"',
    "line 3: game.bots[0].name must be text on one line, not empty and without spaces at its " +
    'ends, found "Uncalled bet (5)"; it begins like the line of an uncalled bet',
  ],
  [
    "a seed with a control character",
    '[game]\nseed = "a\\u009b"',
    'line 2: game.seed must be a whole number or text, found "a\\u009b"',
  ],
  ...['"2026-02-30"', "2026-02-30", '"2026-04-31T00:00:00Z"', "2026-04-31T00:00:00Z"].map((
    day,
  ): Bad => [
    `${day}, which there is not`,
    `[output]\nstart_time = ${day} # not 2026-02-28`,
    "line 2: output.start_time must be a time in UTC of the years 1000 to 8999, such as " +
    `"2026-05-19T12:00:00Z", found ${day.startsWith('"') ? day : "a date"}; there is no such day`,
  ]),
  [
    "a day that there is not, in a table on one line",
    'output = { log_dir = "2026-01-01", start_time = 2027-02-29 }',
    "line 1: output.start_time must be a time in UTC of the years 1000 to 8999, such as " +
    '"2026-05-19T12:00:00Z", found a date; there is no such day',
  ],
  [
    "a time at which logs would run out of years",
    '[output]\nstart_time = "9999-12-31T23:59:59Z"',
    "line 2: output.start_time must be a time in UTC of the years 1000 to 8999, such as " +
    '"2026-05-19T12:00:00Z", found "9999-12-31T23:59:59Z"',
  ],
  [
    "bots in a table of their own",
    '[bots]\nbot_type = "a"',
    "line 1: bots is not a section; did you mean [[game.bots]]?",
  ],
  [
    "bots of no section",
    '[[bots]]\nbot_type = "a"',
    "line 1: bots is not a section; did you mean [[game.bots]]?",
  ],
  [
    "bots of the same name",
    '[[game.bots]]\nbot_type = "a"\nname = "Ann"\n[[game.bots]]\nbot_type = "b"\nname = "Ann"',
    'line 6: game.bots[1].name must be unlike that of game.bots[0], found "Ann"',
  ],
  [
    "a name of two lines",
    '[[game.bots]]\nbot_type = "a"\nname = """\nAnn\nBen"""\n[[game.bots]]\nbot_type = "b"',
    "line 3: game.bots[0].name must be text on one line, not empty and without spaces at its " +
    'ends, found "Ann\\nBen"',
  ],
  [
    "a bot without its type",
    '[[game.bots]]\nname = "Ann"\n[[game.bots]]\nbot_type = "b"',
    'line 1: game.bots[0].bot_type must be the name of a bot type, such as "call_bot", ' +
    "found nothing",
  ],
  [
    "a bot's type under another key",
    '[[game.bots]]\ntype = "a"\n[[game.bots]]\nbot_type = "b"',
    "line 2: game.bots[0].type is not a key of [[game.bots]]; did you mean bot_type?",
  ],
  [
    "a misspelt key of a bot",
    '[[game.bots]]\nbot_type = "a"\nnam = "Ann"\n[[game.bots]]\nbot_type = "b"',
    "line 3: game.bots[0].nam is not a key of [[game.bots]]; did you mean name?",
  ],
  [
    "infinity among a bot's own values",
    '[[game.bots]]\nbot_type = "a"\nweights = [1, inf]\n[[game.bots]]\nbot_type = "b"',
    "line 3: game.bots[0].weights must be a value without nan and inf, found a list",
  ],
  [
    "a seat plan and random seats",
    '[game]\nseat_plan = "rotate"\nrandomize_seats = true',
    'line 2: game.seat_plan must be "none" while randomize_seats is true, found "rotate"',
  ],
  [
    "a time that is none",
    '[output]\nstart_time = "2026-13-01"',
    "line 2: output.start_time must be a time in UTC of the years 1000 to 8999, such as " +
    '"2026-05-19T12:00:00Z", found "2026-13-01"',
  ],
  [
    "a seed that is no whole number",
    "[game]\nseed = 1.5",
    "line 2: game.seed must be a whole number or text, found 1.5",
  ],
  [
    "a key given twice",
    "[game]\nseed = 1\nseed = 2",
    "line 3: Cannot read this as TOML: trying to redefine an already defined table or value " +
    "(column 1)",
  ],
  [
    "__proto__ as a key",
    "[game]\n__proto__ = { seed = 1 }",
    "line 2: Cannot read this as TOML: a key may not be called __proto__ or constructor (column 1)",
  ],
  [
    "a value that is missing",
    "[game]\nseed =\n",
    "line 2: Cannot read this as TOML: invalid value (column 7)",
  ],
];
for (const [title, text, want] of BAD) {
  Deno.test(`parseConfig() says what is wrong, when there is ${title}`, () => {
    assertEquals(messageOf(text), want);
  });
}

Deno.test("parseConfig() names the bot types there are, when it is told them", () => {
  const text = '[[game.bots]]\nbot_type = "cal_bot"\n[[game.bots]]\nbot_type = "fold_bot"';
  assertEquals(
    messageOf(text, ["call_bot", "fold_bot"]),
    'line 2: game.bots[0].bot_type must be "call_bot" or "fold_bot", found "cal_bot"; ' +
      'did you mean "call_bot"?',
  );
  assertEquals(parseConfig(text).game.bots[0].botType, "cal_bot");
});

Deno.test("parseConfig() reports all problems at once in the order of the file", () => {
  const text = `
[output]
num_tournaments = 0
[gane]
num_hands = 10
[game]
starting_chps = 10
big_blind = 5000
small_blind = 0.5
[[game.bots]]
typ = "call_bot"
`;
  const error = assertThrows(() => parseConfig(text, { path: "a.toml" }), InvalidConfigError);
  assertEquals(error.message.split("\n").map((line) => line.split(" ", 2).join(" ")), [
    "a.toml:3: output.num_tournaments",
    "a.toml:4: gane",
    "a.toml:7: game.starting_chps",
    "a.toml:9: game.small_blind",
    "a.toml:10: game.bots",
    "a.toml:11: game.bots[0].typ",
  ]);
  assertEquals(error.file, "a.toml");
  const { path, line, found, hint } = error.problems[2];
  assertEquals([path, line, found, hint], [
    "game.starting_chps",
    7,
    10,
    "did you mean starting_chips?",
  ]);
});

Deno.test("parseConfig() refuses a text of more than 64 KiB", () => {
  assertEquals(
    messageOf("#".repeat(64 * 1024 + 1)),
    "Cannot read a config of at most 64 KiB: found 65537 characters",
  );
  assertEquals(parseConfig("#".repeat(64 * 1024)), parseConfig(""));
});

Deno.test("parseConfig() never takes long, when all of 64 KiB is wrong", () => {
  const lines = Array.from({ length: 5_000 }, (_, i) => `k${i} = ${i}`);
  const start = performance.now();
  assertEquals(messageOf(`[game]\n${lines.join("\n")}`).split("\n").length, lines.length);
  assert(performance.now() - start < 5_000, "time grows with the square of the problems");
});

Deno.test("parseConfig() never throws another error than InvalidConfigError", () => {
  const word = fc.constantFrom(
    ...["[game]", "[[game.bots]]", "[output]", "[[", "]]", "=", "\n", ".", "{", "}", "[", "]", ","],
    ...[
      "bots",
      "bot_type",
      "big_blind",
      "prizes",
      "blind_levels",
      "1",
      "0.5",
      "nan",
      '"a"',
      "true",
    ],
    ...['"""', "'", "#", "\\", "__proto__", "toString", "2026-05-19", "\t", "-"],
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(word, { maxLength: 40 }).map((words) => words.join("")),
    fc.array(word, { maxLength: 40 }).map((words) => words.join("\n")),
  );
  fc.assert(
    fc.property(text, (text) => {
      try {
        parseConfig(text);
      } catch (error) {
        assertInstanceOf(error, InvalidConfigError);
        assert(error.problems.every(({ line }) => line >= 0 && line <= text.split("\n").length));
      }
    }),
    { numRuns: 2_000 },
  );
});
