// Disks that are full or may not be written to, and kills at any instant.
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { Command, sleep } from "./_commands.ts";
import { has } from "../_support/redis_server.ts";
import { configText, filesOf, undisturbed, withConfig } from "./_series.ts";

const PROBE = Deno.makeTempDirSync();
const HAS_MOUNT = has("mount", "-t", "tmpfs", "tmpfs", PROBE) && has("umount", PROBE);
Deno.removeSync(PROBE);
if (!HAS_MOUNT) console.log("Skipped as nothing can be mounted: needs root");

/** Runs a test with a disk of its own. */
async function withDisk(options: string, test: (disk: string) => Promise<void>): Promise<void> {
  const disk = Deno.makeTempDirSync();
  if (!has("mount", "-t", "tmpfs", "-o", options, "tmpfs", disk)) throw new Error("Cannot mount");
  try {
    await test(disk);
  } finally {
    has("umount", disk);
    Deno.removeSync(disk);
  }
}

async function sim(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  await using command = new Command("sim", ["--quiet", "--json=-", ...args]);
  return await command.ended;
}

Deno.test({
  name: "A full disk ends a run with one clear line, and its ledger goes on elsewhere",
  ignore: !HAS_MOUNT,
  fn: async () => {
    const text = configText(3_000);
    const want = await undisturbed(text);
    await withConfig(text, (config, folder) =>
      withDisk("size=40k", async (disk) => {
        const { code, out, err } = await sim(`--resume=${disk}/run.ledger`, config);
        assertEquals([code, out], [1, ""]);
        assertStringIncludes(err, `Cannot write ${disk}/run.ledger: `);
        assertStringIncludes(err, "what it held is kept");
        assertEquals(err.trim().split("\n").length, 1);
        const ledger = `${folder}/run.ledger`;
        Deno.copyFileSync(`${disk}/run.ledger`, ledger);
        assert(Deno.readTextFileSync(ledger).split("\n").length > 3);
        assertEquals((await sim(`--resume=${ledger}`, config)).out, want);
      }));
  },
});

Deno.test({
  name: "A full disk of logs ends a run with one clear line, and whole logs are kept",
  ignore: !HAS_MOUNT,
  fn: async () => {
    await withConfig(configText(500, 'log_layout = "per_session"'), async (config, folder) => {
      assertEquals((await sim(`--log-dir=${folder}/logs`, config)).code, 0);
      const whole = filesOf(`${folder}/logs`);
      await withDisk("size=1m", async (disk) => {
        const { code, err } = await sim(`--log-dir=${disk}`, config);
        assertEquals(code, 1);
        assertStringIncludes(err, `Cannot write ${disk}/session_Tournament_`);
        assertEquals(err.trim().split("\n").length, 1);
        const named = Object.entries(filesOf(disk)).filter(([name]) => !name.endsWith(".part"));
        assert(named.length > 0);
        for (const [name, log] of named) assertEquals(log, whole[name], name);
      });
    });
  },
});

Deno.test({
  name: "A full disk of rows ends a run with one clear line, and no file of rows",
  ignore: !HAS_MOUNT,
  fn: async () => {
    await withConfig(configText(3_000), (config) =>
      withDisk("size=200k", async (disk) => {
        for (const kind of ["csv", "parquet"]) {
          const { code, err } = await sim(`--${kind}=${disk}`, "--rows=entries,hands", config);
          assertEquals(code, 1);
          assertStringIncludes(err, `Cannot write ${disk}/`);
          assertEquals(err.trim().split("\n").length, 1);
          const names = Object.keys(filesOf(disk));
          assertEquals(names.filter((name) => !name.includes(".part")), []);
        }
      }));
  },
});

Deno.test({
  name: "A disk that may not be written to is told before anything is played",
  ignore: !HAS_MOUNT,
  fn: async () => {
    await withConfig(configText(3_000), (config) =>
      withDisk("size=1m,ro", async (disk) => {
        for (
          const args of [
            [`--resume=${disk}/run.ledger`],
            [`--shard=1/2`, `--out=${disk}/shards`, "--no-log"],
            [`--csv=${disk}`],
            [`--parquet=${disk}/results`],
          ]
        ) {
          await using command = new Command("sim", ["--quiet", ...args, config]);
          const { code, err } = await command.ended;
          assertEquals(code, 2);
          assertStringIncludes(err, disk);
          assertEquals(err.trim().split("\n").length, 1);
        }
      }));
  },
});

Deno.test("A series is the same after it was killed 30 times", async () => {
  const text = configText(90_000).replace("[output]", "starting_chips = 200\n[output]");
  const want = await undisturbed(text);
  await withConfig(text, async (config, folder) => {
    const ledger = `${folder}/run.ledger`;
    const args = ["--quiet", "--json=-", `--resume=${ledger}`, config];
    for (let kills = 0; kills < 30; kills++) {
      await using command = new Command("sim", args);
      const size = sizeOf(ledger);
      while (sizeOf(ledger) < size + 1_000) await sleep(5); // a unit or the header
      await sleep(7 * kills % 100);
      command.kill("SIGKILL");
      assertEquals((await command.ended).out, "", "the series is too short");
    }
    assertEquals((await sim(`--resume=${ledger}`, config)).out, want);
  });
});

function sizeOf(path: string): number {
  try {
    return Deno.statSync(path).size;
  } catch {
    return 0;
  }
}
