import { wallMinute } from './wall-clock';

const MINUTE_MS = 60_000;
/** Maximum offsets of zones ahead of and behind UTC. */
const AHEAD = 14 * 60;
const BEHIND = 12 * 60;

/**
 * The instant, in minutes since 1970, at which the clocks show a minute of a day; null for a
 * skipped one.
 */
export type DayClock = (minute: number) => number | null;

/** Cached clocks, by zone and day; the limit fits one year of one restaurant. */
const stored = new Map<string, DayClock>();
const CACHE_SIZE = 500;

/**
 * The first minute after `from`, up to `until`, at which the zone's offset differs from that at
 * `from`.
 */
function changeBetween(from: number, until: number, offsetAt: (minute: number) => number): number {
  let [same, other] = [from, until];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offsetAt(middle) === offsetAt(from)) same = middle;
    else other = middle;
  }
  return other;
}

function readClock(midnight: number, timeZone: string): DayClock {
  const offsetAt = (minute: number) => wallMinute(minute * MINUTE_MS, timeZone) - minute;
  const [from, until] = [midnight - AHEAD, midnight + 24 * 60 + BEHIND];
  const [before, after] = [offsetAt(from), offsetAt(until)];
  if (before === after) return (minute) => minute - before;
  const change = changeBetween(from, until, offsetAt);
  return (minute) => {
    if (minute - before < change) return minute - before;
    return minute - after >= change ? minute - after : null;
  };
}

/**
 * The clocks of a zone on a day (its midnight as counted by `minuteOf`). A minute that occurs
 * twice, when clocks are set back, is the first of the two; one skipped when clocks are set forward
 * has no instant.
 */
export function dayClock(midnight: number, timeZone: string): DayClock {
  const key = `${timeZone} ${midnight}`;
  const known = stored.get(key);
  if (known) return known;
  if (stored.size >= CACHE_SIZE) stored.clear();
  const made = readClock(midnight, timeZone);
  stored.set(key, made);
  return made;
}
