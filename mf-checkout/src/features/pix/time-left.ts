const DAY_S = 86_400;

/** Whole seconds until an ISO instant; 0 when it has passed or is invalid. */
export const secondsLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000) || 0);

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as '4:05' or '1:04:05'; more than 24 hours count on in hours. */
export function watchFace(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * Minutes to announce: a screen reader announces each change. Null while nothing is to be
 * announced.
 */
export function spokenMinutes(seconds: number): number | null {
  if (seconds <= 0 || seconds > DAY_S) return null;
  return seconds <= 60 ? 1 : seconds <= 300 ? 5 : null;
}
