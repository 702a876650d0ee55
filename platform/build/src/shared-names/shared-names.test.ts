import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entryFiles } from './entry-files';
import { offeredNames } from './offered-names';
import { placedWidgets } from './placed-widgets';
import { usedNames } from './used-names';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'storefront-names-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function file(name: string, ...lines: string[]): Promise<string> {
  const place = path.join(dir, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, lines.join('\n'));
  return place;
}

const KEY = '@storefront/shared-domain/bus';
const namesIn = (source: string) => [...(usedNames([source], new Set([KEY])).get(KEY) ?? [])];

test.each([
  {
    case: 'a member of a namespace',
    code: `import { cartBus } from '${KEY}'; cartBus.lineAdded(1);`,
    uses: ['cartBus.lineAdded'],
  },
  {
    case: 'a name under another name',
    code: `import { cartBus as bus } from '${KEY}'; bus.cleared();`,
    uses: ['cartBus.cleared'],
  },
  {
    case: 'all of it under one name',
    code: `import * as bus from '${KEY}'; bus.cartBus.cleared();`,
    uses: ['cartBus'],
  },
  {
    case: 'a name handed on',
    code: `import { cartBus } from '${KEY}'; register(cartBus);`,
    uses: ['cartBus'],
  },
  { case: 'a name exported again', code: `export { cartBus } from '${KEY}';`, uses: ['cartBus'] },
  {
    case: 'an element',
    code: `import { Card } from '${KEY}'; export const a = <Card />;`,
    uses: ['Card'],
  },
  { case: 'everything', code: `export * from '${KEY}';`, uses: ['*'] },
  {
    case: 'a type',
    code: `import { type Toast } from '${KEY}'; import type { A } from '${KEY}'; export type B = Toast & A;`,
    uses: [],
  },
  {
    case: 'the type of a value',
    code: `import { cartBus } from '${KEY}'; export type B = typeof cartBus;`,
    uses: [],
  },
  { case: 'another module', code: `import { a } from './bus'; a();`, uses: [] },
])('used names: $case', async ({ code, uses }) =>
  expect(namesIn(await file('a.tsx', code))).toEqual(uses),
);

test('offered names are the values of an entry, with the members that its sources declare', async () => {
  await file(
    'cart.ts',
    'export const lineAdded = 1;',
    'export type Line = 1;',
    'export interface A {}',
    'export function cleared() {}',
  );
  await file(
    'paths/index.ts',
    `export const paths = { menu: () => '/', cart: 1 } as const;`,
    'export const other = make();',
  );
  const entry = await file(
    'index.ts',
    `export * as cartBus from './cart';`,
    `export type { Line } from './cart';`,
    `export * from './paths';`,
    `export { cleared as emptied, type A } from './cart';`,
  );
  expect(offeredNames(entry)).toEqual([
    'cartBus',
    'cartBus.cleared',
    'cartBus.lineAdded',
    'emptied',
    'other',
    'paths',
    'paths.cart',
    'paths.menu',
  ]);
});

test('an entry that exports from a file that is gone cannot be described', async () => {
  const entry = await file('index.ts', `export * from './gone';`);
  expect(() => offeredNames(entry)).toThrow('which is not there');
});

test('placed widgets are the ids of the slots', async () => {
  const source = await file(
    'slots.tsx',
    `export const a = <><RemoteWidget id="mf-cart/button" props={{}} /><Other id="mf-cart/no" /></>;`,
  );
  expect(placedWidgets([source])).toEqual(['mf-cart/button']);
});

test('every own singleton has an entry that can be described', () => {
  const described = [...entryFiles()].map(([key, entry]) => [key, offeredNames(entry).length > 0]);
  expect(described.every(([, isDescribed]) => isDescribed)).toBe(true);
});
