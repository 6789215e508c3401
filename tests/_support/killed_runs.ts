/**
 * Series that are killed while they are played.
 *
 * @module
 */

/** Bytes that a ledger grows by until the run is killed: some units. */
const GROWTH = 20_000;

/**
 * Runs `sim --resume` again and again, and kills it at no particular instant once its ledger has
 * grown, until a run ends by itself.
 *
 * @param ledger Path of the ledger.
 * @param args All other arguments.
 * @param onKilled Called after every run that was killed.
 * @returns How many were killed, and what the last one has printed.
 */
export async function runAndKill(
  ledger: string,
  args: readonly string[],
  onKilled: () => void = () => {},
): Promise<{ readonly kills: number; readonly out: string }> {
  for (let kills = 0;; kills++) {
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "cli/sim.ts", `--resume=${ledger}`, ...args],
      stdout: "piped",
      stderr: "null",
    }).spawn();
    const before = sizeOf(ledger);
    const timer = setInterval(() => {
      if (sizeOf(ledger) < before + GROWTH) return;
      clearInterval(timer);
      child.kill("SIGKILL");
    }, 1);
    const { success, stdout } = await child.output();
    clearInterval(timer);
    if (success) return { kills, out: new TextDecoder().decode(stdout) };
    onKilled();
  }
}

function sizeOf(path: string): number {
  try {
    return Deno.statSync(path).size;
  } catch {
    return 0;
  }
}
