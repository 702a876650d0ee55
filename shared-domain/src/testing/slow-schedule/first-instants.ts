const DAY = 1440;

const clocks = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, Int32Array>();

function shown(minute: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock)
    clocks.set(
      zone,
      (clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      })),
    );
  return Date.parse(`${clock.format(minute * 60_000).replace(' ', 'T')}Z`) / 60_000;
}

/**
 * For each minute of a day (days since 1970) on a zone's clocks: the first instant, in minutes
 * since 1970, at which they show it, 0 for never. Computed by reading the clock at every minute of
 * the fifty hours that can contain the day.
 */
export function firstInstants(day: number, zone: string): Int32Array {
  const key = `${zone} ${day}`;
  const known = days.get(key);
  if (known) return known;
  const found = new Int32Array(DAY);
  for (let minute = day * DAY - 14 * 60; minute < day * DAY + 36 * 60; minute += 1) {
    const wall = shown(minute, zone) - day * DAY;
    if (wall >= 0 && wall < DAY && found[wall] === 0) found[wall] = minute;
  }
  days.set(key, found);
  return found;
}

/** The day (since 1970) on a zone's clocks at an instant in milliseconds. */
export const dayShown = (instant: number, zone: string): number =>
  Math.floor(shown(Math.floor(instant / 60_000), zone) / DAY);
