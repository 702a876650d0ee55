import { createHash } from 'node:crypto';
import type { BuildRecord, BuildRef } from '@storefront/compositions';
import { CompositionRefused, compose } from './compose';
import { publish } from './publish';
import { type Store, compositionPath, readBuild, readComposition } from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { aBuildOf, anEmptyStore, publishBuild } from './testing/a-store';
import { readComposedPage } from './page';
import { changeChannel } from './change-channel';
import { inventoryChanges, scriptInventory } from './script-inventory';

afterAll(removeTemporaryFolders);

describe('a composition', () => {
  let store: Store;
  let [shell, menu, older]: BuildRef[] = [];
  const given = (): [BuildRef, BuildRef, BuildRef] => {
    if (!shell || !menu || !older) throw new Error('published before each test');
    return [shell, menu, older];
  };
  beforeEach(async () => {
    store = await anEmptyStore();
    shell = await publishBuild(store, 'shell', 'a');
    menu = await publishBuild(store, 'mf-menu', 'b');
    older = await publishBuild(store, 'mf-menu', 'a');
  });

  test('builds in any order give one composition, which is stored', async () => {
    const [a, b, c] = given();
    const composition = await compose(store, [a, b], [c]);
    expect(composition.builds).toEqual([b, a]);
    expect(await compose(store, [b, a], [c])).toEqual(composition);
    expect(await readComposition(store, composition.hash)).toEqual(composition);
  });

  test('without last good builds, the hash is the one of the first format', async () => {
    const [a, b] = given();
    const listed = [b, a].map(({ name, id, contentHash }) => ({ name, id, contentHash }));
    expect((await compose(store, [a, b])).hash).toBe(
      createHash('sha256').update(JSON.stringify(listed)).digest('hex'),
    );
  });

  test('other last good builds are another composition', async () => {
    const [a, b, c] = given();
    const hashes = [await compose(store, [a, b]), await compose(store, [a, b], [c])].map(
      ({ hash }) => hash,
    );
    expect(new Set(hashes).size).toBe(2);
    const other = await publishBuild(store, 'mf-menu', 'c');
    expect(hashes).not.toContain((await compose(store, [a, b], [other])).hash);
  });

  test('the contract of a composition is the one of its shell', async () => {
    const [, b] = given();
    const { folder } = await aBuildFolder('shell', { 'entry.js': '' }, { contract: 2 });
    const newer = await publish(store, folder);
    expect((await compose(store, [b, newer])).contract).toBe(2);
  });

  test('builds without a shell are refused', async () => {
    const [, b] = given();
    await expect(compose(store, [b])).rejects.toThrow(
      new CompositionRefused(['shell has no build']),
    );
    expect(await store.files.list('compositions')).toEqual([]);
  });
});

describe('the page of a composition', () => {
  const HASH = 'a'.repeat(64);

  async function aShellOf(
    store: Store,
    files: Record<string, string>,
    more: Parameters<typeof aBuildFolder>[2],
  ): Promise<string> {
    const { folder } = await aBuildFolder('shell', { 'entry.js': '', ...files }, more);
    const menu = await publish(store, (await aBuildOf('mf-menu', 'a')).folder);
    return (await compose(store, [menu, await publish(store, folder)])).hash;
  }

  test('the page of a composition: its records, addresses, and the scripts of its shell', async () => {
    const store = await anEmptyStore();
    const scripts = { 'boot.js': 'start()', 'worker.js': 'serve()' };
    const hash = await aShellOf(store, scripts, { boot: 'boot.js', worker: 'worker.js' });
    const page = await readComposedPage(store, hash, '/builds');
    expect(page).toMatchObject({ boot: 'start()', worker: 'serve()', shell: { name: 'shell' } });
    expect(page.composition.builds.map(({ name }) => name)).toEqual(['mf-menu', 'shell']);
    expect([...page.records.values()].map(({ name }) => name).sort()).toEqual(['mf-menu', 'shell']);
    expect(page.baseOf('mf-menu', '1.0.0-a')).toBe('/builds/mf-menu/1.0.0-a/');
  });

  test('scripts in the HTML of pages are read by their page; one that is absent is left out', async () => {
    const store = await anEmptyStore();
    const scripts = { 'boot.js': 'start()', 'draw.js': 'draw()' };
    const inline = { 'mf-menu/home': 'draw.js', 'mf-menu/hours': 'gone.js' };
    const hash = await aShellOf(store, scripts, { boot: 'boot.js', inline });
    const page = await readComposedPage(store, hash, '/builds');
    expect([...page.inline]).toEqual([['mf-menu/home', 'draw()']]);
  });

  test('a shell without a service worker has none, and one whose file is absent neither', async () => {
    const store = await anEmptyStore();
    const without = await aShellOf(store, { 'boot.js': '' + ';' }, { boot: 'boot.js' });
    expect((await readComposedPage(store, without, '')).worker).toBeNull();
  });

  test('a shell without a start script has no page', async () => {
    const store = await anEmptyStore();
    const hash = await aShellOf(store, {}, {});
    await expect(readComposedPage(store, hash, '')).rejects.toThrow(
      `composition ${hash} has no start script`,
    );
  });

  test('a composition without a shell has no page', async () => {
    const store = await anEmptyStore();
    const { folder } = await aBuildOf('mf-menu', 'a');
    const { name, id, contentHash } = await publish(store, folder);
    await store.files.writeOnce(
      compositionPath(HASH),
      JSON.stringify({ hash: HASH, contract: 1, builds: [{ name, id, contentHash }] }),
    );
    await expect(readComposedPage(store, HASH, '')).rejects.toThrow(
      `composition ${HASH} has no start script`,
    );
  });

  test('files that are gone from the store: no page without the start script, none of the worker', async () => {
    const store = await anEmptyStore();
    const scripts = { 'boot.js': 'start()', 'worker.js': 'serve()' };
    const hash = await aShellOf(store, scripts, { boot: 'boot.js', worker: 'worker.js' });
    const without = (name: string): Store => ({
      ...store,
      files: {
        ...store.files,
        read: (file) => (file.endsWith(name) ? Promise.resolve(null) : store.files.read(file)),
      },
    });
    await expect(readComposedPage(without('boot.js'), hash, '')).rejects.toThrow(
      `the start script of composition ${hash} is not there`,
    );
    expect((await readComposedPage(without('worker.js'), hash, '')).worker).toBeNull();
    await expect(readComposedPage(store, HASH, '')).rejects.toThrow();
  });
});

describe('the inventory of scripts', () => {
  const exposed = (js: string): BuildRecord['entry'] => ({ js: [js], css: [], consumes: [] });

  let store: Store;
  beforeEach(async () => {
    store = await anEmptyStore();
  });

  async function publishFiles(name: string, files: string[], record: Partial<BuildRecord> = {}) {
    const contents = Object.fromEntries(files.map((file) => [file, `// ${name}: ${file}`]));
    return publish(store, (await aBuildFolder(name, contents, record)).folder);
  }

  /** A shell, the remote that receives payments, and two others; the channel pays as given. */
  async function serve(paymentDocument: 'shared' | 'separate' = 'shared'): Promise<void> {
    const builds = [
      await publishFiles('shell', ['entry.js', 'boot.js', 'worker.js', 'server.js', 'style.css'], {
        boot: 'boot.js',
        worker: 'worker.js',
        server: 'server.js',
        routes: [{ path: 'payment', pages: [{ remote: 'mf-checkout', page: 'payment' }] }],
      }),
      await publishFiles('mf-checkout', ['entry.js', 'pay.js', 'widget.js'], {
        exposes: {
          './remote': exposed('entry.js'),
          './pages/payment': exposed('pay.js'),
          './widgets/total': exposed('widget.js'),
        },
      }),
      await publishFiles('mf-account', ['entry.js', 'card.js', 'orders.js'], {
        exposes: {
          './pages/add-card': exposed('card.js'),
          './pages/orders': exposed('orders.js'),
          './widgets/points': exposed('card.js'),
        },
      }),
      await publishFiles('mf-menu', ['entry.js']),
    ];
    await changeChannel(store, 'stable', { note: '' }, () => ({ builds, paymentDocument }));
  }
  const reasons = async () =>
    (await scriptInventory(store, 'stable')).scripts.map(
      ({ owner, file, reason }) => `${owner} ${file}: ${reason}`,
    );
  /** The store with other bytes of files whose path ends so. */
  const changed = (ending: string, change: (bytes: string) => string): Store => ({
    ...store,
    files: {
      ...store.files,
      read: async (file) => {
        const bytes = await store.files.read(file);
        return bytes && file.endsWith(ending) ? Buffer.from(change(String(bytes))) : bytes;
      },
    },
  });

  test('every script of the served builds has its owner and the reason why it runs', async () => {
    await serve();
    expect(await reasons()).toEqual([
      'mf-account card.js: payment page',
      'mf-account entry.js: same document',
      'mf-account orders.js: same document',
      'mf-checkout entry.js: same document',
      'mf-checkout pay.js: payment page',
      'mf-checkout widget.js: payment widget',
      'mf-menu entry.js: same document',
      'shell boot.js: start script',
      'shell entry.js: same document',
      'shell worker.js: service worker',
    ]);
  });

  test('a document of its own runs the scripts of the shell and of the payment remote alone', async () => {
    await serve('separate');
    expect(new Set((await reasons()).map((line) => line.split(' ')[0]))).toEqual(
      new Set(['mf-checkout', 'shell']),
    );
  });

  test.each([
    ['other bytes than its record states', 'boot.js', (text: string) => `${text} `],
    [
      'no integrity',
      'build.json',
      (text: string) => text.replace('"path": "boot.js"', '"path": "b.js"'),
    ],
  ])('a start script with %s is refused', async (_case, file, change) => {
    await serve();
    await expect(scriptInventory(changed(file, change), 'stable')).rejects.toThrow(
      /^the start script of composition [0-9a-f]{64} is not what its record states$/,
    );
  });

  test('a changed script is removed and added; the order of its properties is no change', async () => {
    await serve();
    const before = await scriptInventory(store, 'stable');
    const [first, ...others] = before.scripts.map(({ owner, file, integrity, reason }) => ({
      reason,
      integrity,
      file,
      owner,
    }));
    expect(inventoryChanges(before, { scripts: [first!, ...others] })).toEqual([]);
    const other = { ...first!, integrity: 'sha384-other' };
    expect(inventoryChanges(before, { scripts: [other, ...others] })).toEqual([
      { kind: 'removed', script: before.scripts[0] },
      { kind: 'added', script: other },
    ]);
  });

  test('a build of the store has the integrity that its inventory states', async () => {
    await serve();
    const { scripts } = await scriptInventory(store, 'stable');
    const script = scripts.find(({ owner }) => owner === 'mf-menu');
    const [id = ''] = await store.files.list('builds/mf-menu');
    const { files } = await readBuild(store, 'mf-menu', id);
    expect(files.map(({ integrity }) => integrity)).toEqual([script?.integrity]);
  });
});
