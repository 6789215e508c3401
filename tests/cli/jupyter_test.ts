/** `deno task kernel` and `deno task lab`, on a machine made up of one folder. */
import { assertEquals, assertGreater, assertMatch, assertStringIncludes } from "@std/assert";
import { jupyterDataFolder } from "../../cli/jupyter_kernel.ts";
import config from "../../deno.json" with { type: "json" };

const ROOT = new URL("../../", import.meta.url);

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

/** Runs a task as deno.json writes it, with an empty folder for Jupyter and for programs. */
async function runTask(
  task: "kernel" | "lab",
  folder: string,
  ...extra: string[]
): Promise<{ code: number; out: string; err: string }> {
  const [, ...args] = config.tasks[task].command.split(" ");
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [...args, ...extra],
    cwd: ROOT,
    env: { JUPYTER_DATA_DIR: folder, PATH: `${folder}/bin`, NO_COLOR: "1" },
  }).output();
  const decoder = new TextDecoder();
  return { code, out: decoder.decode(stdout), err: decoder.decode(stderr) };
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

testInFolder(
  "deno task kernel installs a kernel with memory and without colours",
  async (folder) => {
    const file = `${folder}/kernels/deno/kernel.json`;
    const { code, out } = await runTask("kernel", folder);
    assertEquals([code, out], [0, `Installed the kernel "deno": ${file}\n`]);
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
  assertEquals((await runTask("kernel", folder)).code, 0);
  const spec = JSON.parse(Deno.readTextFileSync(file));
  assertEquals(spec.argv[0], Deno.execPath());
  assertEquals(spec.display_name, "Mine");
  assertEquals(spec.env, { NO_COLOR: "1", DENO_V8_FLAGS: "--max-old-space-size=99" });
});

testInFolder("deno task kernel says what is wrong with a broken file", async (folder) => {
  Deno.mkdirSync(`${folder}/kernels/deno`, { recursive: true });
  Deno.writeTextFileSync(`${folder}/kernels/deno/kernel.json`, "{");
  const { code, err } = await runTask("kernel", folder);
  assertEquals(code, 1);
  assertMatch(err, /^Cannot read .*kernel\.json: .*JSON/);
});

testInFolder("deno task lab says in one line how to install JupyterLab", async (folder) => {
  const { code, err } = await runTask("lab", folder);
  assertEquals(code, 1);
  assertEquals(err, "JupyterLab is not installed: install it with pip install jupyterlab\n");
});

testInFolder("deno task lab starts JupyterLab with the notebooks open", async (folder) => {
  Deno.mkdirSync(`${folder}/bin`);
  const jupyter = '#!/bin/sh\necho "started with: $*"\n';
  Deno.writeTextFileSync(`${folder}/bin/jupyter`, jupyter, { mode: 0o755 });
  const { code, out } = await runTask("lab", folder, "--no-browser");
  assertEquals(code, 0);
  assertStringIncludes(
    out,
    "started with: lab --LabApp.default_url=/lab/tree/notebooks --no-browser\n",
  );
});
