const HOUR_MS = 3_600_000;
/** Untrusted rows that a node stores in an hour, of all addresses together. */
const MAX_PER_HOUR = 5000;

/**
 * Whether there is room for more untrusted rows: telemetry without a stamp is only displayed, and
 * a flood of it must not displace the rows of stamped visits.
 */
export function untrustedRows(now: () => Date): (rows: number) => boolean {
  let [since, stored] = [-Infinity, 0];
  return (rows) => {
    const at = now().getTime();
    // a clock that was set back begins another hour
    if (at < since || at - since >= HOUR_MS) [since, stored] = [at, 0];
    stored += rows;
    return stored <= MAX_PER_HOUR;
  };
}
