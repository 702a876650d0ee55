import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageDocument } from '@storefront/compositions';
import { createEdge, listen, startGuard, type Listening } from '@storefront/edge';
import { createReferenceApi, type ReferenceApi } from '@storefront/reference-api';
import {
  changeChannel,
  currentRevision,
  openStore,
  publish,
  type Guarded,
  type Store,
} from '@storefront/release';
import { createProgram, run } from '@storefront/release/cli';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { openTestPostgres } from '../../reference-api/src/testing/test-databases';
import { armPage, failedLoad, telemetryClient } from '../testing/telemetry-client';

const CHANNEL = 'stable';
let store: Store;
let db: Awaited<ReturnType<typeof openTestPostgres>>;
let api: ReferenceApi;
let edge: Listening;
let url: string;
let dataDir: string;

async function publishBuild(name: string, words: string) {
  const boot = name === 'shell' ? { boot: 'boot.js' } : {};
  const { folder } = await aBuildFolder(
    name,
    { 'entry.js': `// ${name} ${words}`, 'boot.js': '// starts' },
    { version: `1.0.0+${words}`, ...boot },
  );
  return publish(store, folder);
}

/** Runs the command line and returns its JSON output; the gate has separate tests. */
async function storefront(...args: string[]): Promise<Record<string, unknown>> {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await run(createProgram({} as never), [
    '--store',
    store.root,
    '--json',
    'experiment',
    ...args,
  ]);
  const [[text] = ['']] = said.mock.calls.slice(-1);
  said.mockRestore();
  if (code !== 0) throw new Error(String(text));
  return JSON.parse(String(text)) as Record<string, unknown>;
}

async function pageDocument(): Promise<PageDocument> {
  const html = await (await fetch(`${url}/trattoria`)).text();
  return JSON.parse(
    /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  ) as PageDocument;
}

let clients = 0;

/**
 * Sends an event of a page of the arm, with a stamp from a network of its own: the tested page
 * mounted, or its build failed to load.
 */
async function send(
  event: object,
  composition: string,
  arm = { experiment: 'nep', arm: 'nep' },
): Promise<void> {
  const client = telemetryClient(`${url}/api`);
  const page = armPage({ ...arm, composition });
  const address = `10.0.${(clients += 1)}.1`;
  const stamp = await client.stamp(page, address);
  expect(await client.events(page, stamp, address, { kind: 'visit' }, event)).toBe(204);
}
const mounted = { kind: 'exposed', experiment: 'nep', arm: 'nep' };
const variant = async (): Promise<string> => (await pageDocument()).variants['nep'] ?? 'no variant';

const guards: { close(): Promise<void> }[] = [];
function guard(): Promise<Guarded> {
  return new Promise((resolve, reject) => {
    guards.push(
      startGuard({
        store,
        channel: CHANNEL,
        read: api.guardFigures,
        everyMs: 20,
        onSwitchedOff: resolve,
        onError: reject,
      }),
    );
  });
}

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const builds = [await publishBuild('shell', 'a'), await publishBuild('mf-pizza-builder', 'a')];
  await changeChannel(store, CHANNEL, { note: 'first' }, () => ({
    builds: builds.map(({ name, id, contentHash }) => ({ name, id, contentHash })),
  }));
  dataDir = await aTemporaryFolder();
  db = await openTestPostgres();
  api = await createReferenceApi({ dataDir, databaseUrl: db.url, trustProxy: 1 });
  edge = await listen(
    createEdge({ store, channel: CHANNEL, api: { handle: api.handle } }),
    0,
    '127.0.0.1',
  );
  url = `http://127.0.0.1:${edge.port}`;
});
afterEach(() => Promise.all(guards.splice(0).map((it) => it.close())));
afterAll(async () => {
  await edge.close();
  await api.close();
  await db.close();
  await removeTemporaryFolders();
});

test('[F11] an arm whose build cannot be loaded is disabled; a hotfix brings it back for good', async () => {
  await publishBuild('mf-pizza-builder', 'b');
  await storefront(
    'create',
    CHANNEL,
    'nep',
    '--owner',
    'pizza team',
    '--expires',
    '14d',
    '--arm',
    'nep=mf-pizza-builder@latest:5000',
    '--guard',
    'loads=500,orders=2500,minimum=5',
    '--static',
  );
  const broken = await variant();
  const { composition } = await pageDocument();

  for (let session = 0; session < 4; session += 1) await send(failedLoad, broken);
  const off = guard();
  await send(failedLoad, broken);
  expect(await off).toMatchObject({ experiment: 'nep', arm: 'nep', failed: 5, total: 5 });

  const after = await pageDocument();
  const [experiment] = after.experiments;
  expect(experiment?.arms.map(({ name, isOff, ranges }) => [name, isOff, ranges])).toEqual([
    ['control', false, [[0, 5000]]],
    ['nep', true, [[5000, 10_000]]],
  ]);
  expect(after.composition.hash).toBe(composition.hash);
  expect(after.variants).toEqual({});
  expect(after.revoked).toContain(broken);
  expect(await (await fetch(`${url}/channel.json`)).json()).toMatchObject({
    revision: 3,
    revoked: [broken],
  });
  expect(await currentRevision(store, CHANNEL)).toMatchObject({
    by: 'guard',
    note: expect.stringContaining('5 of 5 loads failed'),
  });

  await publishBuild('mf-pizza-builder', 'c');
  await storefront('hotfix', CHANNEL, 'nep', 'nep', 'mf-pizza-builder@latest', '--static');
  await storefront('on', CHANNEL, 'nep', 'nep', '--static');
  const fixed = await variant();
  expect(fixed).not.toBe(broken);
  for (let session = 0; session < 20; session += 1) await send(mounted, fixed);
  // sessions that are still open on the old builds
  for (let session = 0; session < 5; session += 1) await send(failedLoad, broken);
  const { revision } = (await pageDocument()).config;
  const looked = jest.fn(api.guardFigures);
  guards.push(startGuard({ store, channel: CHANNEL, read: looked, everyMs: 20 }));
  while (looked.mock.calls.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await pageDocument()).config.revision).toBe(revision);
});

test('the report covers what pages sent since the current shares', async () => {
  await publishBuild('mf-cart', 'a');
  await storefront(
    'create',
    CHANNEL,
    'cart',
    '--owner',
    'cart team',
    '--expires',
    '14d',
    '--arm',
    'wide=mf-cart@latest:1000',
    '--static',
  );
  const both = ['control', 'wide'].map((arm) => ({ experiment: 'cart', arm }));
  for (const arm of both) await send({ kind: 'exposed', ...arm }, 'd'.repeat(64), arm);
  const access = [
    '--api',
    `${url}/api`,
    '--key',
    await readFile(path.join(dataDir, 'operator-key'), 'utf8'),
  ];
  const file = path.join(dataDir, 'report.html');
  const report = await storefront('report', CHANNEL, 'cart', ...access, '--html', file);
  expect(report['rows']).toMatchObject([
    { arm: 'control', visitors: 1, exposed: 1 },
    { arm: 'wide', visitors: 1, exposed: 1 },
  ]);
  expect(await readFile(file, 'utf8')).toContain('<title>cart: report</title>');

  await storefront('ramp', CHANNEL, 'cart', 'wide', '2000', '--static');
  expect((await storefront('report', CHANNEL, 'cart', ...access))['rows']).toMatchObject([
    { visitors: 0 },
    { visitors: 0 },
  ]);
  expect(await storefront('guard', CHANNEL, ...access)).toEqual({ channel: CHANNEL, off: [] });
  await expect(
    storefront('report', CHANNEL, 'cart', '--api', `${url}/api`, '--key', 'wrong'),
  ).rejects.toThrow('does not take this operator key');
  await expect(
    storefront('report', CHANNEL, 'cart', '--api', url, '--key', 'wrong'),
  ).rejects.toThrow('without figures');
  await expect(storefront('report', CHANNEL, 'tart', ...access)).rejects.toThrow(
    'no experiment tart',
  );
});
