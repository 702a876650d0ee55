import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { anOffer } from '@storefront/compositions/testing';
import { type Store, compose, currentRevision, openStore, promote, publish } from '../..';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '../../testing/a-build-folder';
import { createProgram } from '../program';
import { onServedChannel } from './served-channel.test-kit';
import { anEmptyStore } from '../../testing/a-store';
import { run } from '../run';
import { noTools } from '../../testing/no-tools';

afterAll(removeTemporaryFolders);

describe('origins of overrides', () => {
  let store: Store;
  const tools = noTools; // this verb needs no other workspaces

  const run = (...args: string[]) => {
    const program = createProgram(tools)
      .exitOverride()
      .configureOutput({ writeErr: () => undefined });
    for (const command of program.commands)
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    return program.parseAsync(['--store', store.root, '--json', 'origins', ...args], {
      from: 'user',
    });
  };
  const allowed = async () => (await currentRevision(store, 'stable'))?.origins;

  beforeEach(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    store = openStore(await aTemporaryFolder());
    const { folder } = await aBuildFolder(
      'shell',
      { 'main.js': '1', 'boot.js': '2' },
      { boot: 'boot.js' },
    );
    await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
  });
  afterEach(() => jest.restoreAllMocks());

  test('origins are allowed and disallowed, each time as a new revision; what is served stays', async () => {
    const before = await currentRevision(store, 'stable');
    await run('stable', '--allow', 'http://localhost:4001', '--allow', 'https://QA.pizza.example/');
    expect(await allowed()).toEqual(['http://localhost:4001', 'https://qa.pizza.example']);
    await run('stable', '--remove', 'http://localhost:4001');
    expect(await allowed()).toEqual(['https://qa.pizza.example']);
    expect(await currentRevision(store, 'stable')).toMatchObject({
      revision: 3,
      composition: before?.composition,
      note: 'disallow http://localhost:4001',
    });
  });

  test.each(['javascript:alert(1)', '*', "'unsafe-inline'", 'https://a.example; script-src *'])(
    'what is no origin is refused: %s',
    async (origin) => {
      await expect(run('stable', '--allow', origin)).rejects.toThrow('Give an origin');
      expect(await allowed()).toEqual([]);
    },
  );

  test('a channel that serves nothing has no origins', () =>
    expect(run('next', '--allow', 'http://localhost:4001')).rejects.toThrow(
      'promote a composition first',
    ));
});

describe('the document of the payment', () => {
  const { run, store } = onServedChannel('payment');

  test('customers pay in the shared document until it is changed, also after a promotion', async () => {
    expect(await run('stable')).toEqual({
      channel: 'stable',
      revision: 1,
      paymentDocument: 'shared',
    });
    expect(await run('stable', '--document', 'separate', '--by', 'ana')).toMatchObject({
      revision: 2,
      paymentDocument: 'separate',
    });
    expect(await currentRevision(store(), 'stable')).toMatchObject({
      paymentDocument: 'separate',
      by: 'ana',
      note: 'separate document of the payment',
    });
    expect(await run('stable', '--document', 'separate')).toMatchObject({ revision: 2 });
  });
});

describe('failing promotions', () => {
  const { run, store } = onServedChannel('promotions');

  test('the policy is suggest until it is changed, in a revision of its own', async () => {
    expect(await run('stable')).toEqual({
      channel: 'stable',
      revision: 1,
      failingPromotions: 'suggest',
    });
    expect(await run('stable', '--on-failure', 'revert', '--by', 'ana')).toMatchObject({
      revision: 2,
      failingPromotions: 'revert',
    });
    expect(await currentRevision(store(), 'stable')).toMatchObject({
      failingPromotions: 'revert',
      by: 'ana',
      note: 'revert failing promotions',
    });
    expect(await run('stable', '--on-failure', 'revert')).toMatchObject({ revision: 2 });
  });
});

describe('the inventory of scripts', () => {
  let store: Store;
  let said: { out: string; err: string };
  let inventory: string;

  const only = (file: string) => ({ js: [file], css: [], consumes: [] });

  async function serve(version: string): Promise<void> {
    const folders = [
      await aBuildFolder(
        'shell',
        { 'main.js': '1', 'boot.js': 'start()', 'sw.js': '2', 'server.js': '3', 'a.css': '' },
        {
          version: '1.0.0+1',
          boot: 'boot.js',
          worker: 'sw.js',
          server: 'server.js',
          offers: anOffer({ slots: { card: { props: 1 } }, earlier: { 'mf-menu': { pages: [] } } }),
        },
      ),
      await aBuildFolder(
        'mf-checkout',
        { 'entry.js': version, 'payment.js': version, 'card.js': '6' },
        {
          version: `1.0.0+${version}`,
          exposes: {
            './remote': only('entry.js'),
            './pages/payment': only('payment.js'),
            './widgets/add-card': only('card.js'),
          },
          declaration: {
            pages: [{ path: 'pay', page: 'payment', heading: 'item', isOfPayment: true }],
            widgets: [{ widget: 'add-card', slot: 'card', props: 1 }],
          },
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
    const tools = noTools; // nothing here starts a browser
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

  test('what is no inventory, and a channel that serves nothing, end with 1', async () => {
    expect(await storefront('scripts', 'stable')).toBe(1);
    await serve('a');
    await writeFile(inventory, '{}');
    expect(await storefront('scripts', 'stable', '--against', inventory)).toBe(1);
    expect(said.err).toContain('is not an inventory');
  });
});
