/**
 * Which program plays: results may be put together only if all of them come from the same.
 *
 * @module
 */
import manifest from "../deno.json" with { type: "json" };

/** What plays, and what writes the rows of what is played. */
const PLAYED_BY = ["@marvin/holdem/simulation", "@marvin/holdem/analysis/logs"];

/**
 * What follows an import, a re-export, or the module of a thread: a path, or a name of this project.
 */
const IMPORTS =
  /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*["']((?:\.{1,2}|@marvin)\/[^"']+)["']/g;

/**
 * The version of the program with the bots of a run, such as `0.1.0-5c0e6a1f93d2`: the number of the
 * release, and a digest of all sources that decide what a hand comes to, and its rows, and of the
 * versions of the packages that they use. It is the same on every machine, wherever the files are.
 *
 * @param botModules URLs of the modules that register bot types; what they import by path, or from
 * this project, counts.
 */
export async function programVersion(botModules: readonly string[] = []): Promise<string> {
  const sources = new Map<string, string>();
  const visit = (url: string): void => {
    if (sources.has(url)) return;
    const text = Deno.readTextFileSync(new URL(url)).replaceAll("\r\n", "\n");
    sources.set(url, text);
    if (!/\.[cm]?[jt]sx?$/.test(url)) return;
    for (const [, path] of text.matchAll(IMPORTS)) {
      const target = urlOf(path, url);
      if (target !== null && isFile(target)) visit(target); // else it looks like an import only
    }
  };
  for (const url of [...PLAYED_BY.map((name) => import.meta.resolve(name)), ...botModules]) {
    visit(url);
  }
  const packages = JSON.stringify(manifest.imports);
  const digests = await Promise.all([packages, ...sources.values()].map(digestOf));
  return `${manifest.version}-${(await digestOf(digests.sort().join())).slice(0, 12)}`;
}

/** Where an import leads, or null if this project exports nothing of that name. */
function urlOf(path: string, from: string): string | null {
  if (path.startsWith(".")) return new URL(path, from).href;
  try {
    return import.meta.resolve(path);
  } catch {
    return null;
  }
}

function isFile(url: string): boolean {
  try {
    return Deno.statSync(new URL(url)).isFile;
  } catch {
    return false;
  }
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).toHex();
}
