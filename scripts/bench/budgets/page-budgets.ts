import { entryPages } from './built-page';
import { type PageWeight, weighPage } from './weigh-page';

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

export const SUMS = 'Sums';
export const OWNERS = 'By owner';

/** Rows of the sums. */
const SUM_ROWS = {
  'script of the start': ({ script }: PageWeight) => script / 1000,
  'script in the HTML': ({ inline }: PageWeight) => inline / 1000,
  styles: ({ style }: PageWeight) => style / 1000,
  requests: ({ requests }: PageWeight) => requests,
} as const;

/** Owners below this size on every page have no row. */
const MIN_KILOBYTES = 0.05;
/** Column of the page on which an owner has the most. */
const MOST = 'on any page';

/** By the names of the pages. */
export const weighPages = (): ReadonlyMap<string, PageWeight> =>
  new Map(entryPages().map((page) => [page.name, weighPage(page)]));

/** The sums of all pages. */
export const computeSums = (pages: ReadonlyMap<string, PageWeight>): Budgets =>
  new Map(
    Object.entries(SUM_ROWS).map(([name, of]) => [
      name,
      new Map([...pages].map(([page, weight]) => [page, of(weight)])),
    ]),
  );

/** Kilobytes of an owner on the page with the most. */
export const mostOf = (owners: Budgets): Budgets =>
  new Map(
    [...owners].map(([name, pages]) => [name, new Map([[MOST, Math.max(...pages.values())]])]),
  );

/** Kilobytes of all pages by owner, the largest first. */
export function computeOwners(pages: ReadonlyMap<string, PageWeight>): Budgets {
  const names = new Set([...pages.values()].flatMap(({ owners }) => [...owners.keys()]));
  const rows = [...names].map((name) => {
    const values = [...pages].map(
      ([page, { owners }]) => [page, (owners.get(name) ?? 0) / 1000] as const,
    );
    return { name, values, most: Math.max(...values.map(([, value]) => value)) };
  });
  return new Map(
    rows
      .filter(({ most }) => most >= MIN_KILOBYTES)
      .sort((a, b) => b.most - a.most || a.name.localeCompare(b.name))
      .map(({ name, values }) => [name, new Map(values)]),
  );
}
