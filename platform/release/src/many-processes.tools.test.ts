import type { BuildRef } from '@storefront/compositions';
import { type Store, currentRevision, readComposition, readRevision, revisionsOf } from './store';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { expectWhole } from './testing/whole-store';
import { type Answer, type Worker, workers } from './testing/worker';

/**
 * Enough for every promotion to conflict with others on two cores: the test fails when none of them
 * had to retry.
 */
const MANY = 16;
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
const names = upTo(MANY).map((number) => `mf-${String.fromCharCode(97 + number)}`);

let crowd: Worker[];
let store: Store;
let newer: BuildRef[];

/**
 * A store that serves a shell and as many remotes as there are processes, with a newer build of
 * each remote.
 */
beforeAll(async () => {
  crowd = await workers(MANY);
  store = await anEmptyStore();
  await release(store, Object.fromEntries(['shell', ...names].map((name) => [name, 'a'])));
  newer = await Promise.all(names.map((name) => publishBuild(store, name, 'b')));
});
afterAll(async () => {
  for (const worker of crowd) worker.stop();
  await removeTemporaryFolders();
});

async function promoteAll(builds: readonly BuildRef[], expected?: number): Promise<Answer[]> {
  const orders = builds.map((build, index) => ({
    root: store.root,
    builds: [build],
    note: `team ${index}`,
    ...(expected === undefined ? {} : { expect: expected }),
  }));
  const answers = await Promise.all(orders.map((order, index) => crowd[index]?.promote(order)));
  return answers.filter((answer) => answer !== null && answer !== undefined);
}

test('sixteen processes promote sixteen remotes at once: each is a revision of its own, and all are live', async () => {
  const answers = await promoteAll(newer);
  expect(answers.map(({ landed }) => landed ?? 0).sort((a, b) => a - b)).toEqual(
    upTo(MANY).map((number) => number + 1),
  );
  expect(await revisionsOf(store, 'stable')).toEqual(upTo(MANY + 1));
  const notes = await Promise.all(
    upTo(MANY + 1).map(async (number) => (await readRevision(store, 'stable', number)).note),
  );
  expect(new Set(notes).size).toBe(MANY + 1);
  const current = await currentRevision(store, 'stable');
  const { builds } = await readComposition(store, current?.composition ?? '');
  for (const { name, id } of newer)
    expect(builds.find((build) => build.name === name)?.id).toBe(id);
  expect(Math.max(...answers.map(({ attempts: attempts }) => attempts))).toBeGreaterThan(1); // they did conflict
  await expectWhole(store);
});

test('of sixteen processes with the same expected revision one succeeds; the others name the winner', async () => {
  const newest = await Promise.all(names.map((name) => publishBuild(store, name, 'c')));
  const expected = (await currentRevision(store, 'stable'))?.revision ?? 0;
  const answers = await promoteAll(newest, expected);
  expect(answers.filter(({ landed }) => landed !== undefined).map(({ landed }) => landed)).toEqual([
    expected + 1,
  ]);
  expect(answers.filter(({ lostTo }) => lostTo === expected + 1)).toHaveLength(MANY - 1);
  expect(await revisionsOf(store, 'stable')).toEqual(upTo(expected + 1));
  await expectWhole(store);
});
