import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exposesOf, renderedOf } from './exposes';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'storefront-room-'));
  await mkdir(path.join(dir, 'src/pages'), { recursive: true });
  await mkdir(path.join(dir, 'src/widgets'));
});
afterEach(() => rm(dir, { recursive: true }));

test('a remote offers what its file names say, and nothing else', async () => {
  const files = [
    'remote.ts',
    'pages/cart.page.tsx',
    'pages/cart.page.test.tsx',
    'pages/cart.module.css',
    'widgets/button.widget.tsx',
    'widgets/icon.tsx',
  ];
  for (const file of files) await writeFile(path.join(dir, 'src', file), '');
  expect(exposesOf(dir)).toEqual({
    './remote': { import: './src/remote.ts', name: 'remote' },
    './pages/cart': { import: './src/pages/cart.page.tsx', name: 'page-cart' },
    './widgets/button': { import: './src/widgets/button.widget.tsx', name: 'widget-button' },
  });
});

describe('an edition', () => {
  beforeEach(async () => {
    await mkdir(path.join(dir, 'src/editions/new'), { recursive: true });
    for (const file of [
      'remote.ts',
      'pages/pizza.page.tsx',
      'pages/extra.page.tsx',
      'editions/new/pizza.page.tsx',
    ])
      await writeFile(path.join(dir, 'src', file), '');
  });

  test('offers the same pages, its own in place of the main ones', () => {
    expect(exposesOf(dir, 'new')).toEqual({
      ...exposesOf(dir),
      './pages/pizza': { import: './src/editions/new/pizza.page.tsx', name: 'page-pizza' },
    });
  });

  test('cannot offer a page that the main build has not', async () => {
    await writeFile(path.join(dir, 'src/editions/new/party.page.tsx'), '');
    expect(() => exposesOf(dir, 'new')).toThrow('the main build has no ./pages/party');
  });
});

test('a remote without remote.ts does not build', () =>
  expect(() => exposesOf(dir)).toThrow('src/remote.ts is missing'));

test('pages that the edge may render are named in package.json, and exist', async () => {
  for (const file of ['remote.ts', 'pages/cart.page.tsx', 'pages/notes.page.tsx'])
    await writeFile(path.join(dir, 'src', file), '');
  const state = (fields: object) =>
    writeFile(path.join(dir, 'package.json'), JSON.stringify(fields));
  await state({});
  expect(renderedOf(dir, exposesOf(dir))).toEqual([]);
  await state({ rendered: ['cart'] });
  expect(renderedOf(dir, exposesOf(dir))).toEqual(['./pages/cart']);
  await state({ rendered: ['party'] });
  expect(() => renderedOf(dir, exposesOf(dir))).toThrow('there is no ./pages/party');
});
