/**
 * Real bug reports about comparable programs: none of these mistakes is made here.
 */
import { readReference, referenceFiles } from "../_support/reference.ts";
import type { CaseChecks, ReportedCase } from "./_case.ts";
import { EVALUATOR_CHECKS } from "./_evaluator_cases.ts";
import { FRAME_CHECKS } from "./_frame_cases.ts";
import { HAND_CHECKS } from "./_hand_cases.ts";
import { HISTORY_CHECKS } from "./_history_cases.ts";
import { NOTEBOOK_CHECKS } from "./_notebook_cases.ts";
import { PARALLEL_CHECKS } from "./_parallel_cases.ts";
import { PROPERTY_CHECKS } from "./_property_cases.ts";
import { RANDOM_CHECKS } from "./_random_cases.ts";
import { RANGE_CHECKS } from "./_range_cases.ts";
import { STATS_CHECKS } from "./_stats_cases.ts";
import { TABLE_CHECKS } from "./_table_cases.ts";
import { TOML_CHECKS } from "./_toml_cases.ts";
import { TOURNAMENT_CHECKS } from "./_tournament_cases.ts";

const CHECKS: CaseChecks = {
  ...EVALUATOR_CHECKS,
  ...FRAME_CHECKS,
  ...HAND_CHECKS,
  ...HISTORY_CHECKS,
  ...NOTEBOOK_CHECKS,
  ...PARALLEL_CHECKS,
  ...PROPERTY_CHECKS,
  ...RANDOM_CHECKS,
  ...RANGE_CHECKS,
  ...STATS_CHECKS,
  ...TABLE_CHECKS,
  ...TOML_CHECKS,
  ...TOURNAMENT_CHECKS,
};

for (const path of referenceFiles("cases")) {
  const { id, title, input, right } = readReference(path) as ReportedCase;
  Deno.test(`${input.kind} case of ${id}: ${title}`, () => {
    const check = CHECKS[input.kind];
    if (check === undefined) throw new Error(`No check knows the kind "${input.kind}"`);
    return check(input as never, right.expect as never);
  });
}
