import type { Budgets } from './budget-table';
import { entryPages } from './built-page';
import { type PageWeight, weighPage } from './weigh-page';

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
