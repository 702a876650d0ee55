import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Store,
  changeChannel,
  currentRevision,
  openStore,
  readRevision,
  listRevisions,
} from '@storefront/release';
import { removeTemporaryFolders } from '../../platform/release/src/testing/a-build-folder';
import { publishBuild } from '../../platform/release/src/testing/a-store';
import { changeOwnChannel, cloneAuthor } from './own-channel';

const CHANNEL = 'stable';
const [ONE, TWO] = ['npm start of clone one', 'npm start of clone two'];

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-own-'));
  store = openStore(path.join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(removeTemporaryFolders);

/**
 * A start of a clone with the shell `words`; it changes the channel twice, for its builds and for
 * its editions.
 */
async function start(author: string, words: string, { crash = false } = {}): Promise<void> {
  const change = changeOwnChannel(author);
  const shell = await publishBuild(store, 'shell', words);
  await change(store, CHANNEL, { note: 'builds' }, () => ({ builds: [shell] }));
  if (!crash)
    await change(store, CHANNEL, { note: 'editions' }, () => ({
      origins: [`http://${words}.example`],
    }));
}
async function promote(words: string): Promise<void> {
  const shell = await publishBuild(store, 'shell', words);
  await changeChannel(store, CHANNEL, { note: words, by: 'ana' }, () => ({ builds: [shell] }));
}
const authors = async (): Promise<string[]> =>
  Promise.all(
    (await listRevisions(store, CHANNEL)).map(
      async (revision) => (await readRevision(store, CHANNEL, revision)).by,
    ),
  );

test('a start creates the first revisions, goes on after a crash, and serves its newer builds', async () => {
  await start(ONE, 'a', { crash: true });
  await start(TWO, 'b');
  expect(await authors()).toEqual([ONE]);
  await start(ONE, 'a');
  await start(ONE, 'c');
  const served = await currentRevision(store, CHANNEL);
  await start(TWO, 'b');
  await start(ONE, 'c');
  expect(await currentRevision(store, CHANNEL)).toEqual(served);
  expect(new Set(await authors())).toEqual(new Set([ONE]));
});

test('promoted revisions stay served through restarts of both clones, in any order and after a crash', async () => {
  await start(ONE, 'a');
  const before = (await authors()).length;
  for (const [index, restarts] of [
    [ONE, TWO],
    [TWO, ONE],
    [TWO, TWO, ONE],
    [ONE, ONE],
  ].entries()) {
    await promote(`promoted-${index}`);
    const promoted = await currentRevision(store, CHANNEL);
    for (const [place, clone] of restarts.entries())
      await start(clone ?? ONE, clone === ONE ? 'a' : 'b', { crash: place === 0 });
    expect(await currentRevision(store, CHANNEL)).toEqual(promoted);
  }
  expect((await authors()).slice(before)).toEqual(['ana', 'ana', 'ana', 'ana']);
});

test('a promotion while a start changes the channel is not undone', async () => {
  await start(ONE, 'a');
  const shell = await publishBuild(store, 'shell', 'c');
  let isFirst = true;
  await changeOwnChannel(ONE)(store, CHANNEL, { note: 'builds' }, async () => {
    if (isFirst) await promote('b');
    isFirst = false;
    return { builds: [shell] };
  });
  expect(await currentRevision(store, CHANNEL)).toMatchObject({ by: 'ana', note: 'b' });
});

test('a clone has the same author at every start, and a copy of it in another folder another one', async () => {
  const author = await cloneAuthor(folder);
  expect(author).toMatch(/^npm start of clone [0-9a-f]{12}$/);
  expect(await cloneAuthor(folder)).toBe(author);
  expect(await cloneAuthor(path.join(folder, 'copy'))).not.toBe(author);
});
