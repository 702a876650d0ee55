/** The API's answers are read here without its contracts: a missing or invalid field is ignored. */
export type Fields = Readonly<Record<string, unknown>>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** 0 for a value that is not a number. */
export const amount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
export const list = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fields) : [];
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** Cut at a word, with an ellipsis, when it is longer than `most` characters. */
export function shortened(words: string, most: number): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 20)).trimEnd()}…`;
}
