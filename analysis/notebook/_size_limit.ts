/**
 * Outputs that a notebook can take.
 *
 * @module
 */
import type { DisplayBundle } from "./display.ts";

/** Most characters of one output: more make notebook files huge, and a kernel may lose them. */
export const MAX_OUTPUT = 2_000_000;

/** Leaves out of a bundle what is too large, and says so in its place. */
export function limitBundle(bundle: DisplayBundle): DisplayBundle {
  const entries = Object.entries(bundle);
  const small = entries.filter(([, content]) => sizeOf(content) <= MAX_OUTPUT);
  if (small.length === entries.length) return bundle;
  const largest = Math.max(...entries.map(([, content]) => sizeOf(content)));
  const note = `Not shown: this output has ${megabytes(largest)}, and a notebook takes ` +
    `${megabytes(MAX_OUTPUT)}. Show a part of it, or write it to a file.`;
  const plain = small.find(([type]) => type === "text/plain")?.[1];
  return { "text/plain": plain === undefined ? note : `${plain}\n${note}` };
}

/** Cuts a text that is too large, and says so at its end. */
export function limitText(text: string): string {
  return text.length <= MAX_OUTPUT
    ? text
    : `${text.slice(0, MAX_OUTPUT)}\n… (${megabytes(text.length)} were printed)\n`;
}

function sizeOf(content: unknown): number {
  return typeof content === "string" ? content.length : JSON.stringify(content ?? null).length;
}

function megabytes(size: number): string {
  return `${(size / 1e6).toFixed(1)} MB`;
}
