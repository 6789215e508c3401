/**
 * From a file to a config.
 *
 * @module
 */
import type { SimulationConfig } from "./config.ts";
import { InvalidConfigError } from "./invalid_config_error.ts";
import { MAX_CONFIG_SIZE, parseConfig, type ParseConfigOptions } from "./parse_config.ts";

/**
 * Reads a config file.
 *
 * @param path Path of a TOML file in UTF-8, of at most 64 KiB.
 * @throws {InvalidConfigError} If there is no such file, it cannot be read, is too large or not UTF-8, or
 * anything is wrong with what it holds.
 */
export async function readConfig(
  path: string,
  options: Omit<ParseConfigOptions, "path"> = {},
): Promise<SimulationConfig> {
  const bytes = await readBytes(path);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const [readable] = new TextDecoder().decode(bytes).split("\ufffd", 1);
    const line = readable.split("\n").length;
    throw unreadable(path, { line, found: "other bytes", wanted: "UTF-8 text" });
  }
  return parseConfig(text, { ...options, path });
}

async function readBytes(path: string): Promise<Uint8Array> {
  const wanted = "a TOML file";
  try {
    using file = await Deno.open(path);
    // One byte more than allowed tells that a file is too large, without reading all of it.
    const bytes = new Uint8Array(MAX_CONFIG_SIZE + 1);
    let length = 0;
    while (length < bytes.length) {
      const count = await file.read(bytes.subarray(length));
      if (count === null) break;
      length += count;
    }
    if (length <= MAX_CONFIG_SIZE) return bytes.subarray(0, length);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      throw unreadable(path, { found: `no file${lookedIn(path)}`, wanted });
    }
    if (error instanceof Deno.errors.IsADirectory) {
      throw unreadable(path, { found: "a folder", wanted });
    }
    if (!(error instanceof Error)) throw error;
    throw unreadable(path, { found: `one that cannot be read (${error.message})`, wanted });
  }
  throw unreadable(path, { found: "a larger one", wanted: "a file of at most 64 KiB" });
}

/** Where a path was looked for that does not say so: a task runs in another folder than its user. */
function lookedIn(path: string): string {
  const isAbsolute = /^(?:[/\\]|[a-z]:)/i.test(path);
  return isAbsolute ? "" : ` in ${Deno.cwd()}`;
}

interface Unreadable {
  readonly line?: number;
  readonly found: string;
  readonly wanted: string;
}

function unreadable(path: string, { line = 0, found, wanted }: Unreadable): InvalidConfigError {
  const message = `Cannot read this config as it must be ${wanted}: found ${found}`;
  return new InvalidConfigError([{ path: "", line, found, wanted, message }], path);
}
