/** `deno task kernel` and `deno task lab`, on a machine made up of one folder. */
import { assertEquals, assertGreater, assertMatch } from "@std/assert";
import { jupyterDataFolder } from "../../cli/jupyter_kernel.ts";
import { main as kernel } from "../../cli/kernel.ts";
import { main as lab } from "../../cli/lab.ts";
import { type RunProgram, runProgram } from "../../cli/programs.ts";
import type { Output } from "../../cli/terminal.ts";

const FOLDERS: readonly [
  os: typeof Deno.build.os,
  env: Record<string, string>,
  folder: string,
][] = [
  ["linux", { HOME: "/home/ann" }, "/home/ann/.local/share/jupyter"],
  ["linux", { HOME: "/home/ann", XDG_DATA_HOME: "/data" }, "/data/jupyter"],
  ["linux", { HOME: "/home/ann", JUPYTER_DATA_DIR: "/mine" }, "/mine"],
  ["darwin", { HOME: "/Users/ann" }, "/Users/ann/Library/Jupyter"],
  ["windows", { APPDATA: "C:\\Ann" }, "C:\\Ann\\jupyter"],
];
for (const [os, env, folder] of FOLDERS) {
  Deno.test(`jupyterDataFolder() is ${folder} on ${os} with ${Object.keys(env)}`, () => {
    assertEquals(jupyterDataFolder({ os, env: (name) => env[name] }), folder);
  });
}

/** Runs a command with an empty folder for Jupyter, and notes the programs it would start. */
async function runCommand(
  command: (output: Output, run: RunProgram) => Promise<number>,
  folder: string,
  { lab = 0, fetch = 0 }: { lab?: number | null; fetch?: number } = {},
): Promise<{ code: number; out: string; err: string; started: string[] }> {
  const printed = { out: "", err: "" };
  const started: string[] = [];
  const output: Output = {
    out: (text) => printed.out += text,
    err: (text) => printed.err += text,
    isTerminal: false,
    onInterrupt: () => Promise.resolve(() => {}),
  };
  const run: RunProgram = (program, args) => {
    started.push([program, ...args].join(" "));
    return Promise.resolve(program === "jupyter" ? lab : fetch);
  };
  Deno.env.set("JUPYTER_DATA_DIR", folder);
  try {
    return { code: await command(output, run), ...printed, started };
  } finally {
    Deno.env.delete("JUPYTER_DATA_DIR");
  }
}

function testInFolder(title: string, test: (folder: string) => Promise<void>): void {
  Deno.test(title, async () => {
    const folder = Deno.makeTempDirSync();
    try {
      await test(folder);
    } finally {
      Deno.removeSync(folder, { recursive: true });
    }
  });
}

const FETCH = `${Deno.execPath()} cache analysis/mod.ts npm:danfojs@1.1.2`;

testInFolder(
  "deno task kernel installs a kernel with memory and without colours",
  async (folder) => {
    const file = `${folder}/kernels/deno/kernel.json`;
    const { code, out, started } = await runCommand(kernel, folder);
    assertEquals([code, out], [0, `Installed the kernel "deno": ${file}\n`]);
    assertEquals(started, [FETCH]);
    const spec = JSON.parse(Deno.readTextFileSync(file));
    assertEquals(spec.argv, [
      Deno.execPath(),
      "jupyter",
      "--kernel",
      "--conn",
      "{connection_file}",
    ]);
    assertEquals(spec.language, "typescript");
    assertEquals(spec.env.NO_COLOR, "1");
    assertGreater(Number(spec.env.DENO_V8_FLAGS.match(/^--max-old-space-size=(\d+)$/)[1]), 256);
  },
);

testInFolder("deno task kernel keeps what the user has set", async (folder) => {
  const file = `${folder}/kernels/deno/kernel.json`;
  Deno.mkdirSync(`${folder}/kernels/deno`, { recursive: true });
  const argv = ["/old/deno", "jupyter", "--kernel", "--conn", "{connection_file}"];
  const mine = { argv, display_name: "Mine", env: { DENO_V8_FLAGS: "--max-old-space-size=99" } };
  Deno.writeTextFileSync(file, JSON.stringify(mine));
  assertEquals((await runCommand(kernel, folder)).code, 0);
  const spec = JSON.parse(Deno.readTextFileSync(file));
  assertEquals(spec.argv[0], Deno.execPath());
  assertEquals(spec.display_name, "Mine");
  assertEquals(spec.env, { NO_COLOR: "1", DENO_V8_FLAGS: "--max-old-space-size=99" });
});

testInFolder("deno task kernel says what is wrong with a broken file", async (folder) => {
  Deno.mkdirSync(`${folder}/kernels/deno`, { recursive: true });
  Deno.writeTextFileSync(`${folder}/kernels/deno/kernel.json`, "{");
  const { code, err } = await runCommand(kernel, folder);
  assertEquals(code, 1);
  assertMatch(err, /^Cannot read .*kernel\.json: .*JSON/);
});

testInFolder(
  "deno task kernel and deno task lab fail where packages cannot be fetched",
  async (folder) => {
    for (const command of [kernel, (...rest: [Output, RunProgram]) => lab([], ...rest)]) {
      const { code, out, err, started } = await runCommand(command, folder, { fetch: 7 });
      assertEquals([code, out, started.at(-1)], [1, "", FETCH]);
      assertMatch(
        err,
        /^Cannot fetch the packages of the notebooks: deno cache ended with code 7\. /,
      );
    }
  },
);

testInFolder("deno task lab says in one line how to install JupyterLab", async (folder) => {
  for (const missing of [null, 1]) {
    const { code, err } = await runCommand((...rest) => lab([], ...rest), folder, {
      lab: missing,
    });
    assertEquals(code, 1);
    assertEquals(err, "JupyterLab is not installed: install it with pip install jupyterlab\n");
  }
});

testInFolder("deno task lab starts JupyterLab with the notebooks open", async (folder) => {
  const { code, started } = await runCommand((...rest) => lab(["--no-browser"], ...rest), folder);
  assertEquals(code, 0);
  assertEquals(started, [
    "jupyter lab --version",
    FETCH,
    "jupyter lab --LabApp.default_url=/lab/tree/notebooks --no-browser",
  ]);
  assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["kernels"]);
});

Deno.test("runProgram() gives the exit code, and null where there is no such program", async () => {
  assertEquals(await runProgram(Deno.execPath(), ["eval", "Deno.exit(7)"], "quiet"), 7);
  assertEquals(await runProgram("no-such-program-anywhere", [], "quiet"), null);
});
