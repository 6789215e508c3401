/**
 * Local times of files as points in time.
 *
 * @module
 */
import { formatTimestamp } from "./timestamp.ts";

/**
 * Zones by their short names. Names without summer or standard time in them stand for the local
 * time of the place, as rooms use them all year round.
 */
const ZONES: Readonly<Record<string, string>> = {
  UTC: "UTC",
  GMT: "UTC",
  ET: "America/New_York",
  EST: "-05:00",
  EDT: "-04:00",
  CT: "America/Chicago",
  CST: "-06:00",
  CDT: "-05:00",
  MT: "America/Denver",
  MST: "-07:00",
  MDT: "-06:00",
  PT: "America/Los_Angeles",
  PST: "-08:00",
  PDT: "-07:00",
  WET: "Europe/Lisbon",
  WEST: "+01:00",
  BST: "+01:00",
  CET: "Europe/Paris",
  CEST: "+02:00",
  EET: "Europe/Helsinki",
  EEST: "+03:00",
  MSK: "Europe/Moscow",
  BRT: "America/Sao_Paulo",
  JST: "Asia/Tokyo",
  AWST: "Australia/Perth",
  ACST: "Australia/Adelaide",
  AEST: "Australia/Sydney",
};

const FORMATS = new Map<string, Intl.DateTimeFormat | null>();

/**
 * The point in time at which clocks of a zone show a local time, as records write it.
 *
 * @param local Such as `2009-07-01T00:00:04`.
 * @param zone Name of the IANA list such as `America/New_York`, or a short name such as `ET`.
 * @returns The time in UTC, or null if there is no such time or zone.
 */
export function utcTimestamp(local: string, zone: string): string | null {
  const asUtc = Date.parse(local + "Z");
  // Written again and compared, as Date takes the 30th of February for the 2nd of March.
  if (Number.isNaN(asUtc) || formatTimestamp(asUtc) !== local + "Z") return null;
  const format = formatOf(zone);
  if (format === null) return null;
  const guess = asUtc - offsetOf(format, asUtc);
  return formatTimestamp(asUtc - offsetOf(format, guess));
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  let format = FORMATS.get(zone);
  if (format === undefined) {
    try {
      const timeZone = ZONES[zone.toUpperCase()] ?? zone;
      format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      format = null;
    }
    if (FORMATS.size < 100) FORMATS.set(zone, format); // a file may name anything
  }
  return format;
}

/** Milliseconds by which the zone's clocks are ahead of UTC. */
function offsetOf(format: Intl.DateTimeFormat, epochMs: number): number {
  const name = format.formatToParts(epochMs).find(({ type }) => type === "timeZoneName")!.value;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? ["", "+", "0", "0"];
  return (sign === "-" ? -1 : 1) * (60 * Number(hours) + Number(minutes)) * 60_000;
}
