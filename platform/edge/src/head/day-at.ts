import { LRUCache } from 'lru-cache';

/** Formatters are expensive to make; null for a text that names no time zone. */
const formatters = new LRUCache<string, { readonly format: Intl.DateTimeFormat | null }>({
  max: 100,
});

function findFormatter(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known.format;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  } catch {
    // not a time zone
  }
  formatters.set(timeZone, { format });
  return format;
}

/** The day in a time zone, e.g. `2026-01-31`; null without one. */
export const dayAt = (timeZone: string, now: number): string | null =>
  timeZone === '' ? null : (findFormatter(timeZone)?.format(now) ?? null);
