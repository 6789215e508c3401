import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { formatHand, parseHands, WRITABLE_FORMATS } from "@marvin/holdem";
import { parseCsv, readParquet } from "@marvin/holdem/analysis/logs";
import { main } from "../../cli/hands.ts";
import { type CommandRun, filesOf, runCommand, withFiles } from "../_support/commands.ts";
import { SCRIPTED_HANDS } from "../engine/history/_scripted_hands.ts";

const hands = (...args: string[]): Promise<CommandRun> => runCommand(main, ...args);

const RAKE = Deno.readTextFileSync("tests/golden/ipoker_rake.txt");
const WALK = Deno.readTextFileSync("tests/golden/ipoker_walk.txt").replace("#1", "#2");
/** Ann has the aces, and Ben gets her pot. */
const WRONG = RAKE.replaceAll("Ann collects 348 from main pot", "Ben collects 348 from main pot")
  .replace(/^Seat .*(?:collected|lost|folded).*\n/gm, "").replace("#1", "#3");
const CUT = WALK.slice(0, WALK.indexOf("*** SUMMARY")).replace("#2", "#4");

const COMMANDS = ["summary", "check", "convert", "show", "csv", "parquet", "test"];
for (const args of [[], ...COMMANDS.map((name) => [name])]) {
  Deno.test(`hands ${args.join(" ")} --help fits a screen and ends with an example`, async () => {
    const { code, out, err } = await hands(...args, "--help");
    assertEquals([code, err], [0, ""]);
    const lines = out.trimEnd().split("\n");
    assert(lines.length <= 24 && lines.every((line) => line.length <= 80), out);
    assertStringIncludes(lines.slice(-2).join("\n"), "Example: deno task hands ");
  });
}

const MISTAKES: [title: string, args: string[], message: string][] = [
  ["no command", [], "Usage: deno task hands"],
  ["an unknown command", ["parse", "a.txt"], "unknown command 'parse'"],
  ["no path", ["check"], "missing required argument 'path'"],
  ["an unknown format", ["convert", "--to=xls", "a.txt"], "Allowed choices are ipoker"],
  ["no format to convert to", ["convert", "a.txt"], "required option '--to <name>'"],
  ["no file to write", ["parquet", "a.txt"], "required option '--out <path>'"],
  ["no bot", ["test", "a.txt"], "required option '--bot <type>'"],
  ["an unknown bot", ["test", "--bot=shark", "README.md"], "registered are call_bot"],
  [
    "a missing bot module",
    ["test", "--bot=x", "--bots=nowhere.ts", "README.md"],
    "Cannot load bots from",
  ],
  ["an unknown table", ["csv", "--table=pots", "a.txt"], "Allowed choices are hands, players"],
  ["an empty path", ["check", ""], "Wanted a path."],
  [
    "an option for the path of --out",
    ["convert", "--to=phh", "a.txt", "--out", "--keep-duplicates"],
    "Wanted a path (of a file that is called so: ./--keep-duplicates)",
  ],
  ["an empty --out", ["convert", "--to=phh", "--out=", "a.txt"], "Wanted a path."],
  ["an empty --out of rows", ["parquet", "--out=", "a.txt"], "Wanted a path."],
  ["an empty seed", ["test", "--bot=call_bot", "--seed=", "a.txt"], "Cannot use a seed without"],
  ["no count", ["test", "--bot=call_bot", "--show=many", "a.txt"], "Wanted a whole number"],
];
for (const [title, args, message] of MISTAKES) {
  Deno.test(`hands says what is wrong with its arguments, when there is ${title}`, async () => {
    const { code, out, err } = await hands(...args);
    assertEquals([code, out], [2, ""]);
    assertStringIncludes(err, message);
  });
}

for (const command of COMMANDS) {
  Deno.test(`hands ${command} names a file that is missing, and ends with 2`, async () => {
    await withFiles({}, async (folder) => {
      const options = {
        convert: ["--to=phh"],
        parquet: [`--out=${folder}/new.parquet`],
        test: ["--bot=call_bot"],
      }[command] ?? [];
      for (
        const [path, reason] of [
          ["nowhere/at.all", "there is no such file or folder"],
          [`${folder}/*.txt`, "no file matches"],
        ]
      ) {
        const { code, out, err } = await hands(command, ...options, "tests/golden", path);
        assertEquals([code, out, err], [2, "", `Cannot read ${path}: ${reason}\n`]);
      }
      assertEquals(filesOf(folder), {});
    });
  });
}

Deno.test("hands summary counts hands, formats and players, and says what was not read", async () => {
  await withFiles({ "a.txt": `${RAKE}\n${WALK}`, "b.txt": `${WALK}\n${CUT}` }, async (folder) => {
    const { code, out } = await hands("summary", folder);
    assertEquals(code, 1);
    assertEquals(
      out.replaceAll(folder, "FOLDER"),
      `Files    2
Hands    2 ok, 1 duplicate, 1 partial
Formats  2 ipoker
Rooms    2 no room
Played   2026-05-19T12:00:00Z to 2026-05-19T12:00:00Z
Players  3

Player  Hands  Won  Net bb  bb/100
Ann         2    1    15.9   797.5
Ben         2    0    -6.5  -325.0
Cy          2    1   -10.6  -527.5

Not read
FOLDER/b.txt:37: partial: Cannot read hand 4: it has no SUMMARY
`,
    );
  });
});

Deno.test("hands lets no name of a history steer the terminal", async () => {
  const converted = await hands("convert", "--to=ohh", "tests/golden/ipoker_rake.txt");
  const odd = converted.out.replaceAll('"Ann"', '"A\\u001b[31mn"');
  await withFiles({ "a.ohh": odd }, async (folder) => {
    for (const command of ["summary", "check", "show", "test --bot=call_bot"]) {
      const { out, err } = await hands(...command.split(" "), `${folder}/a.ohh`);
      assert(!(out + err).includes("\x1b"), out + err);
      if (command !== "test --bot=call_bot") assertStringIncludes(out, "A\\u001b[31mn", command);
    }
    const { out } = await hands("csv", `${folder}/a.ohh`);
    assertStringIncludes(out, "A\x1b[31mn");
  });
});

Deno.test("hands reads of a folder what may be hand histories, and what it is told to", async () => {
  const beside = ["a.csv", "r.json", "p.parquet", "s.ledger", "b.txt.1.part", "a.CSV"];
  const files = Object.fromEntries(beside.map((name) => [name, "hand,table"]));
  await withFiles({ ...files, "a.txt": WALK }, async (folder) => {
    assertEquals((await hands("check", folder)).err, "1 hand checked, 0 problems\n");
    // Open Hand History is JSON as well.
    Deno.renameSync(`${folder}/a.txt`, `${folder}/b.txt`);
    await hands("convert", "--to=ohh", `--out=${folder}/hands.json`, `${folder}/b.txt`);
    Deno.removeSync(`${folder}/b.txt`);
    assertEquals((await hands("check", folder)).err, "1 hand checked, 0 problems\n");
    Deno.removeSync(`${folder}/hands.json`);
    for (const named of [`${folder}/a.csv`, `${folder}/*.json`]) {
      const { code, out } = await hands("check", named);
      assertEquals(code, 1);
      assertStringIncludes(out, "Cannot tell the format");
    }
  });
});

Deno.test("hands reads the rest of a folder in which something cannot be read", async () => {
  for (const link of ["AAA", "zzz"]) {
    await withFiles({ "a.txt": WALK }, async (folder) => {
      Deno.symlinkSync("nowhere", `${folder}/${link}`);
      const { code, err } = await hands("check", folder);
      assertEquals([code, err], [1, "1 hand checked, 1 problem\n"]);
    });
  }
});

Deno.test("hands convert and parquet leave nothing of a file that cannot be written", async () => {
  await withFiles({ "a.txt": RAKE }, async (folder) => {
    for (const [command, name] of [["convert --to=phh", "a.phhs"], ["parquet", "a.parquet"]]) {
      // The folder is where the file would be until it is whole.
      Deno.mkdirSync(`${folder}/${name}.part`);
      const run = await hands(...command.split(" "), `--out=${folder}/${name}`, `${folder}/a.txt`);
      assertEquals([run.code, run.out], [2, ""]);
      assertStringIncludes(run.err, `Cannot write ${folder}/${name}: `);
      assertEquals(run.err.split("\n").length, 2);
    }
    assertEquals(filesOf(folder), { "a.txt": RAKE });
  });
});

const checkTable = (row: string) =>
  `Format  Files  Good  Other game  Cut off  Cancelled  Twice  Wrong\n${row}\n`;

Deno.test("hands check counts what became of the hands of each format", async () => {
  const omaha = "PokerStars Hand #8:  Omaha Pot Limit ($1/$2 USD) - 2014/01/06 6:42:52 ET\n";
  const cancelled = formatHand(SCRIPTED_HANDS.walk(), "pokerstars").replace("#1:", "#9:")
    .replace(/\*\*\* HOLE[^]*/, "Hand cancelled\n");
  // A line of hold'em that quotes what is said of other games.
  const torn = formatHand(SCRIPTED_HANDS.walk(), "pokerstars").replace("#1:", "#10:")
    .replace(/Ann: folds.*/, "unsupported game: folds");
  const stars = `${omaha}\n${cancelled}\n${torn}`;
  await withFiles({ "a.txt": `${WALK}\n${CUT}`, "b.txt": WALK, "c.txt": stars }, async (folder) => {
    const { code, out } = await hands("check", folder);
    assertEquals(code, 1);
    assertStringIncludes(
      out,
      `
Format      Files  Good  Other game  Cut off  Cancelled  Twice  Wrong
ipoker          2     1           0        1          0      1      0
pokerstars      1     0           1        0          1      0      1
`,
    );
  });
});

Deno.test("hands check lists every problem with its place", async () => {
  await withFiles({ "a.txt": RAKE, "b.txt": `${WALK}\n${WRONG}` }, async (folder) => {
    assertEquals(await hands("check", `${folder}/a.txt`), {
      code: 0,
      out: checkTable("ipoker      1     1           0        0          0      0      0"),
      err: "1 hand checked, 0 problems\n",
    });
    const { code, out, err } = await hands("check", folder);
    assertEquals([code, err], [1, "3 hands checked, 1 problem\n"]);
    assertEquals(
      out.replace(folder, "FOLDER"),
      "FOLDER/b.txt:22: hand 3: winners: the main pot goes to Ann (348), found Ben (348)\n\n" +
        checkTable("ipoker      2     2           0        0          0      0      1"),
    );
  });
});

Deno.test("hands check says what it took as recorded", async () => {
  const hidden = RAKE.replace("Dealt to Cy [Qh Qd]\n", "").replace(/Cy: shows .*/, "Cy: mucks hand")
    .replace(/Seat 6: Cy .* lost .*/, "Seat 6: Cy mucked");
  await withFiles({ "a.txt": hidden }, async (folder) => {
    const { code, err } = await hands("check", folder);
    assertEquals([code, err], [
      0,
      "1 hand checked, 0 problems\nTaken as recorded: unknownCards 1\n",
    ]);
  });
});

for (const format of WRITABLE_FORMATS) {
  Deno.test(`hands convert writes ${format} that reads the same`, async () => {
    await withFiles({ "a.txt": `${RAKE}\n${WALK}` }, async (folder) => {
      const { code, out, err } = await hands("convert", `--to=${format}`, folder);
      assertEquals([code, err], [0, "2 hands written, 0 lost\n"]);
      const money = (text: string) =>
        [...parseHands(text)].map(({ status, record }) => [
          status,
          record?.handNumber,
          record?.totalPot,
          record?.totalRake,
        ]);
      assertEquals(money(out), [["ok", 1, 562, 22], ["ok", 2, 20, 0]]);
    });
  });
}

Deno.test("hands convert writes one file, or one for each, and never over another", async () => {
  await withFiles({ "a.txt": RAKE, "b.log": WALK }, async (folder) => {
    const one = join(folder, "out/all.ohh");
    assertEquals((await hands("convert", "--to=ohh", `--out=${one}`, `${folder}/a.txt`)).code, 0);
    const again = await hands("convert", "--to=ohh", `--out=${one}`, `${folder}/a.txt`);
    assertEquals(again.code, 2);
    assertStringIncludes(again.err, "the file exists; move it or choose another --out");
    const many = join(folder, "each/");
    await hands("convert", "--to=phh", `--out=${many}`, `${folder}/a.txt`, `${folder}/b.log`);
    const below = join(many, folder);
    assertEquals([...Deno.readDirSync(below)].map(({ name }) => name).sort(), ["a.phhs", "b.phhs"]);
    const [hand, ...rest] = parseHands(Deno.readTextFileSync(join(below, "b.phhs")));
    assertEquals([hand.record?.handNumber, rest], [2, []]);
  });
});

Deno.test("hands convert says which hands a format has no words for, and ends with 1", async () => {
  const pot = RAKE.replace("#1", "#1234567890123456789");
  await withFiles({ "a.txt": `${pot}\n${CUT}` }, async (folder) => {
    const { code, err } = await hands("convert", "--to=ipoker", folder);
    assertEquals(code, 1);
    assertStringIncludes(err, "partial: Cannot read hand 4: it has no SUMMARY");
    assertStringIncludes(err, "1 hand written, 1 lost");
  });
});

Deno.test("hands show tells a hand with pot and stacks at each step", async () => {
  await withFiles({ "a.txt": `${RAKE}\n${WALK}` }, async (folder) => {
    const { code, out, err } = await hands("show", "--hand=2", folder);
    assertEquals([code, err], [0, ""]);
    assertEquals(
      out,
      `Hand #2 · 2026-05-19 12:00:00 UTC · Table Cash Game Table 1

Seat  Player  Chips  Cards
   1  Ann       500  Ah Ad  button
   3  Ben       500  Kh Kd
   6  Cy        500  Qh Qd

                              Pot  Ann  Ben   Cy
Ben posts the small blind 10   10  500  490  500
Cy posts the big blind 20      30  500  490  480
Ann folds                      30  500  490  480
Ben folds                      30  500  490  480
Cy gets 10 back                20  500  490  490
Cy collects 20                  0  500  490  510

Pot 20, rake 0; Ben -10, Cy +10
`,
    );
    const first = await hands("show", folder);
    assertStringIncludes(first.out, "Flop [2c 5d 9s]");
    const none = await hands("show", "--hand=77", folder);
    assertEquals([none.code, none.out], [1, ""]);
    assertStringIncludes(none.err, `Cannot find hand 77 in ${folder}`);
  });
});

Deno.test("hands show adds the problems of a hand", async () => {
  await withFiles({ "a.txt": WRONG }, async (folder) => {
    const { out } = await hands("show", folder);
    assertStringIncludes(out, "\nProblems\nwinners: the main pot goes to Ann (348), found Ben");
  });
});

Deno.test("hands csv writes a row for each hand, player or action", async () => {
  await withFiles({ "a.txt": `${WALK.replaceAll("Cy", "=Cy")}\n${RAKE}` }, async (folder) => {
    const csv = async (...args: string[]) => {
      const { code, out, err } = await hands("csv", ...args, folder);
      assertEquals([code, err], [0, ""]);
      return out.replaceAll(folder, "FOLDER").split("\r\n");
    };
    const players = await csv();
    assertEquals(players.slice(0, 4), [
      "file,hand,seat,player,stack,cards,put,collected,net,netBigBlinds",
      "FOLDER/a.txt,2,1,Ann,500,Ah Ad,0,0,0,0",
      "FOLDER/a.txt,2,3,Ben,500,Kh Kd,10,0,-10,-0.5",
      `FOLDER/a.txt,2,6,"'=Cy",500,Qh Qd,10,20,10,0.5`,
    ]);
    assertEquals(players.length, 1 + 6 + 1);
    const actions = await csv("--table=actions");
    assertEquals(actions.slice(3, 5), [
      `FOLDER/a.txt,2,preflop,3,6,"'=Cy",uncalled,10,10,0,30`,
      "FOLDER/a.txt,1,preflop,1,1,Ann,raise,70,70,0,30",
    ]);
    const rows = await csv("--table=hands");
    assertEquals(rows.length, 1 + 2 + 1);
    assertStringIncludes(rows[2], ",3,1,2c 5d 9s Jc 3h,562,22,1");
  });
  const money = formatHand({ ...SCRIPTED_HANDS.walk(), currency: "USD", scale: 100 }, "pokerstars");
  await withFiles({ "a.txt": money.replaceAll("Cy", "-5") }, async (folder) => {
    const rows = parseCsv((await hands("csv", folder)).out);
    assertEquals(rows.cells("player"), ["Ann", "Ben", "-5"]);
    assertEquals(rows.cells("net"), [0, -0.1, 0.1]);
  });
});

Deno.test("hands parquet writes the columns of frames to a new file", async () => {
  await withFiles({ "a.txt": `${RAKE}\n${WALK}\n${CUT}` }, async (folder) => {
    const write = (table: string) =>
      hands("parquet", `--table=${table}`, `--out=${folder}/${table}.parquet`, `${folder}/a.txt`);
    const { code, err } = await write("hands");
    assertEquals(code, 1); // the hand that is cut off
    assertStringIncludes(err, "2 hands written, 1 lost\n");
    const rows = await readParquet(`${folder}/hands.parquet`);
    assertEquals(rows.cells("player"), ["Ann", "Ben", "Cy", "Ann", "Ben", "Cy"]);
    assertEquals(rows.cells("net"), [319, -120, -221, 0, -10, 10]);
    await write("actions");
    const actions = await readParquet(`${folder}/actions.parquet`);
    assertEquals(actions.rowCount > 10, true);

    const again = await write("hands");
    assertEquals(again.code, 2);
    assertStringIncludes(again.err, "hands.parquet: the file exists; move it or choose another");
  });
});

Deno.test("hands test reports where a bot agrees, and shows differences", async () => {
  await withFiles({ "a.txt": `${RAKE}\n${WALK}\n${CUT}` }, async (folder) => {
    const { code, out, err } = await hands("test", "--bot=call_bot", "--show=1", folder);
    assertEquals(code, 1); // the hand that is cut off
    assertStringIncludes(err, "partial: Cannot read hand 4");
    assertEquals(
      out,
      `call_bot agrees in 8 of 13 decisions (61.5 %) of 2 hands

Street   Decisions   Agreed
preflop          6   33.3 %
flop             3   66.7 %
turn             2  100.0 %
river            2  100.0 %

Played  fold  check  call  bet  raise  illegal
fold       0      0     2    0      0        0
check      0      5     0    0      0        0
call       0      0     3    0      0        0
bet        0      1     0    0      0        0
raise      0      0     2    0      0        0

Hand  Cards  Board  Played            Bot      Legal
   1  AhAd          Ann raises to 70  call 20  fold, call 20, raise to 40-500
`,
    );
  });
});

Deno.test("hands test says why a bot cannot be made, and ends with 2", async () => {
  await withFiles({
    "bots.ts": `export function registerBots(registry) {
      registry.register("no_bot", { create: () => { throw new RangeError("no such style"); } });
    }`,
    "a.txt": RAKE,
  }, async (folder) => {
    const bots = `--bots=${folder}/bots.ts`;
    const { code, out, err } = await hands("test", "--bot=no_bot", bots, `${folder}/a.txt`);
    assertEquals([code, out], [2, ""]);
    assertEquals(err, 'Cannot make "Ann", a no_bot: no such style\n');
  });
});

Deno.test("hands test asks a bot of the user's own, for one player", async () => {
  await withFiles({
    "bots.ts": `export function registerBots(registry) {
      registry.register("odd_bot", {
        create: ({ id, name }) => ({ id, name, act: () => ({ type: "check", to: 0 }) }),
      });
    }`,
    "a.txt": RAKE,
  }, async (folder) => {
    const { code, out } = await hands(
      "test",
      "--bot=odd_bot",
      `--bots=${folder}/bots.ts`,
      "--player=Cy",
      `${folder}/a.txt`,
    );
    assertEquals(code, 0);
    assertStringIncludes(out, "odd_bot agrees in 3 of 5 decisions (60.0 %) of 1 hand\n");
    assertStringIncludes(out, "Not asked: 6 decisions\n");
  });
});
