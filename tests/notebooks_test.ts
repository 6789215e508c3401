/**
 * Runs every notebook in Deno's own kernel, as Jupyter would, and reads what it shows. What a
 * notebook has to show is listed below.
 */
import { assert, assertEquals, assertLess, assertMatch } from "@std/assert";
import { fromFileUrl } from "@std/path";
import config from "../deno.json" with { type: "json" };
import { installKernel, thisMachine } from "../cli/jupyter_kernel.ts";
import { runProgram } from "../cli/programs.ts";
import { canStartKernel, type CellOutput, DenoKernel } from "./_support/deno_kernel.ts";
import { codeCells, type NotebookFile, readNotebook, sourceOf } from "./_support/notebook.ts";

const ROOT = new URL("../", import.meta.url);
const FOLDER = new URL("notebooks/", ROOT);

/** An output as a notebook file holds it: its kind beside what belongs to it. */
type StoredOutput = CellOutput["content"] & { readonly output_type: string };

/** Texts that the outputs of each notebook must hold, in order. */
const WANTED: Readonly<Record<string, readonly RegExp[]>> = {
  "01_first_steps.ipynb": [
    /\[text\/html\] AsKd/,
    /two pairs, Aces over Kings/,
    /\[image\/svg\+xml\] Equity\nAsKd: 36\.1 %/,
    /\[text\/html\] Cash game: 20,000 hands/,
    /^PairBot +20000/m,
    /\[image\/svg\+xml\] Playing styles before the flop/,
    /^PairBot: \d+ big blinds in 100 hands, 95 % interval \d+ to \d+\. It wins\.$/m,
  ],
  "02_sng_series.ipynb": [
    /\[text\/html\] Series: 500 tournaments/,
    /\[text\/html\] player +tournaments +profit +roiPercent/,
    /\[image\/svg\+xml\] Average ROI over 500 tournaments\nSit & Go/,
    /\[image\/svg\+xml\] Finishing places/,
    /\[image\/svg\+xml\] Profit of 10 tournaments/,
    /\[image\/svg\+xml\] Survival by blind level/,
    /\[image\/svg\+xml\] Stacks in tournament 3/,
    /^\w+ \w+ earns most: ROI \d+\.\d %, 95 % interval \d+\.\d to \d+\.\d %, (not )?clear of/m,
    /^To know that ROI to ± 2 points takes [\d,]+ tournaments, that of \w+ \w+ [\d,]+\.$/m,
  ],
  "03_cash_game.ipynb": [
    /\[text\/html\] refilled: 3,000 hands/,
    /^reset +3000 +(\d+) +-\1 /m, // the profits are minus the rake
    /^ChumpBot +-?\d+ +[\d.]+/m,
    /^Same game as before: true$/m,
    /\[image\/svg\+xml\] Winnings of ChumpBot over 3,000 hands\nAfter rake: .*\nBefore rake: /,
    /All-in EV: .*\nShowdown: .*\nNo showdown: /,
    /^The house took \d+,\d+ chips in 3,000 hands\./m,
  ],
  "04_hand_histories.ipynb": [
    /\[text\/html\] With log: 5 tournaments/,
    /^(\d+) of \1 hands were read$/m,
    /\[text\/html\] hand +player +position +stack +holeCards/,
    /\[text\/html\] hand +handId .* street +player/,
    /\[text\/html\] player +hands +net +bbPer100/,
    /^BTN +\d+ +-?[\d.]+$/m,
    /^own +(\d+) +(\d+)\npokerstars +\1 +\2\nipoker-xml +\1 +\2$/m,
    /\[text\/html\] Hand \d+, Tournament \d, Table 1/,
    /^(\d+) hands played again, 0 differences$/m,
    /^Three formats, one truth: /m,
  ],
  "05_seats_and_positions.ipynb": [
    /\[text\/html\] Cash game: 60,000 hands/,
    /\[image\/svg\+xml\] Big blinds won in 100 hands by position/,
    /^BB +-\d+\.\d bb\/100 against the other positions, 95 % -.* adjusted p < 0\.0001$/m,
    /\[text\/html\] SNG: 1,500 tournaments/,
    /\[image\/svg\+xml\] ROI by starting seat, in %/,
    /^FlockBot +χ² = \d+\.\d, p = \d\.\d\d$/m,
    /^FoldBot +never came first$/m,
    /The smallest of \d p-values for seats is 0\.\d+, after adjustment \d\.\d\d: no sign/,
  ],
  "06_is_a_better_than_b.ipynb": [
    /^A won -\d+ big blinds in 100 hands, 95 % interval -\d+ to \d+\.$/m,
    /takes \d\d,\d\d\d hands\.$/m,
    /\[text\/html\] A against B: \d\d,\d\d\d hands/,
    /\[image\/svg\+xml\] Winnings of A over/,
    /\[image\/svg\+xml\] Profit of 200 hands/,
    /^Sums of 200 hands spread 1\.[3-9] times as far as if hands were independent\.$/m,
    /^A minus B: -\d+ big blinds in 100 hands, .* to -\d+, after 1,?\d{3} hands\./m,
    /\[image\/svg\+xml\] Who beats whom, in bb\/100\nChumpBot: −/,
    /^B is better: A wins -\d+ big blinds in 100 hands, 95 % interval -\d+ to -\d+, after \d\d,\d{3} hands\.$/m,
  ],
  "07_ranges_equity_potential.ipynb": [
    /\[image\/svg\+xml\] Raises\n.*\n77\+,A9s\+,.*\nn = 152 combos, weighted 146\.0: 11\.0 %/,
    /^Before: 152 combos\. Without As and Ad: 111\.$/m,
    /\[text\/html\] hand +againstRaise +againstAnything\nAKs +59\.6 +67\.0\nQQ +65\.5 +79\.9$/m,
    /^AsAh +96\.5 +7\.4 +11\.7 +([\d.]+) +\1$/m, // potential with two cards to come is equity
    /^8d7d +0\.0 +([\d.]+) +0\.0 +\1 +\1$/m,
    /\[image\/svg\+xml\] Bets on 9d 6c 2d\n77\+,A9s,ATs\+:0\.5/,
    /^ *5000 +47\.6 +36\.94 +47\.6 /m,
    /^A call needs 46\.7 % equity for chips, 74\.4 % for prizes\.$/m,
    /\[image\/svg\+xml\] Calls for chips\n22\+,A2\+/,
    /\[image\/svg\+xml\] Calls for prizes\nTT\+$/m,
    /^Queens have 65\.5 % against the raise, 72\.2 % on the flop and 68\.8 % after a bet\./m,
  ],
};

const NAMES = [...Deno.readDirSync(FOLDER)].map(({ name }) => name)
  .filter((name) => name.endsWith(".ipynb")).sort();
const ignore = !await canStartKernel();

const hasJupyter = await runProgram("jupyter", ["nbconvert", "--version"], "quiet") === 0;
if (!hasJupyter) console.log("Jupyter is not installed, notebooks run in Deno's kernel only");

/** Notebooks that make DataFrames: they run where danfojs is there already, as it has 400 MB. */
const NEED_DANFOJS = ["04_hand_histories.ipynb"];
const hasDanfojs = await isCached(config.scopes["./analysis/frames/"].danfojs);
const cannotRun = (name: string) => ignore || (!hasDanfojs && NEED_DANFOJS.includes(name));
if (!hasDanfojs) console.log(`danfojs is not cached, not run: ${NEED_DANFOJS.join(", ")}`);

Deno.test("Every notebook is listed here with what it must show", () => {
  assertEquals(Object.keys(WANTED), NAMES);
});

Deno.test("No notebook has errors of type, or a name twice", () => {
  const folder = Deno.makeTempDirSync();
  try {
    const files = NAMES.map((name) => `${folder}/${name}.ts`);
    for (const [index, name] of NAMES.entries()) {
      const code = codeCells(readNotebook(new URL(name, FOLDER)));
      Deno.writeTextFileSync(files[index], code.join("\n;\n"));
    }
    const configFile = fromFileUrl(new URL("deno.json", ROOT));
    const { success, stderr } = new Deno.Command(Deno.execPath(), {
      args: ["check", "--quiet", `--config=${configFile}`, ...files],
      env: { NO_COLOR: "1" },
    }).outputSync();
    assert(success, new TextDecoder().decode(stderr));
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});

for (const name of NAMES) {
  const notebook = readNotebook(new URL(name, FOLDER));
  const code = codeCells(notebook);

  Deno.test(`${name} is stored as a notebook of Deno without outputs`, () => {
    const { cells, metadata, nbformat, nbformat_minor } = notebook;
    assertEquals([nbformat, nbformat_minor], [4, 5]);
    assertEquals([metadata.kernelspec.name, metadata.kernelspec.language], ["deno", "typescript"]);
    assertEquals(metadata.language_info.name, "typescript");
    assertEquals(new Set(cells.map(({ id }) => id)).size, cells.length);
    for (const { cell_type, execution_count, metadata, outputs } of cells) {
      assertEquals(metadata, {});
      if (cell_type === "code") assertEquals([execution_count, outputs], [null, []]);
    }
  });

  Deno.test(`${name} is written in the style of notebooks`, () => {
    assertMatch(sourceOf(notebook.cells[0]), /^# .+\n\n> .+\?/, "title and question come first");
    const [imports, ...rest] = code;
    assertMatch(imports, /setupNotebook\(\)/);
    for (const [, from] of imports.matchAll(/from "(.*)"/g)) {
      assertMatch(from, /^@marvin\/holdem(\/\w+)?$/);
    }
    for (const cell of rest) assertEquals(cell.match(/^import /gm), null);
    for (const cell of code) {
      assertLess(cell.split("\n").length, 16, cell);
      assertEquals(cell.match(/Deno\.jupyter/g), null);
    }
    assertEquals(sourceOf(notebook.cells.at(-1)!).length > 0, true);
  });

  Deno.test({
    name: `${name} runs from top to bottom and shows what it should`,
    ignore: cannotRun(name),
    fn: async () => {
      const before = filesIn(FOLDER);
      await using kernel = await DenoKernel.start(FOLDER);
      const start = performance.now();
      const shown: string[] = [];
      for (const cell of code) {
        const { outputs, status } = await kernel.execute(cell);
        assertEquals(status, "ok", `${cell}\n${JSON.stringify(outputs)}`);
        shown.push(...outputs.map(textOf));
      }
      assertEquals(kernel.strays, []);
      assertLess(performance.now() - start, 60_000);
      assertShows(name, shown);
      assertEquals(filesIn(FOLDER), before, "A notebook leaves no files behind");
    },
  });

  Deno.test({
    name: `${name} loses nothing when Jupyter runs it`,
    ignore: !hasJupyter || cannotRun(name),
    fn: async () => {
      const folder = Deno.makeTempDirSync();
      try {
        await installKernel({ ...thisMachine, env: () => folder });
        const args = ["nbconvert", "--to=notebook", "--execute", "--stdout", name];
        const { stdout, stderr, success } = await new Deno.Command("jupyter", {
          args,
          cwd: FOLDER,
          env: { JUPYTER_DATA_DIR: folder },
        }).output();
        assert(success, new TextDecoder().decode(stderr));
        const { cells } = JSON.parse(new TextDecoder().decode(stdout)) as NotebookFile;
        const outputs = cells.flatMap(({ outputs }) => outputs ?? []) as StoredOutput[];
        assertShows(
          name,
          outputs.map((output) => textOf({ type: output.output_type, content: output })),
        );
      } finally {
        Deno.removeSync(folder, { recursive: true });
      }
    },
  });
}

/** Fails unless the outputs hold everything that is wanted of a notebook, in its order. */
function assertShows(name: string, shown: readonly string[]): void {
  const text = shown.join("\n");
  let from = 0;
  for (const wanted of WANTED[name] ?? []) {
    const at = text.slice(from).search(wanted);
    assert(at >= 0, `Not shown in its place: ${wanted}\n\n${text}`);
    from += at;
  }
}

/** The text of an output, with the kind of picture in front where there is one. */
function textOf({ type, content }: CellOutput): string {
  if (type === "stream") return [content.text].flat().join("");
  if (type === "error") return `${content.ename}: ${content.evalue}`;
  const kinds = Object.keys(content.data).filter((kind) => kind !== "text/plain");
  const text = [content.data["text/plain"]].flat().join(""); // files hold lists of lines
  return `${kinds.map((kind) => `[${kind}] `).join("")}${text}`;
}

/** Whether a package can be used without a download. */
async function isCached(name: string): Promise<boolean> {
  const args = ["eval", "--cached-only", "--no-lock", `import("${name}")`];
  const command = new Deno.Command(Deno.execPath(), { args, stdout: "null", stderr: "null" });
  return (await command.output()).success;
}

function filesIn(folder: URL): string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
}
