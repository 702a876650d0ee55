import { cp } from 'node:fs/promises';
import { changeChannel } from './change-channel';
import { LostRace } from './store-error';
import { prune } from './prune';
import { publish } from './publish';
import { rollback } from './rollback';
import { rollbackRemote } from './rollback-remote';
import { type Store, currentRevision, openStore } from './store';
import { aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { aBuildOf, anEmptyStore, publishBuild, release } from './testing/a-store';
import { anExperiment } from './testing/an-experiment';
import { type Stop, Stopped, failingDisk } from './testing/failing-disk';
import { expectWhole } from './testing/whole-store';

afterAll(removeTemporaryFolders);

type Operation = (store: Store) => Promise<unknown>;

/** A store with two releases of shell, menu and cart, and a menu that was published only. */
async function prepared(): Promise<{ root: string; operations: Record<string, Operation> }> {
  const store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a', 'mf-cart': 'a' });
  await release(store, { 'mf-menu': 'b', 'mf-cart': 'b' });
  const newer = await publishBuild(store, 'mf-menu', 'c');
  const { folder } = await aBuildOf('mf-cart', 'c');
  const again = await aBuildOf('mf-menu', 'a');
  await publish(store, (await aBuildOf('mf-tracking', 'a', 'equal')).folder);
  const sharing = await aBuildOf('mf-tracking', 'b', 'equal');
  const inOneYear = new Date(Date.now() + 365 * 86_400_000);
  return {
    root: store.root,
    operations: {
      publish: (opened) => publish(opened, folder),
      'publish with shared files': (opened) => publish(opened, sharing.folder),
      'publish again': (opened) => publish(opened, again.folder),
      promote: (opened) =>
        changeChannel(opened, 'stable', { note: '' }, () => ({ builds: [newer] })),
      'first promotion of a channel': (opened) =>
        changeChannel(opened, 'next', { note: '' }, async () => ({
          composition: (await currentRevision(store, 'stable'))?.composition ?? '',
        })),
      'start of an experiment': (opened) =>
        changeChannel(opened, 'stable', { note: '' }, () => ({
          experiments: [anExperiment('nep', [newer])],
        })),
      rollback: (opened) => rollback(opened, 'stable', { expect: 2 }),
      'rollback of a remote': (opened) =>
        rollbackRemote(opened, 'stable', 'mf-menu', { expect: 2 }),
      prune: (opened) => prune(opened, { keepDays: 30, now: inOneYear, isDelete: true }),
    },
  };
}

const served = async (store: Store): Promise<string> => {
  const { composition, experiments, revoked } = (await currentRevision(store, 'stable')) ?? {
    composition: '',
  };
  return JSON.stringify({ composition, experiments: experiments?.length, revoked });
};

async function copyOf(root: string): Promise<string> {
  const copy = await aTemporaryFolder();
  await cp(root, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}

/**
 * An operation with an expected revision fails if the revision was changed already: here by the
 * killed operation.
 */
const again = (operation: Operation, store: Store): Promise<unknown> =>
  operation(store).catch((error: unknown) => {
    if (!(error instanceof LostRace && error.lostTo === 3)) throw error;
  });

/** Opens a store on a disk that never stops and does not wait for the hardware. */
const openQuickly = (root: string): Store =>
  openStore(root, failingDisk(Number.POSITIVE_INFINITY, 'process'));

/** The first and the last step of each kind; every step with `RANDOM_RUNS=all`. */
const stopsOf = (steps: readonly string[]): number[] =>
  process.env['RANDOM_RUNS'] === 'all'
    ? steps.map((_, index) => index)
    : [...new Set(steps.flatMap((kind) => [steps.indexOf(kind), steps.lastIndexOf(kind)]))];

/** Stops an operation before its steps, each time in a copy of the store. */
async function stopEverywhere(root: string, operation: Operation, stop: Stop): Promise<void> {
  const whole = failingDisk(Number.POSITIVE_INFINITY, stop);
  const done = await copyOf(root);
  await operation(openStore(done, whole));
  // completed operations must survive the power cut
  if (stop === 'power') await whole.cut();
  await expectWhole(openQuickly(done));
  const [before, after] = [await served(openStore(root)), await served(openQuickly(done))];
  expect(whole.steps.length).toBeGreaterThan(3);
  for (const last of stopsOf(whole.steps)) {
    const copy = await copyOf(root);
    await expect(operation(openStore(copy, failingDisk(last, stop)))).rejects.toThrow(Stopped);
    const store = openQuickly(copy);
    await expectWhole(store);
    expect([before, after]).toContain(await served(store));
    await again(operation, store);
    await expectWhole(store);
    expect(await served(store)).toBe(after);
  }
}

let store: Awaited<ReturnType<typeof prepared>>;

/** Every stop works on a copy of it. */
beforeAll(async () => {
  store = await prepared();
});

const names = [
  'publish',
  'publish with shared files',
  'publish again',
  'promote',
  'first promotion of a channel',
  'start of an experiment',
  'rollback',
  'rollback of a remote',
  'prune',
];

describe.each<Stop>(['process', 'power'])('a stop of the %s', (stop) => {
  test.each(names)(
    '%s: wherever it stops, the old or the new is served, and doing it again succeeds',
    async (name) => {
      const { root, operations } = store;
      await stopEverywhere(root, operations[name] ?? (() => Promise.reject(new Error(name))), stop);
    },
  );
});
