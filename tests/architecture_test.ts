/**
 * The shape of the source: which layer may import which, where each package lives, and what the
 * engine may touch. A new arrow between layers belongs in the list below, with the reason in the
 * commit.
 */
import { assertEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import {
  type AllowList,
  cycleErrors,
  fileErrors,
  homeErrors,
  importsOf,
  lateFieldErrors,
  layerErrors,
  lengthErrors,
  packageOf,
  readSources,
  type Restriction,
  restrictionErrors,
  type Sources,
} from "./_support/source_rules.ts";

const BASE = ["types", "errors"];
const UP_TO_RULES = [...BASE, "random", "cards", "evaluator", "rules"];
const UP_TO_PLAYER = [...UP_TO_RULES, "player"];
const UP_TO_TOURNAMENT = [...UP_TO_PLAYER, "hand", "table", "tournament"];
const ENGINE = [...UP_TO_TOURNAMENT, "strategy", "bots", "history", "config", "simulation"];

/** Which layers each layer may import. Arrows point downward only. */
const MAY_IMPORT: AllowList = {
  types: [],
  errors: [],
  random: BASE,
  cards: [...BASE, "random"],
  evaluator: [...BASE, "random", "cards"],
  rules: [...BASE, "random", "cards", "evaluator"],
  player: UP_TO_RULES,
  strategy: UP_TO_PLAYER,
  bots: [...UP_TO_PLAYER, "strategy"],
  hand: UP_TO_PLAYER, // never a bot: it plays whoever keeps to the bot interface
  table: [...UP_TO_PLAYER, "hand"],
  tournament: [...UP_TO_PLAYER, "hand", "table"],
  history: [...UP_TO_PLAYER, "hand"], // of the player what it takes to ask a bot about a history
  config: UP_TO_TOURNAMENT, // of the hand only what becomes of illegal actions
  simulation: ENGINE,
  mod: ENGINE,
  analysis: ["mod", ...ENGINE],
  cluster: ["mod", ...ENGINE],
  cli: ["mod", ...ENGINE, "analysis", "cluster"],
  // Of the rules only what makes actions, of the bots only the registry's type.
  holdem_bots: ["player", "strategy", "cards", "evaluator", "rules", "bots"],
};

/** The folder that may import each package; all others go through that folder's exports. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  "@bull-board/api": ["cluster/board/"],
  "@bull-board/hono": ["cluster/board/"],
  "@observablehq/plot": ["analysis/charts/"],
  "@resvg/resvg-js": ["analysis/charts/"],
  "@std/assert": ["tests/"],
  "@std/path": ["cli/"],
  "@std/toml": ["engine/config/", "engine/history/phh/"], // a format that is TOML
  "bullmq": ["cluster/"],
  "commander": ["cli/"],
  "danfojs": ["analysis/frames/"],
  "fast-check": ["tests/"],
  "fastest-levenshtein": ["engine/config/"],
  "hono": ["cluster/board/"],
  "hyparquet": ["analysis/logs/"],
  "hyparquet-writer": ["analysis/logs/"],
  "ioredis": ["cluster/"],
  "jstat": ["analysis/metrics/"],
  "linkedom": ["analysis/charts/"],
  // The engine runs wherever there is no Node as well, save that it reads no packed files there.
  "node:": ["vendor/std/", "engine/history/_byte_source.ts"],
  "phe": ["tests/bench/"],
  "poker-odds-calculator": ["tests/bench/"],
  "poker-ts": ["tests/bench/"],
  "saxes": ["engine/history/ipoker_xml/"],
  "seedrandom": ["engine/random/"],
  "smol-toml": ["vendor/std/toml/"],
};

/** What makes a run depend on more than its config and seed, and the files that need it. */
const RESTRICTED: readonly Restriction[] = [
  { pattern: /\bconsole\.\w+/, except: [] },
  { pattern: /\bMath\.random\b/, except: [] },
  { pattern: /\bcrypto\.\w+/, except: ["engine/random/"] }, // draws a seed where none is given
  // Only tells when a run pauses and what date its logs begin with.
  {
    pattern: /\bDate\.now\b|\bnew Date\(\)|\bperformance\.\w+/,
    except: ["engine/simulation/clock.ts"],
  },
  // A run keeps what is finished of it, which is neither a config nor a hand.
  {
    pattern: /\bDeno\.\w+/,
    except: [
      "engine/config/",
      "engine/history/",
      "engine/simulation/ledger.ts",
      "engine/simulation/_checked_lines.ts",
    ],
  },
];

/** Beginnings of the paths of what runs in every hand. */
const HAND_LOOP = [
  "engine/cards/deal.ts",
  "engine/hand/",
  "engine/rules/",
  "engine/simulation/stats/",
  "engine/table/",
];

const EXPORTS = Object.fromEntries(
  Object.entries(config.exports).map(([name, path]) => [
    `${config.name}${name.slice(1)}`,
    path.slice(2),
  ]),
);

const ROOT = new URL("../", import.meta.url);
const isTest = (path: string): boolean => /(^|\/)tests\//.test(path);
const product = new Map(
  [...readSources(ROOT, ["mod.ts", "engine", "analysis", "cli", "cluster", "holdem_bots"])]
    .filter(([path]) => !isTest(path)),
);
const vendor = readSources(ROOT, ["vendor"]);
const tests = readSources(ROOT, ["tests"]);
const shipped = new Map([...product, ...vendor]);
const everything = new Map([...shipped, ...tests]);
const engine = new Map([...product].filter(([path]) => path.startsWith("engine/")));
const handLoop = new Map(
  [...engine].filter(([path]) => HAND_LOOP.some((start) => path.startsWith(start))),
);

Deno.test("Layers import only the layers below them", () => {
  assertEquals(layerErrors(product, MAY_IMPORT, EXPORTS), []);
});

Deno.test("Files never import each other in a circle", () => {
  assertEquals(cycleErrors(everything, EXPORTS), []);
});

Deno.test("Packages are imported in their home folder only", () => {
  assertEquals(homeErrors(shipped, HOMES, EXPORTS), []);
});

Deno.test("Packages of deno.json have a home and are used", () => {
  const maps = [config.imports, ...Object.values(config.scopes)];
  const listed = maps.flatMap((map) => Object.keys(map)).map((name) => name.replace(/\/$/, ""));
  const used = new Set([...everything.values()].flatMap(importsOf).map(packageOf));
  assertEquals(listed.sort(), Object.keys(HOMES).filter((name) => name !== "node:").sort());
  assertEquals(listed.filter((name) => !used.has(name)), []);
});

Deno.test("The engine never prints, reads the clock or rolls its own dice", () => {
  assertEquals(restrictionErrors(engine, RESTRICTED), []);
});

Deno.test("Fields of the hand loop have their value from the start", () => {
  assertEquals(lateFieldErrors(handLoop), []);
});

Deno.test("Files are short and named after what they hold", () => {
  assertEquals(lengthErrors(everything, 500), []);
  assertEquals(fileErrors(everything), []);
});

Deno.test("Layers of the engine are exported under their own names", () => {
  const folders = [...engine.keys()].filter((path) => /^engine\/\w+\/mod\.ts$/.test(path));
  const exported = Object.values(EXPORTS).filter((path) => path.startsWith("engine/"));
  assertEquals(exported.sort(), folders.sort());
});

/** Made-up modules that break one rule each, and what is found. */
const BROKEN: readonly [title: string, modules: Record<string, string>, errors: string[]][] = [
  [
    "an arrow that points upward",
    { "engine/cards/card.ts": 'import { evaluate } from "../evaluator/mod.ts";' },
    ["engine/cards/card.ts: cards may not import evaluator"],
  ],
  [
    "an arrow over several lines, in a type",
    { "engine/hand/pot.ts": 'export type {\n  Strategy,\n} from "../strategy/mod.ts";' },
    ["engine/hand/pot.ts: hand may not import strategy"],
  ],
  [
    "an arrow by package name",
    { "holdem_bots/big.ts": 'import { runCashGame } from "@marvin/holdem/simulation";' },
    ["holdem_bots/big.ts: holdem_bots may not import simulation"],
  ],
  [
    "an arrow that is drawn while running",
    { "engine/rules/rake.ts": 'const table = await import("../table/mod.ts");' },
    ["engine/rules/rake.ts: rules may not import table"],
  ],
  [
    "a path where the package has a name",
    { "cli/sim.ts": 'import { readConfig } from "../engine/config/mod.ts";' },
    ["cli/sim.ts: name the package, not the path ../engine/config/mod.ts"],
  ],
  [
    "a private file of another folder",
    { "engine/bots/flock_bot.ts": 'import "../cards/_names.ts";' },
    ["engine/bots/flock_bot.ts: engine/cards/_names.ts is private to its folder"],
  ],
  [
    "a circle",
    {
      "engine/cards/a.ts": 'import { b } from "./b.ts";',
      "engine/cards/b.ts": 'import { c } from "./c.ts";',
      "engine/cards/c.ts": 'import type { a } from "./a.ts";',
    },
    ["engine/cards/a.ts -> engine/cards/b.ts -> engine/cards/c.ts -> engine/cards/a.ts"],
  ],
  [
    "a package away from home",
    { "engine/bots/moody_bot.ts": 'import alea from "seedrandom/lib/alea.js";' },
    ["engine/bots/moody_bot.ts: seedrandom belongs to engine/random/"],
  ],
  [
    "a package nobody has chosen",
    { "engine/rules/pots.ts": 'import { sum } from "lodash";' },
    ["engine/rules/pots.ts: lodash has no home"],
  ],
  [
    "a look at the clock",
    { "engine/table/table.ts": "const today = new Date();" },
    ["engine/table/table.ts: may not use new Date()"],
  ],
  [
    "a print",
    { "engine/table/seat.ts": 'console.log("seat");' },
    ["engine/table/seat.ts: may not use console.log"],
  ],
  [
    "a file read outside the folders that may",
    { "engine/table/seat.ts": 'Deno.readTextFileSync("seat");' },
    ["engine/table/seat.ts: may not use Deno.readTextFileSync"],
  ],
  [
    "a long file",
    { "engine/cards/long.ts": "let card;\n".repeat(501) },
    ["engine/cards/long.ts: 501 lines, at most 500"],
  ],
  [
    "a field that is undefined at first",
    {
      "engine/hand/a.ts": "export class A {\n  declare readonly seats: number;\n  live = 0;\n" +
        "  private pot: number;\n\n  constructor(public bets: number, seats: readonly string[]) {\n" +
        "    this.pot = 0;\n    this.seats = seats.length;\n  }\n}\n" +
        "interface B {\n  readonly seat: number;\n}\n",
    },
    ["engine/hand/a.ts: declare A.bets", "engine/hand/a.ts: declare A.pot"],
  ],
  [
    "a name that says nothing",
    { "engine/cards/utils.ts": "" },
    ["engine/cards/utils.ts: says nothing"],
  ],
  [
    "code in a mod.ts",
    { "engine/cards/mod.ts": 'export * from "./card.ts";\nexport const SUITS = 4;' },
    ["engine/cards/mod.ts: only re-exports belong here"],
  ],
  [
    "nothing in examples, dates, numbers and what lies below",
    {
      "engine/cards/deck.ts": '/**\n * import { x } from "../table/mod.ts";\n */\n' +
        'import { shuffle } from "../random/mod.ts"; // not console.log\n' +
        "new Date(0);\n" + "  1, 0x7f, -2.5,\n".repeat(501),
    },
    [],
  ],
];

function allErrors(sources: Sources): string[] {
  return [
    ...layerErrors(sources, MAY_IMPORT, EXPORTS),
    ...cycleErrors(sources, EXPORTS),
    ...homeErrors(sources, HOMES, EXPORTS),
    ...restrictionErrors(sources, RESTRICTED),
    ...lateFieldErrors(sources),
    ...lengthErrors(sources, 500),
    ...fileErrors(sources),
  ];
}

for (const [title, modules, errors] of BROKEN) {
  Deno.test(`The rules find ${title}`, () => {
    assertEquals(allErrors(new Map(Object.entries(modules))), errors);
  });
}
