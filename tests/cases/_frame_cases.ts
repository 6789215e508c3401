/**
 * Cases about data frames.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import {
  ColumnData,
  concat,
  type Frame,
  groupBy,
  leftJoin,
  type Row,
  sortBy,
  toColumns,
} from "@marvin/holdem/analysis/frames";
import { parseCsv } from "@marvin/holdem/analysis/logs";
import config from "../../deno.json" with { type: "json" };
import type { CaseChecks, Expectations } from "./_case.ts";

interface FrameInput {
  readonly op: string;
  readonly rows?: readonly Row[];
  readonly left?: readonly Row[];
  readonly right?: readonly Row[];
  readonly csv?: string;
}

/** Makes frames of one kind or the other. */
export type FrameMaker = (data: ColumnData) => Frame;

/** Checks of frames of a kind. */
export function frameChecks(make: FrameMaker): CaseChecks {
  return {
    dataframe: (input: FrameInput, expect: Expectations) => checkFrame(input, expect, make),
  };
}

/** Checks of frames without danfojs. */
export const FRAME_CHECKS: CaseChecks = frameChecks((data) => data);

function checkFrame(input: FrameInput, expect: Expectations, make: FrameMaker): void {
  const frameOf = (rows: readonly Row[] = []) => make(ColumnData.fromRows(rows));
  switch (input.op) {
    case "groupby(a,b).sum(n)": {
      const { values } = toColumns(groupBy(frameOf(input.rows), ["a", "b"], { n: "sum" }));
      assertEquals({ groups: values }, expect);
      break;
    }
    case "groupby(month).sum(n)": {
      const groups = toColumns(groupBy(frameOf(input.rows), "month", { n: "sum" }));
      const keys = groups.cells("month");
      assertEquals({ keys, sums: groups.cells("n_sum"), keyType: typeof keys[0] }, expect);
      break;
    }
    case "sortValues(d)":
      assertEquals({ order: toColumns(sortBy(frameOf(input.rows), "d")).cells("d") }, expect);
      break;
    case "concat(axis 0)": {
      const { rows, missingColumns } = expect;
      assertEquals([...toColumns(concat([frameOf(input.left), frameOf(input.right)]))], rows);
      const apart = concat([frameOf([{ bot: "A" }]), frameOf([{ roi: 1 }])]);
      assertEquals(toColumns(apart).values, [["A", null], [null, 1]], String(missingColumns));
      break;
    }
    case "merge(on l, left)": {
      const { values } = toColumns(leftJoin(frameOf(input.left), frameOf(input.right), "l"));
      assertEquals({ rows: values }, expect);
      break;
    }
    case "sum(c)": {
      const [sum] = toColumns(groupBy(frameOf(input.rows), [], { c: "sum" })).cells("c_sum");
      assertEquals({ sum }, expect);
      break;
    }
    case "readCSV then column('name')": {
      const data = toColumns(make(parseCsv(input.csv!)));
      assertEquals(data.cells("name"), ["p1"]);
      assertEquals({ columns: data.columns }, expect);
      break;
    }
    case "import from npm in Deno 2.9": {
      // That it loads is tested where it may be downloaded.
      const pinned = /^npm:danfojs@\d+\.\d+\.\d+$/.test(
        config.scopes["./analysis/frames/"].danfojs,
      );
      assertEquals({ imports: true, pinned: pinned && "exact version in deno.json" }, expect);
      break;
    }
    default:
      throw new Error(`No check knows the operation "${input.op}"`);
  }
}
