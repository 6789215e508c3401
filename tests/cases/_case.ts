/**
 * Bug reports about comparable programs, as small cases.
 *
 * @module
 */

/** What a case expects, in its own words. */
export type Expectations = Readonly<Record<string, unknown>>;

/** A case. */
export interface ReportedCase {
  /** Where the bug was reported. */
  readonly id: string;
  readonly title: string;
  /** What to try; the kind decides about all other fields. */
  readonly input: { readonly kind: string };
  readonly right: { readonly expect: Expectations };
}

/** Tries a case of one kind, and throws if this project gets it wrong too. */
export type CaseCheck = (input: never, expect: never) => void | Promise<void>;

/** The checks by the kinds of case they are for. */
export type CaseChecks = Readonly<Record<string, CaseCheck>>;

/** Refuses an expectation rather than pass over it, so that nothing seems right unchecked. */
export function unknownExpectation(key: string): never {
  throw new Error(`No check knows the expectation "${key}"`);
}
