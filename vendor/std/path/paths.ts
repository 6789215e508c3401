/**
 * Taking paths apart and putting them together. A `file:` URL is welcome wherever a path is.
 *
 * @module
 */
import * as nodePath from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What stands between the parts of a path. */
export const SEPARATOR: "/" | "\\" = nodePath.sep as "/" | "\\";

/** One or more separators in a row, of any kind this system knows. */
export const SEPARATOR_PATTERN: RegExp = SEPARATOR === "/" ? /\/+/ : /[\\/]+/;

/** What stands between the paths of a list such as `PATH`. */
export const DELIMITER: ":" | ";" = nodePath.delimiter as ":" | ";";

/** The parts of a path. */
export interface ParsedPath {
  /** The root, such as `/`; empty for a relative path. */
  root: string;
  /** Everything before the last part. */
  dir: string;
  /** The last part, such as `hand_1.txt`. */
  base: string;
  /** The extension with its dot, such as `.txt`. */
  ext: string;
  /** The last part without its extension. */
  name: string;
}

/** The path a `file:` URL names. @throws {TypeError} If it is no `file:` URL. */
export function fromFileUrl(url: URL | string): string {
  return fileURLToPath(url);
}

/** The `file:` URL of an absolute path. @throws {TypeError} If the path is relative. */
export function toFileUrl(path: string): URL {
  if (!nodePath.isAbsolute(path)) {
    throw new TypeError(`Path must be absolute: received "${path}"`);
  }
  return pathToFileURL(path);
}

function toPath(path: string | URL): string {
  return path instanceof URL ? fromFileUrl(path) : path;
}

/** Joins parts with separators and normalizes the result. */
export function join(path: string | URL, ...paths: string[]): string {
  return nodePath.join(toPath(path), ...paths);
}

/** The absolute path that the parts lead to, from right to left, starting at the working folder. */
export function resolve(...paths: string[]): string {
  return nodePath.resolve(...paths);
}

/** Everything before the last part. */
export function dirname(path: string | URL): string {
  return nodePath.dirname(toPath(path));
}

/** The last part, without `suffix` if it ends so. */
export function basename(path: string | URL, suffix = ""): string {
  return nodePath.basename(toPath(path), suffix);
}

/** The extension with its dot, or nothing. */
export function extname(path: string | URL): string {
  return nodePath.extname(toPath(path));
}

/** How to get from one path to another. */
export function relative(from: string, to: string): string {
  return nodePath.relative(from, to);
}

/** The path without `.`, `..` and doubled separators, as far as that can be known. */
export function normalize(path: string | URL): string {
  return nodePath.normalize(toPath(path));
}

/** Whether the path starts at a root. */
export function isAbsolute(path: string): boolean {
  return nodePath.isAbsolute(path);
}

/** Takes a path apart. */
export function parse(path: string): ParsedPath {
  return nodePath.parse(path);
}

/** Puts a path together; `dir` goes before `root`, `base` before `name` and `ext`. */
export function format(parsedPath: Partial<ParsedPath>): string {
  return nodePath.format(parsedPath);
}
