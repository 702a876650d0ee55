import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compose } from '../../compose';
import { promote } from '../../promote';
import { publish } from '../../publish';
import type { ScriptInventory } from '../../script-inventory';
import type { Store } from '../../store';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '../../testing/a-build-folder';
import { anEmptyStore } from '../../testing/a-store';
import { createProgram } from '../program';
import { run } from '../run';
import type { Tools } from '../tools';

let store: Store;
let said: { out: string; err: string };
let inventory: string;

const only = (file: string) => ({ js: [file], css: [], consumes: [] });

async function serve(version: string): Promise<void> {
  const folders = [
    await aBuildFolder(
      'shell',
      { 'main.js': '1', 'boot.js': 'start()', 'sw.js': '2', 'server.js': '3', 'a.css': '' },
      { version: '1.0.0+1', boot: 'boot.js', worker: 'sw.js', server: 'server.js' },
    ),
    await aBuildFolder(
      'mf-checkout',
      { 'entry.js': version, 'payment.js': version, 'card.js': '6' },
      {
        version: `1.0.0+${version}`,
        exposes: { './pages/payment': only('payment.js'), './widgets/add-card': only('card.js') },
      },
    ),
    await aBuildFolder('mf-menu', { 'entry.js': '7' }, { version: '1.0.0+1' }),
  ];
  const builds = [];
  for (const { folder } of folders) builds.push(await publish(store, folder));
  await promote(store, 'stable', (await compose(store, builds)).hash);
}

async function storefront(...words: string[]): Promise<number> {
  said = { out: '', err: '' };
  const tools = {} as Tools; // nothing here starts a browser
  return run(createProgram(tools), ['--store', store.root, ...words]);
}

beforeEach(async () => {
  store = await anEmptyStore();
  inventory = path.join(await aTemporaryFolder(), 'scripts.json');
  jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => ((said.out += String(text)), true));
  jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => ((said.err += String(text)), true));
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

test('the inventory names every script that browsers run, with owner, hash and reason', async () => {
  await serve('a');
  expect(await storefront('--json', 'scripts', 'stable')).toBe(0);
  const { revision, scripts } = JSON.parse(said.out) as ScriptInventory;
  expect(revision).toBe(1);
  expect(scripts.map(({ owner, file, reason }) => `${owner}/${file}: ${reason}`)).toEqual([
    'mf-checkout/card.js: payment widget',
    'mf-checkout/entry.js: same document',
    'mf-checkout/payment.js: payment page',
    'mf-menu/entry.js: same document',
    'shell/boot.js: start script',
    'shell/main.js: same document',
    'shell/sw.js: service worker',
  ]);
  for (const { integrity } of scripts) expect(integrity).toMatch(/^sha384-/);
});

test('a release that changes a script fails the comparison until the inventory is written again', async () => {
  await serve('a');
  expect(await storefront('scripts', 'stable', '--write', inventory)).toBe(0);
  expect(await storefront('scripts', 'stable', '--against', inventory)).toBe(0);
  await serve('b');
  expect(await storefront('scripts', 'stable', '--against', inventory)).toBe(1);
  expect(said.err).toContain('the scripts of stable are not those of the inventory');
  expect(said.err).toContain('  + mf-checkout/payment.js  (payment page)');
  expect(await storefront('--json', 'scripts', 'stable', '--against', inventory)).toBe(1);
  expect(JSON.parse(said.out)).toMatchObject({ error: { kind: 'InventoryChanged' } });
  expect(await storefront('scripts', 'stable', '--write', inventory)).toBe(0);
  expect(await storefront('scripts', 'stable', '--against', inventory)).toBe(0);
});

test('a removed script and a changed reason are changes as well', async () => {
  await serve('a');
  await storefront('scripts', 'stable', '--write', inventory);
  const stored = JSON.parse(await readFile(inventory, 'utf8')) as ScriptInventory;
  const [first, ...others] = stored.scripts;
  const extra = { ...first!, file: 'gone.js' };
  await writeFile(inventory, JSON.stringify({ scripts: [...stored.scripts, extra] }));
  expect(await storefront('scripts', 'stable', '--against', inventory)).toBe(1);
  expect(said.err).toContain('  - mf-checkout/gone.js');
  const other = { ...first!, reason: 'same document' };
  await writeFile(inventory, JSON.stringify({ scripts: [other, ...others] }));
  expect(await storefront('scripts', 'stable', '--against', inventory)).toBe(1);
});

test('what is no inventory, and a channel that serves nothing, end with 1', async () => {
  expect(await storefront('scripts', 'stable')).toBe(1);
  await serve('a');
  await writeFile(inventory, '{}');
  expect(await storefront('scripts', 'stable', '--against', inventory)).toBe(1);
  expect(said.err).toContain('is not an inventory');
});
