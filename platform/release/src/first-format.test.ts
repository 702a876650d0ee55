import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rollback } from './rollback';
import { rollbackRemote } from './rollback-remote';
import {
  type Store,
  buildFolder,
  channelFolder,
  currentRevision,
  namesOf,
  buildsOf,
  readComposition,
} from './store';
import { lastPublished } from './published';
import { removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from './testing/a-store';

afterAll(removeTemporaryFolders);

/**
 * Converts a store to the first format: no experiments, no last good builds, one pointer for each
 * name.
 */
async function inFirstFormat(
  store: Store,
  hashes: readonly string[],
  latest: Record<string, string>,
): Promise<void> {
  await rm(channelFolder(store, 'stable'), { recursive: true });
  await mkdir(channelFolder(store, 'stable'), { recursive: true });
  for (const [index, composition] of hashes.entries()) {
    const document = {
      revision: index + 1,
      at: '2026-01-01T00:00:00.000Z',
      note: '',
      salt: '',
      arms: [{ composition, share: 10_000 }],
    };
    await writeFile(
      path.join(channelFolder(store, 'stable'), `00000${index + 1}.json`),
      JSON.stringify(document),
    );
  }
  for (const name of await namesOf(store)) {
    for (const id of await buildsOf(store, name))
      await rm(path.join(buildFolder(store, name, id), 'published.json'));
  }
  await mkdir(path.join(store.root, 'published'));
  for (const [name, id] of Object.entries(latest)) {
    await writeFile(
      path.join(store.root, 'published', `${name}.json`),
      JSON.stringify({ name, id, contentHash: '0'.repeat(64) }),
    );
  }
}

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
  const a = await release(store, { shell: 'a', 'mf-menu': 'a' });
  const b = await release(store, { 'mf-menu': 'b' });
  await inFirstFormat(store, [a, b], { 'mf-menu': (await publishBuild(store, 'mf-menu', 'a')).id });
});

test('the build that was published last is the one the pointer names, until one is published anew', async () => {
  const a = await publishBuild(await anEmptyStore(), 'mf-menu', 'a');
  expect(await lastPublished(store, 'mf-menu')).toEqual(a);
  const c = await publishBuild(store, 'mf-menu', 'c');
  expect(await lastPublished(store, 'mf-menu')).toEqual(c);
});

test('a release goes on from what is served', async () => {
  await release(store, { 'mf-menu': 'c' });
  const current = await currentRevision(store, 'stable');
  expect(current?.revision).toBe(3);
  const menu = await publishBuild(store, 'mf-menu', 'b');
  expect((await readComposition(store, current?.composition ?? '')).previous).toEqual([menu]);
});

test('it can be rolled back, whole or one remote', async () => {
  const first = (await currentRevision(store, 'stable'))?.composition;
  const { revision } = await rollbackRemote(store, 'stable', 'mf-menu');
  const { builds } = await readComposition(store, revision.composition);
  expect(builds).toContainEqual(await publishBuild(store, 'mf-menu', 'a'));
  expect(revision.revoked).toEqual([first]);
  await release(store, { shell: 'b' });
  expect((await rollback(store, 'stable')).revision.composition).toBe(revision.composition);
});
