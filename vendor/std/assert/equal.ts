/**
 * Deep equality.
 *
 * @module
 */

type Keyed = Record<PropertyKey, unknown>;
/** Pairs being compared, so that a cycle ends instead of overflowing the stack. */
type Pairs = Map<object, Set<object>>;

/**
 * Whether two values hold the same: by content for objects, arrays, maps, sets, dates, buffers and
 * errors, by value for the rest. `NaN` equals itself, 0 equals -0, a key that holds `undefined`
 * differs from a missing one, and an object without a prototype equals a plain one.
 *
 * @example
 * ```ts
 * import { assert, equal } from "@std/assert";
 *
 * assert(equal({ pot: [1, NaN] }, { pot: [1, NaN] }));
 * assert(!equal({ pot: undefined }, {}));
 * ```
 */
export function equal(a: unknown, b: unknown): boolean {
  return same(a, b, new Map());
}

function same(a: unknown, b: unknown, pairs: Pairs): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (kindOf(a) !== kindOf(b)) return false;
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime());
  if (a instanceof RegExp && b instanceof RegExp) return String(a) === String(b);
  if (a instanceof WeakRef && b instanceof WeakRef) return same(a.deref(), b.deref(), pairs);
  if (a instanceof Number || a instanceof String || a instanceof Boolean) {
    if (!Object.is(a.valueOf(), b.valueOf())) return false;
  }
  const known = pairs.get(a);
  if (known?.has(b)) return true;
  if (known) known.add(b);
  else pairs.set(a, new Set([b]));

  if (a instanceof Set && b instanceof Set) return sameSets(a, b, pairs);
  if (a instanceof Map && b instanceof Map) return sameMaps(a, b, pairs);
  if (a instanceof ArrayBuffer && b instanceof ArrayBuffer) {
    return sameItems(new Uint8Array(a), new Uint8Array(b));
  }
  if (ArrayBuffer.isView(a) && ArrayBuffer.isView(b)) {
    return a instanceof DataView ? sameItems(bytesOf(a), bytesOf(b)) : sameItems(
      a as unknown as ArrayLike<unknown>,
      b as unknown as ArrayLike<unknown>,
    );
  }
  if (a instanceof Error && b instanceof Error) {
    if (a.name !== b.name || a.message !== b.message) return false;
  }
  return sameKeys(a as Keyed, b as Keyed, pairs);
}

/** The constructor, with objects of no prototype counted as plain ones. */
function kindOf(value: object): unknown {
  return value.constructor ?? Object;
}

function bytesOf(view: ArrayBufferView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function sameItems(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i] && !Object.is(a[i], b[i])) return false;
  }
  return true;
}

function sameSets(a: Set<unknown>, b: Set<unknown>, pairs: Pairs): boolean {
  if (a.size !== b.size) return false;
  const unmatched = new Set(b);
  for (const item of a) {
    if (unmatched.delete(item)) continue;
    const twin = firstMatch(unmatched, (other) => same(item, other, pairs));
    if (!twin) return false;
    unmatched.delete(twin.value);
  }
  return true;
}

function sameMaps(a: Map<unknown, unknown>, b: Map<unknown, unknown>, pairs: Pairs): boolean {
  if (a.size !== b.size) return false;
  const unmatched = new Map(b);
  for (const [key, value] of a) {
    if (unmatched.has(key) && same(value, unmatched.get(key), pairs)) {
      unmatched.delete(key);
      continue;
    }
    const twin = firstMatch(
      unmatched,
      ([otherKey, other]) => same(key, otherKey, pairs) && same(value, other, pairs),
    );
    if (!twin) return false;
    unmatched.delete(twin.value[0]);
  }
  return true;
}

/** The first item that passes, in a box because the item itself may be `undefined`. */
function firstMatch<T>(items: Iterable<T>, passes: (item: T) => boolean): { value: T } | undefined {
  for (const value of items) if (passes(value)) return { value };
  return undefined;
}

function sameKeys(a: Keyed, b: Keyed, pairs: Pairs): boolean {
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false;
  const keys = ownKeys(a);
  if (keys.length !== ownKeys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key], pairs));
}

function ownKeys(value: object): PropertyKey[] {
  const isShown = (key: PropertyKey) => Object.prototype.propertyIsEnumerable.call(value, key);
  return Reflect.ownKeys(value).filter(isShown);
}
