/**
 * Cases about TOML and configs.
 *
 * @module
 */
import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { parse, stringify } from "@std/toml";
import { InvalidConfigError, parseConfig } from "@marvin/holdem";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

/** Checks of the kinds that are about configs. */
export const TOML_CHECKS: CaseChecks = {
  "toml": checkConfig,
  "toml-many": checkValues,
  "roundtrip": checkRoundTrip,
};

function messageOf(text: string): string {
  return assertThrows(() => parseConfig(text), InvalidConfigError).message;
}

interface WantedError {
  /** The key that the message names. */
  readonly names: string;
  /** What the message says it must be. */
  readonly reason: string;
}

function checkConfig({ text }: { readonly text: string }, expect: Expectations): void {
  for (const [key, want] of Object.entries(expect)) {
    if (key === "json") assertEquals(parse(text) as unknown, want);
    else if (key === "errors") {
      for (const name of want as string[]) {
        assertStringIncludes(messageOf(text), ` ${name} is not `);
      }
    } else if (key === "error") {
      const { names, reason } = want as WantedError;
      assertStringIncludes(messageOf(text), `${names} must be ${reason}`);
    } else unknownExpectation(key);
  }
}

interface Values {
  /** Texts of one key, and its value. */
  readonly good: Readonly<Record<string, unknown>>;
  readonly bad: readonly string[];
}

function checkValues({ good, bad }: Values): void {
  for (const [text, value] of Object.entries(good)) {
    assertEquals(Object.values(parse(text)), [value]);
  }
  for (const text of bad) {
    assertStringIncludes(messageOf(`\n${text}`), "line 2: Cannot read this as TOML");
  }
}

function checkRoundTrip({ value }: { readonly value: unknown }, expect: Expectations): void {
  const table = value as Record<string, unknown>;
  if ("error" in expect) assertThrows(() => stringify(table), TypeError, "Cannot write");
  else assertEquals(parse(stringify(table)), table);
}
