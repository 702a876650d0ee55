const DAY_SECONDS = 86_400;
const CLOCK = /^(\d{2}):([0-5]\d):([0-5]\d)$/;

/** Seconds since midnight of 'HH:MM:SS', up to '24:00:00'; null for an invalid time. */
export function secondsOf(time: string): number | null {
  const found = CLOCK.exec(time);
  if (found === null) return null;
  const [, hours, minutes, seconds] = found;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total <= DAY_SECONDS ? total : null;
}
