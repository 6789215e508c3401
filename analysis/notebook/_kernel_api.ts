/**
 * The kernel as it shows itself to the code of a notebook. Only this file knows Deno's internals.
 *
 * @module
 */
import type { DisplayBundle } from "./display.ts";

/** How a display is shown. */
export interface DisplayOptions {
  /** Whether the value is a bundle of media types already. */
  readonly raw?: boolean;
  /** Name by which the display can be updated. */
  readonly display_id?: string;
  /** Whether a display of that name is replaced, wherever it stands. */
  readonly update?: boolean;
}

/** What a notebook sees as `Deno.jupyter`. */
export interface JupyterApi {
  display(value: unknown, options?: DisplayOptions): Promise<void>;
  broadcast(type: string, content: unknown, extra?: unknown): Promise<void>;
  format(value: unknown): Promise<DisplayBundle>;
}

/** What the kernel calls when a cell has run to its end. */
export interface CellEnd {
  broadcastResult(executionCount: number, result: unknown): Promise<void>;
}

/** The kernel this code runs in. */
export interface Kernel {
  readonly jupyter: JupyterApi;
  readonly cellEnd: CellEnd;
  /** Puts arguments of `console.log` into one text. */
  readonly formatArguments: (args: readonly unknown[]) => string;
}

interface Internals {
  readonly jupyter?: Partial<CellEnd>;
  readonly inspectArgs?: (args: readonly unknown[], options: { colors: boolean }) => string;
}

/** The kernel this code runs in; null where it runs in none, or in one that works otherwise. */
export function findKernel(): Kernel | null {
  const global = Deno as unknown as
    & { readonly jupyter?: Partial<JupyterApi>; readonly internal?: symbol }
    & Record<symbol, Internals | undefined>;
  const { internal } = global;
  const internals = internal === undefined ? undefined : global[internal];
  // Outside a kernel, some versions of Deno throw where others have nothing.
  let jupyter: Partial<JupyterApi> | undefined;
  try {
    jupyter = global.jupyter;
  } catch {
    return null;
  }
  const isKernel = typeof jupyter?.display === "function" &&
    typeof jupyter.broadcast === "function" && typeof jupyter.format === "function" &&
    typeof internals?.jupyter?.broadcastResult === "function";
  if (!isKernel) return null;
  const { inspectArgs } = internals!;
  return {
    jupyter: jupyter as JupyterApi,
    cellEnd: internals!.jupyter as CellEnd,
    formatArguments: typeof inspectArgs === "function"
      ? (args) => inspectArgs(args, { colors: false })
      : (args) => args.map((arg) => typeof arg === "string" ? arg : Deno.inspect(arg)).join(" "),
  };
}
