/**
 * What is wrong with a config, all of it at once.
 *
 * @module
 */

/** One thing that is wrong with a config. */
export interface ConfigProblem {
  /** Setting by its TOML path, such as `game.bots[0].name`; empty if the whole text is meant. */
  readonly path: string;
  /** Line of the setting, or of the table it is missing from, counted from 1; 0 if there is none. */
  readonly line: number;
  /** What the file holds there; undefined if it holds nothing. */
  readonly found: unknown;
  /** What is allowed there. */
  readonly wanted: string;
  /** Advice, such as the nearest known key. */
  readonly hint?: string;
  /** One sentence of all that. */
  readonly message: string;
}

/** A config that cannot be used. Its message holds one line for each problem. */
export class InvalidConfigError extends RangeError {
  /**
   * Lists problems.
   *
   * @param problems All that is wrong, in the order of the file.
   * @param file Path of the file, for the message.
   */
  constructor(readonly problems: readonly ConfigProblem[], readonly file?: string) {
    super(problems.map((problem) => locate(problem, file)).join("\n"));
    this.name = "InvalidConfigError";
  }
}

function locate({ line, message }: ConfigProblem, file: string | undefined): string {
  if (file === undefined) return line > 0 ? `line ${line}: ${message}` : message;
  return line > 0 ? `${file}:${line}: ${message}` : `${file}: ${message}`;
}
