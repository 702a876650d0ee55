import { numberOf } from './number-text';

/** The API's answers are read here without its contracts: a missing or invalid field is ignored. */
export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
/** A number, or a text that certainly means one; the fallback for everything else. */
export function amount(value: unknown, fallback = 0): number {
  const read = typeof value === 'string' ? numberOf(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}
export const list = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fields) : [];
export const isOn = (value: unknown): boolean => /^\s*(?:1|true)\s*$/i.test(String(value));
export const isOff = (value: unknown): boolean => /^\s*(?:0|false)\s*$/i.test(String(value));

/** Cut at a word, with an ellipsis, when it is longer than `most` characters. */
export function shortened(words: string, most: number): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 20)).trimEnd()}…`;
}
