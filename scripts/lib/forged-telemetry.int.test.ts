import { createEdge, listen, startGuard, type Listening } from '@storefront/edge';
import { createReferenceApi, scaledLimits, type ReferenceApi } from '@storefront/reference-api';
import {
  changeChannel,
  currentRevision,
  guardChannel,
  newExperiment,
  openStore,
  publish,
  type Guarded,
  type Store,
} from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import pLimit from 'p-limit';
import { openTestPostgres } from '../../reference-api/src/testing/test-databases';
import { armPage, failedLoad, telemetryClient } from '../testing/telemetry-client';

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

const networkOf = (index: number): string => `10.${index % 200}.${Math.floor(index / 200) % 200}.9`;

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
