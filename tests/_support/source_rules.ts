/**
 * Rules that the shape of the source must keep: who imports whom, where packages live, what a layer
 * may touch. Every rule takes the sources as text, so that it can be tried on made-up modules.
 *
 * @module
 */

/** Text of each source file by its path from the project root, with `/` between folders. */
export type Sources = ReadonlyMap<string, string>;

/** By name, the names it may use. */
export type AllowList = Readonly<Record<string, readonly string[]>>;

/** Where a module specifier of the project itself leads to. */
export type Exports = Readonly<Record<string, string>>;

/** Reads single files and all TypeScript files below folders; what is missing is left out. */
export function readSources(root: URL, entries: readonly string[]): Sources {
  const sources = new Map<string, string>();
  const visit = (path: string): void => {
    if (path.endsWith(".ts")) sources.set(path, Deno.readTextFileSync(new URL(path, root)));
    else if (!path.includes(".")) {
      for (const { name } of Deno.readDirSync(new URL(`${path}/`, root))) visit(`${path}/${name}`);
    }
  };
  for (const entry of entries) {
    if (existsSync(new URL(entry, root))) visit(entry);
  }
  return sources;
}

function existsSync(url: URL): boolean {
  try {
    return Deno.statSync(url) !== null;
  } catch {
    return false;
  }
}

const COMMENT = /^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const IMPORTS = [
  /^(?:import|export)\b[^;"'=(]*?\bfrom\s*["']([^"']+)["']/gm,
  /^import\s*["']([^"']+)["']/gm,
  /\bimport\(\s*["']([^"']+)["']/g,
  /\bnew URL\(\s*["'](\.[^"']*\.ts)["'],\s*import\.meta\.url/g, // a worker's module
];

/** A source without its comments, whose examples would be taken for code. */
function codeOf(text: string): string {
  return text.replace(COMMENT, "");
}

/** The specifiers a source imports, in whatever way. */
export function importsOf(text: string): string[] {
  const code = codeOf(text);
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1]));
}

/** The path an import leads to, or null where it leaves the project. */
function targetOf(path: string, specifier: string, exports: Exports): string | null {
  if (specifier.startsWith(".")) return new URL(specifier, `file:///${path}`).pathname.slice(1);
  return exports[specifier] ?? null;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** The layer of a file: `cards` for `engine/cards/deck.ts`, `cli` for `cli/sim.ts`. */
export function layerOf(path: string): string {
  const [top, second] = path.split("/");
  return (top === "engine" && second !== undefined ? second : top).replace(/\.ts$/, "");
}

/** Imports between layers that the allow-list does not name. */
export function layerErrors(sources: Sources, allowed: AllowList, exports: Exports): string[] {
  const errors = new Set<string>();
  for (const [path, text] of sources) {
    const layer = layerOf(path);
    for (const specifier of importsOf(text)) {
      const target = targetOf(path, specifier, exports);
      if (target === null || target.endsWith(".json")) continue;
      const other = layerOf(target);
      if (other !== layer && !allowed[layer]?.includes(other)) {
        errors.add(`${path}: ${layer} may not import ${other}`);
      }
      if (other !== layer && !path.startsWith("engine/") && specifier.startsWith("../")) {
        errors.add(`${path}: name the package, not the path ${specifier}`);
      }
      if (/\/_[^/]+$/.test(target) && !path.startsWith(folderOf(target))) {
        errors.add(`${path}: ${target} is private to its folder`);
      }
    }
  }
  return [...errors].sort();
}

/** Packages imported outside the folders that are their homes; {@link Exports} need none. */
export function homeErrors(
  sources: Sources,
  homes: Readonly<Record<string, readonly string[]>>,
  exports: Exports,
): string[] {
  const errors: string[] = [];
  for (const [path, text] of sources) {
    for (const specifier of importsOf(text)) {
      if (specifier.startsWith(".") || specifier in exports) continue;
      const name = packageOf(specifier);
      const home = homes[name];
      if (home === undefined) errors.push(`${path}: ${name} has no home`);
      else if (!home.some((folder) => path.startsWith(folder))) {
        errors.push(`${path}: ${name} belongs to ${home.join(" or ")}`);
      }
    }
  }
  return errors.sort();
}

/** The package a specifier names: `@std/path` for `@std/path/posix`, `node:` for all of Node's. */
export function packageOf(specifier: string): string {
  if (specifier.startsWith("node:")) return "node:";
  return specifier.split("/").slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
}

/** Circles of files that import each other, one message for each circle found. */
export function cycleErrors(sources: Sources, exports: Exports): string[] {
  const errors: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) errors.push([...trail.slice(start), path].join(" -> "));
    if (start >= 0 || finished.has(path)) return;
    for (const specifier of importsOf(sources.get(path) ?? "")) {
      const target = targetOf(path, specifier, exports);
      if (target !== null) visit(target, [...trail, path]);
    }
    finished.add(path);
  };
  for (const path of sources.keys()) visit(path, []);
  return errors;
}

/** What must not be touched, and the files that may all the same. */
export interface Restriction {
  /** What the source must not hold. */
  readonly pattern: RegExp;
  /** Beginnings of the paths that are exempt. */
  readonly except: readonly string[];
}

/** Uses of what is restricted. */
export function restrictionErrors(
  sources: Sources,
  restrictions: readonly Restriction[],
): string[] {
  const errors: string[] = [];
  for (const [path, text] of sources) {
    for (const { pattern, except } of restrictions) {
      const found = codeOf(text).match(pattern);
      if (found && !except.some((start) => path.startsWith(start))) {
        errors.push(`${path}: may not use ${found[0]}`);
      }
    }
  }
  return errors.sort();
}

/** Files that are longer than a limit; lines that hold nothing but numbers are not counted. */
export function lengthErrors(sources: Sources, limit: number): string[] {
  const errors: string[] = [];
  for (const [path, text] of sources) {
    const lines = text.trimEnd().split("\n").filter((line) =>
      !/^[\s\da-fx,.[\]+-]*\d[\s\da-fx,.[\]+-]*$/.test(line)
    );
    if (lines.length > limit) errors.push(`${path}: ${lines.length} lines, at most ${limit}`);
  }
  return errors.sort();
}

/**
 * Fields of classes that exist before they have their value: those of parameters, and those without
 * `declare` that the constructor fills. They hold undefined at first, and V8 then takes numbers out
 * of them by a slower way for good.
 */
export function lateFieldErrors(sources: Sources): string[] {
  const errors: string[] = [];
  for (const [path, text] of sources) {
    for (const [, name, body] of codeOf(text).matchAll(/\bclass (\w+).*?\{(.*?)^\}/gms)) {
      const fields = [
        ...body.matchAll(/^ {2}(?:private |protected |readonly )*(\w+)!?: [^=;(]*;/gm),
        ...(/\bconstructor\((.*?)\) \{/s.exec(body)?.[1] ?? "").matchAll(
          /\b(?:private|protected|public|readonly) (\w+)\??:/g,
        ),
      ];
      for (const [, field] of fields) errors.push(`${path}: declare ${name}.${field}`);
    }
  }
  return errors.sort();
}

/** Files whose name says nothing, and `mod.ts` files that do more than re-export. */
export function fileErrors(sources: Sources): string[] {
  const errors: string[] = [];
  for (const [path, text] of sources) {
    if (/(^|\/)(index|utils?|helpers?)\.ts$/.test(path)) errors.push(`${path}: says nothing`);
    if (!/(^|\/)mod\.ts$/.test(path)) continue;
    const rest = codeOf(text).replace(/^export\b[^;"'=(]*?\bfrom\s*["'][^"']+["'];/gm, "");
    if (rest.trim() !== "") errors.push(`${path}: only re-exports belong here`);
  }
  return errors.sort();
}
