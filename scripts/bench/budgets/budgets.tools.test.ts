import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { excesses, readTable } from './budget-table';
import { overDeclared } from './built-page';
import { GOAL, OWNERS, SUMS, ownersOf, sumsOf, weighPages } from './page-budgets';

const stored = readFileSync(path.join(workspaceRoot, 'docs/budgets.md'), 'utf8');
const pages = weighPages();
const advice = 'load it later, or run `npm run tool budgets` and give the reason in the commit';

test.each([
  [SUMS, sumsOf],
  [OWNERS, ownersOf],
] as const)('%s: no entry page exceeds docs/budgets.md', (heading, of) =>
  expect({ advice, over: excesses(of(pages), readTable(stored, heading)) }).toEqual({
    advice,
    over: [],
  }),
);

test('no page or widget exceeds the budget of its declaration', async () =>
  expect(await overDeclared()).toEqual([]));

test('the table has a column for each entry page, and the goals', () =>
  expect([...readTable(stored, SUMS).get('script of the start')!.keys()]).toEqual([
    ...pages.keys(),
    GOAL,
  ]));

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
