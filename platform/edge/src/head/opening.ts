import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Fields } from './read';

/** Fields of a record that decide whether, and how, the restaurant takes orders now. */
const FIELDS = [
  'is_closed',
  'blocked',
  'shift_has_delivery',
  'shift_has_takeout',
  'no_delivery',
  'no_takeout',
];

/** Digest of the opening state of a record: another text when any part of it differs. */
export const openingOf = (info: Fields): string =>
  createHash('sha256')
    .update(JSON.stringify(FIELDS.map((name) => info[name] ?? null)))
    .digest('hex')
    .slice(0, 12);

/** Formatters are expensive to make; null for a text that names no time zone. */
const formatters = new LRUCache<string, { readonly format: Intl.DateTimeFormat | null }>({
  max: 100,
});

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
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

/** The day at a restaurant, e.g. `2026-01-31`; null without its time zone. */
export const dayAt = (timeZone: string, now: number): string | null =>
  timeZone === '' ? null : (formatterOf(timeZone)?.format(now) ?? null);
