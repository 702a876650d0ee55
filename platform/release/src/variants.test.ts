import type { BuildRef } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import { publish } from './publish';
import { type Store, StoreError, compositionPath, revisionsOf } from './store';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
});

test('with 16 combinations of arms, every one but all-control has its composition', async () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => anExperiment(name, []));
  const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: four,
  }));
  expect(Object.keys(revision.variants)).toHaveLength(15);
});

/** A build of a shell that needs pages which no remote has. */
async function aMisfit(pages: number): Promise<BuildRef> {
  const routes = Array.from({ length: pages }, (_, page) => ({
    path: `page-${page}`,
    pages: [{ remote: `mf-missing-${page}`, page: 'home' }],
  }));
  const { folder } = await aBuildFolder('shell', { 'entry.js': '' }, { version: '2.0.0', routes });
  return publish(store, folder);
}

test('an arm whose builds do not fit together is refused by its name, with the reasons', async () => {
  const misfit = await aMisfit(2);
  await expect(
    changeChannel(store, 'stable', { note: '' }, () => ({
      experiments: [anExperiment('pages', [misfit])],
    })),
  ).rejects.toThrow(
    'the builds of other do not fit together: mf-missing-0 has no build; mf-missing-1 has no build',
  );
  expect(await revisionsOf(store, 'stable')).toEqual([1]);
});

test('an arm whose build is not stored is an error, also when serving is urgent', async () => {
  const lost = { name: 'mf-menu', id: `9.0.0-${'f'.repeat(12)}`, contentHash: 'f'.repeat(64) };
  for (const isUrgent of [false, true]) {
    const error: unknown = await changeChannel(store, 'stable', { note: '' }, () => ({
      experiments: [anExperiment('menu', [lost])],
      isUrgent,
    })).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect(String(error)).toContain('build.json is not there');
  }
});

test('when serving is urgent, a misfit is switched off, with a reason that can be stored', async () => {
  const experiments = [anExperiment('pages', [await aMisfit(40)])];
  const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments,
    isUrgent: true,
  }));
  const [control, other] = revision.experiments[0]?.arms ?? [];
  expect(control?.off).toBeUndefined();
  expect(other?.off?.reason).toMatch(/^the builds of other do not fit together: mf-missing-0 has/);
  expect(other?.off?.reason).toHaveLength(500);
  expect(revision.variants).toEqual({});
});

test('when serving is urgent, a misfit that was switched off before keeps its reason', async () => {
  const off = { at: '2026-02-02T00:00:00.000Z', reason: 'by hand' };
  const it = anExperiment('pages', [await aMisfit(1)]);
  const arms = it.arms.map((arm) => (arm.name === 'other' ? { ...arm, off } : arm));
  const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: [{ ...it, arms }],
    isUrgent: true,
  }));
  expect(revision.experiments[0]?.arms[1]?.off).toEqual(off);
});

test('control is never switched off, also when what is served does not fit together', async () => {
  const { name, id, contentHash } = await aMisfit(1);
  const hash = 'e'.repeat(64);
  const builds = [{ name, id, contentHash }];
  await store.files.replace(
    compositionPath(hash),
    JSON.stringify({ hash, contract: 1, builds, previous: [] }),
  );
  const off = { at: '2026-02-02T00:00:00.000Z', reason: 'by hand' };
  const it = anExperiment('menu', []);
  const experiments = [
    { ...it, arms: it.arms.map((arm) => (arm.name === 'other' ? { ...arm, off } : arm)) },
  ];
  const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({
    composition: hash,
    experiments,
    isUrgent: true,
  }));
  expect(revision).toMatchObject({ composition: hash, experiments });
  expect(revision.experiments[0]?.arms[0]?.off).toBeUndefined();
});
