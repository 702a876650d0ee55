import { cp } from 'node:fs/promises';
import type { BuildRef } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import {
  type Store,
  currentRevision,
  openStore,
  readComposition,
  readRevision,
  listRevisions,
} from './store';
import { aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { failingDisk } from './testing/failing-disk';
import { expectWhole } from './testing/whole-store';
import { type Answer, type Order, type Worker, aWorker, workers } from './testing/worker';

afterAll(removeTemporaryFolders);

describe('promotions of four processes at once', () => {
  const MANY = 4;
  const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
  const names = upTo(MANY).map((number) => `mf-${String.fromCharCode(97 + number)}`);

  let crowd: Worker[];
  let store: Store;

  /** A store that serves a shell and as many remotes as there are processes. */
  beforeAll(async () => {
    crowd = await workers(MANY);
    store = await anEmptyStore();
    await release(store, Object.fromEntries(['shell', ...names].map((name) => [name, 'a'])));
  });
  afterAll(() => crowd.forEach((worker) => worker.stop()));

  async function promoteAll(
    builds: readonly BuildRef[],
    more: Partial<Order> = {},
  ): Promise<Answer[]> {
    const orders = builds.map((build, index) => ({
      root: store.root,
      builds: [build],
      note: `team ${index}`,
      ...more,
    }));
    const answers = await Promise.all(orders.map((order, index) => crowd[index]?.promote(order)));
    return answers.filter((answer) => answer !== null && answer !== undefined);
  }

  test('of four remotes: each is a revision of its own, and all are live', async () => {
    const newer = await Promise.all(names.map((name) => publishBuild(store, name, 'b')));
    const meeting = { folder: await aTemporaryFolder(), count: MANY };
    const answers = await promoteAll(newer, { meeting });
    expect(answers.map(({ landed }) => landed ?? 0).sort((a, b) => a - b)).toEqual(
      upTo(MANY).map((number) => number + 1),
    );
    expect(answers.filter(({ attempts }) => attempts > 1)).toHaveLength(MANY - 1);
    expect(await listRevisions(store, 'stable')).toEqual(upTo(MANY + 1));
    const notes = await Promise.all(
      upTo(MANY + 1).map(async (number) => (await readRevision(store, 'stable', number)).note),
    );
    expect(new Set(notes).size).toBe(MANY + 1);
    const current = await currentRevision(store, 'stable');
    const { builds } = await readComposition(store, current?.composition ?? '');
    for (const { name, id } of newer)
      expect(builds.find((build) => build.name === name)?.id).toBe(id);
    await expectWhole(store);
  });

  test('with the same expected revision: one succeeds, the others name the winner', async () => {
    const newest = await Promise.all(names.map((name) => publishBuild(store, name, 'c')));
    const expected = (await currentRevision(store, 'stable'))?.revision ?? 0;
    const meeting = { folder: await aTemporaryFolder(), count: MANY };
    const answers = await promoteAll(newest, { expect: expected, meeting });
    expect(
      answers.filter(({ landed }) => landed !== undefined).map(({ landed }) => landed),
    ).toEqual([expected + 1]);
    expect(answers.filter(({ lostTo }) => lostTo === expected + 1)).toHaveLength(MANY - 1);
    expect(await listRevisions(store, 'stable')).toEqual(upTo(expected + 1));
    await expectWhole(store);
  });
});

test('a process killed during a promotion leaves the old or the new, and the next continues', async () => {
  const store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  const build = await publishBuild(store, 'mf-menu', 'b');
  const copyOfStore = async (): Promise<string> => {
    const copy = await aTemporaryFolder();
    await cp(store.root, copy, { recursive: true });
    return copy;
  };
  const promote = (opened: Store) =>
    changeChannel(opened, 'stable', { note: 'new' }, () => ({ builds: [build] }));
  const disk = failingDisk(Number.POSITIVE_INFINITY, 'process');
  await promote(openStore(await copyOfStore(), disk));

  async function kill(killAt: number): Promise<string> {
    const root = await copyOfStore();
    const worker = await aWorker();
    expect(await worker.promote({ root, builds: [build], note: 'new', killAt })).toBeNull();
    const left = openStore(root);
    await expectWhole(left);
    const found = (await currentRevision(left, 'stable'))?.note ?? 'nothing';
    const { revision } = await promote(left);
    expect(revision.revision).toBe(2);
    return found;
  }

  const { length } = disk.steps;
  const points = [0, Math.floor(length / 2), length - 1];
  expect(await Promise.all(points.map(kill))).toEqual(['', '', 'new']); // the note of the first release is empty
});
