import type { Spread } from '../median';

/** Formats rows as columns: the first is aligned to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head, ...body] = rows.map(line);
  return [head, '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)), ...body].join('\n');
}

export type Show = (value: number) => string;
export const ms: Show = (value) => `${Math.round(value)}`;
/** Thousands of bytes, as links and packages are measured. */
export const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The median, with the least and the greatest when they differ; – for no values. */
export function spreadText(found: Spread | null, show: Show = ms): string {
  if (found === null) return '–';
  const middle = show(found.median);
  return found.least === found.greatest
    ? middle
    : `${middle} (${show(found.least)}–${show(found.greatest)})`;
}
