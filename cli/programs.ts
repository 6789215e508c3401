/**
 * Other programs that a command starts.
 *
 * @module
 */

/**
 * Starts a program in the folder of the project and waits for its end.
 *
 * @param program Its name or path.
 * @param args Its arguments.
 * @param mode `quiet` hides what it prints.
 * @returns Its exit code; null if there is no such program.
 */
export type RunProgram = (
  program: string,
  args: readonly string[],
  mode?: "quiet",
) => Promise<number | null>;

/** Starts programs of this machine. Ctrl-C is theirs to answer. */
export const runProgram: RunProgram = async (program, args, mode) => {
  const stdio = mode === "quiet" ? "null" : "inherit";
  const command = new Deno.Command(program, {
    args: [...args],
    cwd: new URL("../", import.meta.url),
    stdin: stdio,
    stdout: stdio,
    stderr: stdio,
  });
  const ignore = () => {};
  Deno.addSignalListener("SIGINT", ignore);
  try {
    return (await command.spawn().status).code;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  } finally {
    Deno.removeSignalListener("SIGINT", ignore);
  }
};
