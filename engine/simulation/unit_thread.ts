/**
 * The side of a thread that plays units of work for a {@link WorkerPool}.
 *
 * @module
 */
import { firstError } from "../errors.ts";
import type { SeriesUnit, UnitAnswer, UnitOrder } from "./executor.ts";
import { runUnit, type UnitRecorder } from "./series_unit.ts";

/** What a thread needs of its global scope. */
export interface ThreadScope {
  /** Called with what the thread is told. */
  onmessage: ((event: MessageEvent<UnitOrder>) => void) | null;
  /** Answers. */
  postMessage(answer: UnitAnswer): void;
}

/**
 * Plays the units that a thread is told to play, until it is ended.
 *
 * @param scope The thread: `self`.
 * @param recorderOf What writes the rows of a unit, where it has any.
 */
export function playOrders(
  scope: ThreadScope,
  recorderOf?: (unit: SeriesUnit) => Promise<UnitRecorder>,
): void {
  let stopper = new AbortController();
  scope.onmessage = async ({ data }) => {
    if ("stop" in data) {
      stopper.abort(); // heard at the next pause of the run
      return;
    }
    stopper = new AbortController();
    const { unit } = data;
    const play = async () => {
      const recorder = unit.rows === undefined ? undefined : await recorderOf?.(unit);
      return await runUnit(unit, stopper.signal, recorder);
    };
    scope.postMessage(await answer(play()));
  };
}

// Only text survives the way to another thread: the class of an error is lost otherwise.
async function answer(played: ReturnType<typeof runUnit>): Promise<UnitAnswer> {
  try {
    return { state: await played };
  } catch (thrown) {
    const error = firstError(thrown);
    if (!(error instanceof Error)) return { error: { name: "Error", message: String(error) } };
    const { name, message, stack } = error;
    return { error: { name, message, stack } };
  }
}
