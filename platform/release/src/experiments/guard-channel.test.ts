import type { BuildRef, Experiment } from '@storefront/compositions';
import type { GuardFigures } from '@storefront/http-kit';
import { changeChannel } from '../change-channel';
import { type Store, currentRevision, readRevision, listRevisions } from '../store';
import { redate } from '../testing/a-revision';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { changeExperiment } from './change-experiment';
import { withArm, withShares, withSwitch } from './define';
import { type ReadGuardFigures, guardChannel } from './guard-channel';

afterAll(removeTemporaryFolders);

const NETWORKS = ['a', 'b', 'c', 'd', 'e'];
const HOUR_MS = 3_600_000;
const NOW = new Date('2026-03-01T12:00:00.000Z');
const guard = { maxLoadFailures: 500, maxOrderErrors: 2500, minimum: 5 };

let store: Store;
let tested: BuildRef;
beforeEach(async () => {
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
  tested = await publishBuild(store, 'mf-menu', 't');
});

const channel = async () => {
  const current = await currentRevision(store, 'stable');
  if (!current) throw new Error('nothing is served');
  return current;
};

/** Serves experiments, and dates the revisions so far long before `NOW`. */
async function serve(...experiments: Experiment[]): Promise<void> {
  await changeChannel(store, 'stable', { note: '' }, () => ({ experiments }));
  for (const revision of await listRevisions(store, 'stable'))
    await redate(store, revision, new Date(NOW.getTime() - 24 * HOUR_MS));
}

/** Figures in which every load and every order of the arms (`experiment.arm`) failed. */
async function allFailed(...places: string[]): Promise<GuardFigures> {
  const { experiments, variants } = await channel();
  const rows = places.map((place) => place.split('.') as [string, string]);
  return {
    since: NOW.toISOString(),
    until: NOW.toISOString(),
    loads: rows.flatMap(([experiment, arm]) =>
      Object.entries(variants)
        .filter(
          ([key]) => key.split('.')[experiments.findIndex((it) => it.name === experiment)] === arm,
        )
        .flatMap(([, composition]) =>
          NETWORKS.map((network) => ({
            experiment,
            arm,
            composition,
            network,
            sessions: 10,
            failed: { 'mf-menu': 10, 'mf-cart': 10 },
          })),
        ),
    ),
    orders: rows.flatMap(([experiment, arm]) =>
      NETWORKS.map((network) => ({ experiment, arm, network, attempts: 10, errors: 10 })),
    ),
    releases: [],
  };
}
const failing = (...places: string[]) =>
  jest.fn<Promise<GuardFigures>, Parameters<ReadGuardFigures>>(() => allFailed(...places));

test('an arm past its bounds is switched off in one revision, and its composition is revoked', async () => {
  await serve(anExperiment('menu', [tested], { guard }));
  const before = await channel();
  const [off, ...more] = await guardChannel(store, 'stable', failing('menu.other'), NOW);
  expect(more).toEqual([]);
  expect(off).toMatchObject({
    experiment: 'menu',
    arm: 'other',
    kind: 'loads',
    failed: 50,
    total: 50,
    bound: 0.05,
    revision: before.revision + 1,
  });
  expect(off?.reason).toContain('50 of 50 loads failed');
  const after = await channel();
  expect(after).toMatchObject({
    revision: before.revision + 1,
    by: 'guard',
    note: `switch off menu.other: ${off?.reason}`,
    composition: before.composition,
    variants: {},
    revoked: Object.values(before.variants),
  });
  expect(after.experiments[0]?.arms.map((arm) => arm.off)).toEqual([
    undefined,
    { at: NOW.toISOString(), reason: off?.reason },
  ]);
});

test('two arms past their bounds are both switched off, each in its own revision', async () => {
  const two = withArm(withShares(anExperiment('menu', [tested], { guard }), { other: 4000 }), {
    name: 'late',
    share: 1000,
    builds: [await publishBuild(store, 'mf-menu', 'u')],
  });
  await serve(two);
  const guarded = await guardChannel(store, 'stable', failing('menu.other', 'menu.late'), NOW);
  expect(guarded.map(({ arm, revision }) => [arm, revision])).toEqual([
    ['other', 3],
    ['late', 4],
  ]);
  const { experiments, variants } = await channel();
  expect(experiments[0]?.arms.map(({ off }) => off !== undefined)).toEqual([false, true, true]);
  expect(variants).toEqual({});
});

test('arms of every guarded experiment are judged; the other experiments go on', async () => {
  const cart = await publishBuild(store, 'mf-cart', 't');
  await serve(anExperiment('menu', [tested], { guard }), anExperiment('cart', [cart], { guard }));
  const before = await channel();
  const guarded = await guardChannel(store, 'stable', failing('cart.other'), NOW);
  expect(guarded.map(({ experiment, arm }) => [experiment, arm])).toEqual([['cart', 'other']]);
  const after = await channel();
  expect(Object.keys(after.variants)).toEqual(['other.control']);
  expect(after.revoked.toSorted()).toEqual(
    [before.variants['control.other'], before.variants['other.other']].toSorted(),
  );
});

test('an arm that was switched off by hand meanwhile stays off for the reason given by hand', async () => {
  await serve(anExperiment('menu', [tested], { guard }));
  const figures = await allFailed('menu.other');
  const byHand = { at: '2026-03-01T11:59:59.000Z', reason: 'smells' };
  const read = async () => {
    await changeExperiment(store, { channel: 'stable', name: 'menu' }, { note: '' }, (it) =>
      withSwitch(it, 'other', byHand),
    );
    return figures;
  };
  expect(await guardChannel(store, 'stable', read, NOW)).toEqual([]);
  expect((await channel()).experiments[0]?.arms[1]?.off).toEqual(byHand);
  expect(await listRevisions(store, 'stable')).toEqual([1, 2, 3]);
});

test('figures of an experiment without a guard, or past its end, are not read', async () => {
  const read = failing('menu.other');
  await serve(anExperiment('menu', [tested]));
  expect(await guardChannel(store, 'stable', read, NOW)).toEqual([]);
  await serve(anExperiment('menu', [tested], { guard, expires: NOW.toISOString() }));
  expect(await guardChannel(store, 'stable', read, NOW)).toEqual([]);
  expect(await guardChannel(store, 'next', read, NOW)).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  const before = new Date(NOW.getTime() - 1);
  expect(await guardChannel(store, 'stable', read, before)).toHaveLength(1);
});

test('the last hour counts, and nothing from before the arm got its builds', async () => {
  await serve(anExperiment('menu', [tested], { guard }));
  const read = jest.fn<Promise<GuardFigures>, Parameters<ReadGuardFigures>>(() => allFailed());
  await guardChannel(store, 'stable', read, NOW);
  expect(read).toHaveBeenLastCalledWith(new Date(NOW.getTime() - HOUR_MS), 'stable');

  const builds = [await publishBuild(store, 'mf-menu', 'hotfix')];
  const { experiments } = await channel();
  await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: experiments.map((experiment) => ({
      ...experiment,
      arms: experiment.arms.map((arm) => (arm.name === 'other' ? { ...arm, builds } : arm)),
    })),
  }));
  const fixed = new Date(NOW.getTime() - HOUR_MS / 6);
  await redate(store, (await channel()).revision, fixed);
  await guardChannel(store, 'stable', read, NOW);
  expect(read).toHaveBeenLastCalledWith(fixed, 'stable');
  expect((await readRevision(store, 'stable', 3)).at).toBe(fixed.toISOString());
});
