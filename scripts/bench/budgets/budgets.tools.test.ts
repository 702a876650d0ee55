import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { overDeclared } from './built-page';
import {
  type Budgets,
  computeOwners,
  computeSums,
  excesses,
  mostOf,
  OWNERS,
  readTable,
  SUMS,
  weighPages,
  writeTable,
} from './page-budgets';

const limits = readFileSync(path.join(workspaceRoot, 'docs/budgets.md'), 'utf8');
const MEASURED = path.join(workspaceRoot, 'test-results/budgets.md');
const pages = weighPages();
const sums = computeSums(pages);
const owners = computeOwners(pages);
const advice =
  'load it later, or raise the limit in docs/budgets.md and give the reason in the commit';

const tableOf = (budgets: Budgets): string =>
  writeTable(
    [...pages.keys()],
    [...budgets].map(([name, values]) => [name, [...values.values()]] as const),
  );

beforeAll(() => {
  mkdirSync(path.dirname(MEASURED), { recursive: true });
  writeFileSync(MEASURED, `## ${SUMS}\n\n${tableOf(sums)}\n\n## ${OWNERS}\n\n${tableOf(owners)}\n`);
});

test.each([
  [SUMS, sums],
  [OWNERS, mostOf(owners)],
] as const)('%s: no entry page exceeds docs/budgets.md', (heading, found) =>
  expect({ advice, over: excesses(found, readTable(limits, heading)) }).toEqual({
    advice,
    over: [],
  }),
);

test('no page or widget exceeds the budget of its declaration', async () =>
  expect(await overDeclared()).toEqual([]));

test('every limit is that of an entry page or of an owner', () => {
  const [one] = readTable(limits, SUMS).values();
  expect([...one!.keys()].sort()).toEqual([...pages.keys()].sort());
  expect([...readTable(limits, OWNERS).keys()].sort()).toEqual([...owners.keys()].sort());
});

/** Modules that no entry page may contain when it starts. */
const LATER = {
  'swiper, for the slides of highlights': /\/node_modules\/swiper\//,
  'web-vitals, for telemetry': /\/node_modules\/web-vitals\//,
  'the map': /\/node_modules\/leaflet\//,
  'dialogs with a route': /\/pages\/(?:notes|use-loyalty|restaurant-closed|min-value-alert)\.page/,
};

test.each(Object.entries(LATER))('no entry page starts with %s', (_name, pattern) => {
  for (const [page, { sources }] of pages)
    expect({ page, found: [...sources].filter((source) => pattern.test(source)) }).toEqual({
      page,
      found: [],
    });
});

test.each(['i18next/dist/esm/i18next.js', 'react-i18next/dist/es/useTranslation.js'])(
  'every entry page starts with one copy of %s',
  (file) => {
    for (const [page, { sources }] of pages)
      expect({
        page,
        copies: [...sources].filter((source) => source.endsWith(`/node_modules/${file}`)).length,
      }).toEqual({ page, copies: 1 });
  },
);

test('the menu is found by the same search, which proves that it finds something', () =>
  expect([...pages.get('menu')!.sources].some((source) => /home\.page\.tsx$/.test(source))).toBe(
    true,
  ));
