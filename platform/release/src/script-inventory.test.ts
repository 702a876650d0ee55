import type { BuildRecord } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { publish } from './publish';
import { inventoryChanges, scriptInventory } from './script-inventory';
import { type Store, readBuild } from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore } from './testing/a-store';

afterAll(removeTemporaryFolders);

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
    }),
    await publishFiles('mf-checkout', ['entry.js', 'pay.js', 'widget.js'], {
      exposes: { './pages/payment': exposed('pay.js'), './widgets/total': exposed('widget.js') },
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

test('a shell without a service worker has no such script', async () => {
  const shell = await publishFiles('shell', ['entry.js', 'boot.js'], { boot: 'boot.js' });
  await changeChannel(store, 'stable', { note: '' }, () => ({ builds: [shell] }));
  expect(await reasons()).toEqual(['shell boot.js: start script', 'shell entry.js: same document']);
});

test('a channel without a revision has no inventory', async () => {
  await expect(scriptInventory(store, 'stable')).rejects.toThrow(
    'nothing was promoted on channel stable yet',
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
