import type { BuildRecord, ChannelRevision, Experiment } from '@storefront/compositions';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Store, compose, openStore, publish, readComposedPage } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { liveExperiments } from './live-experiments';
import { hashAllocation } from '@storefront/compositions/hash-allocation';
import { ownPoliciesUntil } from './own-policies';

describe('experiments that run', () => {
  const NOW = Date.parse('2026-06-01T00:00:00Z');
  const named = (name: string, expires: string): Experiment => ({
    name,
    owner: 'menu team',
    salt: name,
    since: '2026-01-01T00:00:00Z',
    expires,
    arms: [],
  });
  const variants = { 'x.control': 'h1', 'control.y': 'h2', 'x.y': 'h3' };
  const [later, earlier] = ['2026-06-02T00:00:00Z', '2026-05-31T00:00:00Z'] as const;

  test.each([
    {
      case: 'the first',
      experiments: [named('a', earlier), named('b', later)],
      left: ['b'],
      keys: { y: 'h2' },
    },
    {
      case: 'the second',
      experiments: [named('a', later), named('b', earlier)],
      left: ['a'],
      keys: { x: 'h1' },
    },
    { case: 'both', experiments: [named('a', earlier), named('b', earlier)], left: [], keys: {} },
  ])('an expired experiment gives control to everybody: $case', ({ experiments, left, keys }) => {
    const live = liveExperiments({ experiments, variants }, NOW);
    expect(live.experiments.map(({ name }) => name)).toEqual(left);
    expect(live.variants).toEqual(keys);
  });

  test('an experiment ends at the moment of its end', () => {
    const experiments = [named('a', new Date(NOW).toISOString())];
    const live = (now: number) => liveExperiments({ experiments, variants: { x: 'h' } }, now);
    expect(live(NOW - 1)).toEqual({ experiments, variants: { x: 'h' } });
    expect(live(NOW)).toEqual({ experiments: [], variants: {} });
  });

  test('of three, the two that run keep the variants in which the expired one has control', () => {
    const experiments = [named('a', later), named('b', earlier), named('c', later)];
    const three = { 'x.control.y': 'h1', 'x.z.y': 'h2', 'control.control.y': 'h3' };
    expect(liveExperiments({ experiments, variants: three }, NOW).variants).toEqual({
      'x.y': 'h1',
      'control.y': 'h3',
    });
  });
});

describe('an allocation', () => {
  const arm = { name: 'large', share: 10_000, ranges: [[0, 10_000]], builds: [] } as const;
  const experiment = (off?: { at: string; reason: string }): Experiment =>
    ({
      name: 'photos',
      owner: 'menu team',
      salt: 's1',
      since: '2026-01-01T00:00:00Z',
      expires: '2026-06-01T00:00:00Z',
      arms: [{ ...arm, ...(off === undefined ? {} : { off }) }],
    }) as unknown as Experiment;

  test.each([
    ['on', undefined, false],
    ['off', { at: '2026-02-01T00:00:00Z', reason: 'errors' }, true],
  ])('the digest of an allocation does not change between versions: arm %s', (_, off, isOff) => {
    const text = `["s1","2026-06-01T00:00:00Z",[["large",[[0,10000]],${isOff}]]]`;
    expect(hashAllocation(experiment(off))).toBe(
      createHash('sha256').update(text).digest('hex').slice(0, 12),
    );
  });
});

describe('Trusted Types policies of earlier builds', () => {
  const HOUR = 3_600_000;
  const T0 = Date.parse('2026-03-10T12:00:00Z');
  let store: Store;
  let shells = 0;

  async function compositionOf(shell: Partial<BuildRecord>): Promise<string> {
    shells += 1;
    const files = { 'main.js': `//${shells}`, 'boot.js': 'start()' };
    const { folder } = await aBuildFolder('shell', files, {
      version: `1.0.0+${shells}`,
      boot: 'boot.js',
      ...shell,
    });
    return (await compose(store, [await publish(store, folder)])).hash;
  }
  const oneOf = { own: {}, page: { usesPagePolicy: true } } as const;

  /** Writes revisions with a composition each, the given hours after T0. */
  async function promoted(...revisions: readonly (readonly [keyof typeof oneOf, number])[]) {
    const folder = path.join(store.root, 'channels/stable');
    await mkdir(folder, { recursive: true });
    let last: ChannelRevision | null = null;
    for (const [index, [kind, hours]] of revisions.entries()) {
      const at = new Date(T0 + hours * HOUR).toISOString();
      const composition = await compositionOf(oneOf[kind]);
      const document = { revision: index + 1, at, note: '', composition };
      await writeFile(
        path.join(folder, `${String(index + 1).padStart(6, '0')}.json`),
        JSON.stringify(document),
      );
      last = { ...document, by: '', experiments: [], variants: {}, revoked: [], origins: [] };
    }
    return last!;
  }
  const untilOf = async (served: ChannelRevision, hours: number) => {
    const opened = await readComposedPage(store, served.composition, '/builds');
    return ownPoliciesUntil({ store, channel: 'stable', opened, served }, T0 + hours * HOUR);
  };

  beforeEach(async () => {
    store = openStore(await aTemporaryFolder());
  });
  afterAll(removeTemporaryFolders);

  test('a build that creates a policy may as long as it is served', async () =>
    expect(await untilOf(await promoted(['page', 0], ['own', 1]), 9)).toBe(Infinity));

  test('one of an earlier revision may until the last session that began with it has ended', async () => {
    const served = await promoted(['own', 0], ['page', 2], ['page', 3]);
    expect(await untilOf(served, 5)).toBe(T0 + 6 * HOUR);
    expect(await untilOf(served, 6)).toBe(0);
  });
});
