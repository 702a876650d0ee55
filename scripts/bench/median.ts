/**
 * The middle value; the mean of the two in the middle of an even number. Throws for an empty list.
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  const lower = sorted.length % 2 === 1 ? upper : sorted[half - 1];
  if (upper === undefined || lower === undefined)
    throw new Error('no values to take the median of');
  return (lower + upper) / 2;
}

/** The median of each number of several records of the same shape. */
export function medians<Key extends string>(
  records: readonly Readonly<Record<Key, number>>[],
): Record<Key, number> {
  const keys = Object.keys(records[0] ?? {}) as Key[];
  return Object.fromEntries(
    keys.map((key) => [key, median(records.map((record) => record[key]))]),
  ) as Record<Key, number>;
}

/** Median, least and greatest of some values; null without values. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly greatest: number;
}

/** The spread of the values that exist. */
export function spread(values: readonly (number | null)[]): Spread | null {
  const found = values.filter((value) => value !== null);
  if (found.length === 0) return null;
  return { median: median(found), least: Math.min(...found), greatest: Math.max(...found) };
}
