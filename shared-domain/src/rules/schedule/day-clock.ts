import { wallMinute } from '../wall-clock';

const MINUTE_MS = 60_000;
/** No zone is farther ahead of UTC, none farther behind. */
const AHEAD = 14 * 60;
const BEHIND = 12 * 60;

/** The first minute after `from`, up to `until`, at which the zone keeps another time than at `from`. */
function changeBetween(from: number, until: number, offsetAt: (minute: number) => number): number {
  let [same, other] = [from, until];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offsetAt(middle) === offsetAt(from)) same = middle;
    else other = middle;
  }
  return other;
}

/**
 * Tells the instant, in minutes since 1970, at which the clocks of a zone show a minute of a day (its midnight as `minuteOf`
 * counts). Where clocks are put back it is the first of the two; null for a minute they skip when put forward.
 */
export function dayClock(midnight: number, timeZone: string): (minute: number) => number | null {
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
