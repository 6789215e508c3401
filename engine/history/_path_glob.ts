/**
 * Files below paths, folders and patterns.
 *
 * @module
 */

const SPECIAL = /[*?[\]{}]/;

/** Rows, ledgers, and files that are not whole yet: no hand histories. */
const BESIDE_LOGS = /\.(?:csv|parquet|ledger|part)$/i;

/** Results, or Open Hand History. */
const MAYBE_RESULTS = /\.json$/i;

/** A file that was asked for, or a path under which there is none. */
export interface FoundFile {
  /** Its path, as it was reached. */
  readonly path: string;
  /** Why the path cannot be read. */
  readonly problem?: string;
  /** Whether it was found in a folder, and may be something else than a hand history. */
  readonly isMaybeOther?: true;
}

/**
 * Lists the files that paths stand for, each once, however it was reached: files as they are,
 * folders with all that is below them, and patterns with `*`, `**`, `?`, `[…]` and `{a,b}`. Within
 * folders, names are in the order of their characters and hidden ones are passed over; so is what
 * runs write beside their logs, unless it is named or fits a pattern.
 */
export async function* findFiles(paths: readonly string[]): AsyncGenerator<FoundFile> {
  const seen = new Set<string>();
  for (const path of paths) {
    if (await exists(path)) yield* filesBelow(path, seen, null);
    else if (SPECIAL.test(path)) yield* filesLike(path, seen);
    else yield { path, problem: "there is no such file or folder" };
  }
}

async function* filesLike(pattern: string, seen: Set<string>): AsyncGenerator<FoundFile> {
  const parts = pattern.split("/");
  const fixed = parts.slice(0, parts.findIndex((part) => SPECIAL.test(part))).join("/");
  const root = fixed === "" ? (pattern.startsWith("/") ? "/" : ".") : fixed;
  let isEmpty = true;
  if (await exists(root)) {
    for await (const file of filesBelow(root, seen, globPattern(pattern))) {
      isEmpty = false;
      yield file;
    }
  }
  if (isEmpty) yield { path: pattern, problem: "no file matches" };
}

/** Files of a folder and its folders; a folder that leads back to itself is looked at once. */
async function* filesBelow(
  path: string,
  seen: Set<string>,
  wanted: RegExp | null,
  isWalked = false,
): AsyncGenerator<FoundFile> {
  let names: string[];
  try {
    const { isDirectory } = await Deno.stat(path);
    if (!isDirectory && wanted !== null && !isWanted(path, wanted)) return;
    const real = await Deno.realPath(path);
    const key = isDirectory ? `${wanted?.source ?? ""} ${real}` : real;
    if (seen.has(key)) return;
    seen.add(key);
    if (!isDirectory && isWalked && BESIDE_LOGS.test(path)) return;
    if (!isDirectory) {
      const isMaybeOther = isWalked && MAYBE_RESULTS.test(path);
      yield isMaybeOther ? { path, isMaybeOther } : { path };
      return;
    }
    names = (await Array.fromAsync(Deno.readDir(path))).map(({ name }) => name).sort();
  } catch (error) {
    yield { path, problem: (error as Error).message };
    return;
  }
  for (const name of names) {
    if (name.startsWith(".")) continue;
    const below = path === "." ? name : path.endsWith("/") ? path + name : `${path}/${name}`;
    yield* filesBelow(below, seen, wanted, wanted === null);
  }
}

/** Whether a file fits a pattern. One that is not whole yet must be asked for by its ending. */
function isWanted(path: string, wanted: RegExp): boolean {
  return wanted.test(path) && (!path.endsWith(".part") || wanted.source.endsWith("\\.part$"));
}

async function exists(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch {
    return false; // what can be seen and not be read is reported when it is opened
  }
}

/** The regular expression of a pattern. */
function globPattern(pattern: string): RegExp {
  const parts = pattern.replace(/^(?:\.\/)+/, "").split(
    /(\*\*\/|\*\*|\*|\?|\[[^\]/]+\]|\{[^{}/]*\})/,
  );
  const source = parts.map((part) => {
    if (part === "**/") return "(?:[^/]+/)*";
    if (part === "**") return ".*";
    if (part === "*") return "[^/]*";
    if (part === "?") return "[^/]";
    if (/^\[.+\]$/.test(part)) return part.replace("[!", "[^").replaceAll("\\", "\\\\");
    if (/^\{.*\}$/.test(part)) {
      return `(?:${part.slice(1, -1).split(",").map(RegExp.escape).join("|")})`;
    }
    return RegExp.escape(part);
  }).join("");
  return new RegExp(`^(?:\\./)?${source}$`);
}
