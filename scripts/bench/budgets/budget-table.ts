/** Kilobytes, or requests, by row and column. */
export type Budgets = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Rows of a Markdown table: lines of cells between bars. */
function parseCells(markdown: string, heading: string): string[][] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Reads the table under a heading. Empty when there is none. */
export function readTable(markdown: string, heading: string): Budgets {
  const [head = [], , ...rows] = parseCells(markdown, heading);
  return new Map(
    rows.map(([name = '', ...cells]) => [
      name,
      new Map(cells.map((cell, at) => [head[at + 1] ?? '', cell === '–' ? 0 : Number(cell)])),
    ]),
  );
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table with the names of rows on the left; zero is a dash. */
export function writeTable(
  columns: readonly string[],
  rows: readonly (readonly [name: string, values: readonly number[]])[],
): string {
  const digits = (value: number): number => (Number.isInteger(value) ? 0 : 1);
  const cell = (value: number): string => (value === 0 ? '–' : value.toFixed(digits(value)));
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map(([name, values]) => line([name, ...values.map(cell)])),
  ].join('\n');
}

/** What exceeds its limit, or has none: one sentence each. */
export function excesses(found: Budgets, limits: Budgets): string[] {
  return [...found].flatMap(([row, columns]) =>
    [...columns].flatMap(([column, value]) => {
      const limit = limits.get(row)?.get(column);
      if (limit !== undefined && value <= limit) return [];
      const text = limit === undefined ? 'has no limit' : `has a limit of ${limit}`;
      return [`${column}, ${row}: ${value.toFixed(1)} ${text}`];
    }),
  );
}
