import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { PageDocument } from '@storefront/compositions';
import { createEdge, listen, type Listening, startGuard } from '@storefront/edge';
import type * as referenceApi from '@storefront/reference-api';
import { createReferenceApi, type ReferenceApi, scaledLimits } from '@storefront/reference-api';
import {
  changeChannel,
  currentRevision,
  guardChannel,
  type Guarded,
  newExperiment,
  openStore,
  publish,
  type Store,
} from '@storefront/release';
import { createProgram, run } from '@storefront/release/cli';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { DEFAULT_LOAD } from '../../reference-api/src/platform/settings/load-settings';
import { openTestPostgres } from '../../reference-api/src/testing/test-databases';
import { armPage, failedLoad, telemetryClient } from '../testing/telemetry-client';
import { createReader } from './read-api';
import { storefrontTools } from './storefront-tools';

jest.mock('@storefront/reference-api', () => {
  const real = jest.requireActual<typeof referenceApi>('@storefront/reference-api');
  return { ...real, createReferenceApi: jest.fn(real.createReferenceApi) };
});

/** On a busy machine the API would refuse requests for its late event loop. */
const UNHURRIED = { ...DEFAULT_LOAD, maxEventLoopDelayMs: 0 };

describe('experiments', () => {
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
    const code = await run(createProgram({ renderComposition: async () => [] } as never), [
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
  const variant = async (): Promise<string> =>
    (await pageDocument()).variants['nep'] ?? 'no variant';
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
    db = await openTestPostgres({}, 'seeded');
    api = await createReferenceApi({
      dataDir,
      databaseUrl: db.url,
      trustProxy: 1,
      load: UNHURRIED,
    });
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
    const csv = path.join(dataDir, 'report.csv');
    const files = ['--html', file, '--csv', csv];
    const report = await storefront('report', CHANNEL, 'cart', ...access, ...files);
    expect(report['rows']).toMatchObject([
      { arm: 'control', visitors: 1, exposed: 1 },
      { arm: 'wide', visitors: 1, exposed: 1 },
    ]);
    expect(await readFile(file, 'utf8')).toContain('<title>cart: report</title>');
    expect(await readFile(csv, 'utf8')).toMatch(
      /^stable,cart,.*,wide,false,1000,true,conversion,,1,0,0,\r$/m,
    );

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

  test('the edge reads a restaurant once per changed answer: with its tag there is no body to parse', async () => {
    const read = createReader(api);
    const { status, body, etag } = await read('/restaurant/data/v2/trattoria');
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ info: expect.objectContaining({ name: 'trattoria' }) as unknown }),
    ]);
    expect(await read('/restaurant/data/v2/trattoria', etag)).toEqual({
      status: 304,
      body: null,
      etag,
    });
  });

  test('the API of the gate leaves the permissions of new files: other users read the store afterwards', async () => {
    const before = process.umask(0o022);
    // the embedded database, whose start takes seconds, makes the files of the process private
    jest.mocked(createReferenceApi).mockImplementationOnce(async () => {
      process.umask(0o077);
      return { ...api, seed: async () => [], close: async () => undefined };
    });
    try {
      const gate = await storefrontTools.startApi();
      expect(await fetch(`${gate.url}/readyz`).then(({ status }) => status)).toBe(200);
      await gate.close();
      expect(process.umask()).toBe(0o022);
    } finally {
      process.umask(before);
    }
  });
});

describe('forged telemetry', () => {
  const CHANNEL = 'stable';
  const AT_ONCE = 16;
  let store: Store;
  let db: Awaited<ReturnType<typeof openTestPostgres>>;
  let api: ReferenceApi;
  let edge: Listening;
  let client: ReturnType<typeof telemetryClient>;
  let broken: { experiment: string; arm: string; composition: string };
  async function build(name: string, words: string) {
    const boot = name === 'shell' ? { boot: 'boot.js' } : {};
    const { folder } = await aBuildFolder(
      name,
      { 'entry.js': `// ${name} ${words}`, 'boot.js': '// starts' },
      { version: `1.0.0+${words}`, ...boot },
    );
    const { id, contentHash } = await publish(store, folder);
    return { name, id, contentHash };
  }
  beforeAll(async () => {
    store = openStore(await aTemporaryFolder());
    const builds = [await build('shell', 'a'), await build('mf-pizza-builder', 'a')];
    await changeChannel(store, CHANNEL, { note: 'first' }, () => ({ builds }));
    const experiment = newExperiment({
      name: 'nep',
      owner: 'pizza team',
      salt: 'nep',
      since: new Date().toISOString(),
      expires: new Date(Date.now() + 86_400_000).toISOString(),
      arms: [{ name: 'nep', share: 5000, builds: [await build('mf-pizza-builder', 'b')] }],
      guard: { maxLoadFailures: 500, maxOrderErrors: 2500, minimum: 50 },
    });
    const { revision } = await changeChannel(store, CHANNEL, { note: 'nep' }, () => ({
      experiments: [experiment],
    }));
    broken = { experiment: 'nep', arm: 'nep', composition: revision.variants['nep'] ?? '' };
    db = await openTestPostgres();
    // the limits per address are tested elsewhere; here they would only slow the attack down
    api = await createReferenceApi({
      dataDir: await aTemporaryFolder(),
      databaseUrl: db.url,
      trustProxy: 1,
      limits: scaledLimits(1000),
      load: UNHURRIED,
    });
    const handler = createEdge({ store, channel: CHANNEL, api: { handle: api.handle } });
    edge = await listen(handler, 0, '127.0.0.1');
    client = telemetryClient(`http://127.0.0.1:${edge.port}/api`);
  });
  afterAll(async () => {
    await edge.close();
    await api.close();
    await db.close();
    await removeTemporaryFolders();
  });
  const networkOf = (index: number): string =>
    `10.${index % 200}.${Math.floor(index / 200) % 200}.9`;
  /** Sends `count` calls; each gets its number. Returns the statuses that were answered. */
  async function flood(count: number, send: (index: number) => Promise<number>): Promise<number[]> {
    const limit = pLimit(AT_ONCE);
    const statuses = await Promise.all(
      Array.from({ length: count }, (_, index) => limit(() => send(index))),
    );
    return [...new Set(statuses)];
  }
  const guardOnce = () => guardChannel(store, CHANNEL, api.guardFigures);
  const figures = async () => {
    const { loads, orders } = await api.guardFigures(new Date(0), CHANNEL);
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    return {
      networks: new Set([...loads, ...orders].map(({ network }) => network)).size,
      loads: sum(loads.map(({ sessions }) => sessions)),
      orders: sum(orders.map(({ attempts }) => attempts)),
    };
  };
  /** Calls in a usual run: a fortieth of the 10,000, all of them with RANDOM_RUNS=all. */
  const calls = (all: number): number =>
    Math.ceil(process.env['RANDOM_RUNS'] === 'all' ? all : all / 40);
  const UNSTAMPED = calls(4000);
  const REPLAYED = calls(2000);
  const ALTERED = calls(1000);
  const REPEATED = calls(500);
  const FETCHED = calls(1500);
  const REFUSED = calls(1000);

  test('forged calls of many networks switch nothing off', async () => {
    const { revision } = (await currentRevision(store, CHANNEL)) ?? {};

    const unstamped = (index: number) =>
      client.events(armPage(broken), undefined, networkOf(index), failedLoad);
    expect(await flood(UNSTAMPED, unstamped)).toEqual([204]);

    // one stamp, replayed for other sessions and visitors, and altered
    const page = armPage(broken);
    const stamp = (await client.stamp(page, networkOf(0))) ?? '';
    const replayed = (index: number) =>
      client.events(armPage(broken), stamp, networkOf(index), failedLoad);
    expect(await flood(REPLAYED, replayed)).toEqual([204]);
    const altered = (index: number) =>
      client.events(page, `${stamp.slice(0, -4)}${1000 + index}`, networkOf(index), failedLoad);
    expect(await flood(ALTERED, altered)).toEqual([204]);
    // replayed for its own page it is one visit
    const repeated = (index: number) => client.events(page, stamp, networkOf(index), failedLoad);
    expect(await flood(REPEATED, repeated)).toEqual([204]);
    expect(await figures()).toEqual({ networks: 1, loads: 1, orders: 0 });

    // stamps requested the regular way, from three more networks
    const fetched = async (index: number): Promise<number> => {
      const own = armPage(broken);
      const address = networkOf(index % 3) + (index % 10);
      return client.events(own, await client.stamp(own, address), address, failedLoad);
    };
    expect(await flood(FETCHED, fetched)).toEqual([204]);

    // refused orders: without stamps, and with stamps of few networks
    const refused = async (index: number): Promise<number> => {
      const own = armPage(broken);
      const address = networkOf(index % 3);
      const stamped = index % 2 ? await client.stamp(own, address) : undefined;
      const headers = {
        'x-storefront-visitor': own.visitor,
        'x-storefront-arms': 'nep=nep',
        ...(stamped !== undefined && { 'x-storefront-stamp': stamped }),
      };
      const response = await client.post('/restaurant/1/order', {}, address, headers);
      await response.arrayBuffer();
      return response.status;
    };
    expect(await flood(REFUSED, refused)).toEqual([400]);

    expect(await figures()).toEqual({
      networks: 3,
      loads: 1 + FETCHED,
      orders: Math.floor(REFUSED / 2),
    });
    expect(await guardOnce()).toEqual([]);
    expect((await currentRevision(store, CHANNEL))?.revision).toBe(revision);
  }, 240_000);

  test('a stamp of another composition or arm proves nothing', async () => {
    const before = await figures();
    for (const change of [
      { composition: 'd'.repeat(64) },
      { arms: [{ experiment: 'nep', arm: 'control', how: 'assigned' }] },
      { channel: 'next' },
      { revision: 2 },
    ]) {
      const page = armPage(broken);
      const stamp = await client.stamp({ ...page, ...change }, networkOf(500));
      expect(await client.events(page, stamp, networkOf(500), failedLoad)).toBe(204);
    }
    expect(await figures()).toEqual(before);
  });

  test('200 loads that fail for customers switch the arm off', async () => {
    const off = new Promise<Guarded>((resolve, reject) => {
      const guard = startGuard({
        store,
        channel: CHANNEL,
        read: api.guardFigures,
        everyMs: 100,
        onSwitchedOff: (arm) => void guard.close().then(() => resolve(arm)),
        onError: reject,
      });
    });
    const load = async (index: number): Promise<number> => {
      const page = armPage(broken);
      const address = networkOf(1000 + (index % 20));
      return client.events(page, await client.stamp(page, address), address, failedLoad);
    };
    expect(await flood(200, load)).toEqual([204]);
    expect(await off).toMatchObject({ experiment: 'nep', arm: 'nep', kind: 'loads' });
    expect((await currentRevision(store, CHANNEL))?.revoked).toContain(broken.composition);
  }, 30_000);
});
