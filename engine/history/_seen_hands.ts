/**
 * Hands that were read before.
 *
 * @module
 */
import type { HandHistoryRecord } from "./record.ts";

/** The hands of a reading, by 53 bits each. */
export class SeenHands {
  private readonly prints = new Set<number>();

  /** Adds a hand. Returns whether it was there before. */
  addHand(record: HandHistoryRecord): boolean {
    const { site, handId, handNumber, timestamp } = record;
    // Rooms number their hands. Other hands are known by all that happened in them.
    const identity = site === undefined
      ? JSON.stringify(record)
      : `${site} ${handId ?? handNumber} ${timestamp}`;
    const before = this.prints.size;
    this.prints.add(fingerprint(identity));
    return this.prints.size === before;
  }
}

const TWO_21 = 1 << 21;

/** FNV-1a with two different factors, so that a million hands share a print with odds of 1:16,000. */
function fingerprint(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (low >>> 0) * TWO_21 + (high >>> 11);
}
