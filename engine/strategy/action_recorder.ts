/**
 * The actions of a hand, street by street.
 *
 * @module
 */
import { type Action, type Street, STREETS } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";

/** Who did what. */
export interface RecordedAction {
  /** Who acted. */
  readonly playerId: PlayerId;
  /** What was done; an all-in is the call, bet or raise that it was. */
  readonly action: Action;
}

/**
 * Remembers the actions of the hand being played. It costs an array push for each action, and
 * answers without going through the hand again, unlike `GameInfo.actions`. Blinds and antes are no
 * actions.
 *
 * @example
 * ```ts
 * import { ActionRecorder, call, type PlayerId, raiseTo } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const recorder = new ActionRecorder();
 * recorder.record("preflop", 0 as PlayerId, raiseTo(30));
 * recorder.record("preflop", 1 as PlayerId, call());
 * assertEquals(recorder.lastRaiseOnStreet("preflop")?.action.to, 30);
 * assertEquals(recorder.numCallersOnStreet("preflop"), 1);
 * ```
 */
export class ActionRecorder {
  readonly #streets: Readonly<Record<Street, RecordedAction[]>> = {
    preflop: [],
    flop: [],
    turn: [],
    river: [],
  };
  #aggressorId: PlayerId | null = null;

  /**
   * Adds an action after those of its street.
   *
   * @throws {RangeError} If there is no such street.
   */
  record(street: Street, playerId: PlayerId, action: Action): void {
    this.#on(street).push({ playerId, action });
    if (isRaise(action)) this.#aggressorId = playerId;
  }

  /**
   * The actions of a street, oldest first: a live view, valid until {@link reset}.
   *
   * @throws {RangeError} If there is no such street.
   */
  actionsOnStreet(street: Street): readonly RecordedAction[] {
    return this.#on(street);
  }

  /** The last bet or raise of a street, or null if there is none. */
  lastRaiseOnStreet(street: Street): RecordedAction | null {
    return this.#on(street).findLast(({ action }) => isRaise(action)) ?? null;
  }

  /** How many calls there were on a street since its last bet or raise. */
  numCallersOnStreet(street: Street): number {
    const actions = this.#on(street);
    let callers = 0;
    for (let i = actions.length - 1; i >= 0 && !isRaise(actions[i].action); i--) {
      if (actions[i].action.type === "call") callers++;
    }
    return callers;
  }

  /** Who bet or raised last in the hand, on whatever street; null before anybody did. */
  get aggressorId(): PlayerId | null {
    return this.#aggressorId;
  }

  /** Forgets the hand. */
  reset(): void {
    for (const street of STREETS) this.#streets[street].length = 0;
    this.#aggressorId = null;
  }

  #on(street: Street): RecordedAction[] {
    const actions = this.#streets[street];
    if (actions !== undefined) return actions;
    throw new RangeError(`Cannot tell the actions of ${street}: wanted ${STREETS.join(", ")}`);
  }
}

function isRaise({ type }: Action): boolean {
  return type === "bet" || type === "raise";
}
