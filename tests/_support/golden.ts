/**
 * Golden files: texts that only change on purpose.
 *
 * @module
 */
import { assertEquals } from "@std/assert";

/**
 * Compares a text with a file of `tests/golden`. With `UPDATE_GOLDEN=1` in the environment the file
 * is written instead; read the difference before you commit it.
 *
 * @param name Name of the file.
 * @param text What the file must hold.
 */
export function assertGolden(name: string, text: string): void {
  const url = new URL(`../golden/${name}`, import.meta.url);
  if (Deno.env.get("UPDATE_GOLDEN") === "1") {
    Deno.mkdirSync(new URL(".", url), { recursive: true });
    Deno.writeTextFileSync(url, text);
  }
  assertEquals(text, Deno.readTextFileSync(url));
}
