import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brokenLinks, channelHistory, earlierRevisions } from './history';
import { prune } from './prune';
import { resolveBuilds } from './resolve-builds';
import {
  type Store,
  StoreError,
  buildFolder,
  listBuilds,
  channelFolder,
  listChannels,
  currentRevision,
  listBuildNames,
  openStore,
  promotedChannels,
  readBuild,
  readComposition,
  readRevision,
  listRevisions,
} from './store';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { writeRevision } from './testing/a-revision';
import { anEmptyStore, publishBuild, release } from './testing/a-store';
import { compose } from './compose';
import { promote } from './promote';
import { publish } from './publish';
import { changeChannel } from './change-channel';
import { channelStatus } from './status';
import { anExperiment } from './testing/an-experiment';
import { rollback } from './rollback';
import { rollbackRemote } from './rollback-remote';
import { lastPublished } from './published';
import { publishGate } from './gate-policy/publish-gate';
import { readPublishedGates } from './gate-policy/published-gate';

afterAll(removeTemporaryFolders);

let store: Store;
beforeEach(async () => {
  store = await anEmptyStore();
});

test('revisions are in the order of their numbers, also past six digits', async () => {
  for (const revision of [1_000_000, 999_999, 2, 10]) await writeRevision(store, revision);
  expect(await listRevisions(store, 'stable')).toEqual([2, 10, 999_999, 1_000_000]);
  expect((await currentRevision(store, 'stable'))?.revision).toBe(1_000_000);
});

test('copies and backups of revisions are no revisions', async () => {
  await writeRevision(store, 23);
  for (const name of [
    '.DS_Store',
    '000024 (copy).json',
    '000099.json.bak',
    '0000025.json',
    '7.json',
  ])
    await store.files.replace(`channels/stable/${name}`, 'ours');
  expect(await listRevisions(store, 'stable')).toEqual([23]);
});

test('files between the folders of a store are ignored by every verb', async () => {
  const shell = await publishBuild(store, 'shell', 'a');
  await release(store, { shell: 'a' });
  const places = ['channels', 'builds', 'builds/shell', 'compositions'];
  for (const place of places)
    for (const name of ['.DS_Store', 'notes', 'Notes (copy)'])
      await store.files.replace(`${place}/${name}`, 'ours');
  expect(await listChannels(store)).toEqual(['stable']);
  await mkdir(channelFolder(store, 'empty'));
  expect(await promotedChannels(store)).toEqual(['stable']);
  expect(await listBuildNames(store)).toEqual(['shell']);
  expect(await listBuilds(store, 'shell')).toEqual([shell.id]);
  expect(await resolveBuilds(store, [])).toEqual([shell]);
  const now = new Date(Date.now() + 31 * 86_400_000);
  expect(await prune(store, { keepDays: 30, now, isDelete: true })).toEqual({
    builds: [],
    compositions: [],
    previews: [],
  });
});

test('a folder that cannot be read is an error, not a file to be ignored', async () => {
  await release(store, { shell: 'a' });
  const list = (folder: string) =>
    folder === 'channels/stable'
      ? Promise.reject(Object.assign(new Error('EIO of the test'), { code: 'EIO' }))
      : store.files.list(folder);
  await expect(listChannels({ ...store, files: { ...store.files, list } })).rejects.toThrow('EIO');
});

test('a damaged or missing document is reported with the action that repairs it', async () => {
  const { id } = await publishBuild(store, 'shell', 'a');
  await store.files.replace('channels/stable/000001.json', '{');
  await expect(currentRevision(store, 'stable')).rejects.toThrow(
    /000001\.json is not JSON: restore it from a backup$/,
  );
  await store.files.replace('channels/stable/000001.json', '{}');
  await expect(currentRevision(store, 'stable')).rejects.toThrow(/: restore it from a backup$/);
  await expect(readComposition(store, 'a'.repeat(64))).rejects.toThrow(
    /a\.json is not there: restore it from a backup$/,
  );
  const repair = `restore builds/shell/${id} from a backup, or remove the folder and publish the build again`;
  await store.files.replace(`builds/shell/${id}/published.json`, '{');
  await expect(resolveBuilds(store, [])).rejects.toThrow(`published.json is not JSON: ${repair}`);
  await store.files.remove(`builds/shell/${id}/build.json`);
  await expect(readBuild(store, 'shell', id)).rejects.toThrow(`build.json is not there: ${repair}`);
});

test('earlier revisions are those before a number, newest first', async () => {
  for (const revision of [1, 2, 3, 4]) await writeRevision(store, revision);
  const before: number[] = [];
  for await (const { revision } of earlierRevisions(store, 'stable', 3)) before.push(revision);
  expect(before).toEqual([2, 1]);
});

test('a revision that was changed later does not fit the one after it', async () => {
  for (const words of ['a', 'b', 'c']) await release(store, { shell: words });
  const revisions = await channelHistory(store, 'stable', 9);
  expect(await brokenLinks(store, 'stable', revisions)).toEqual([]);
  await writeRevision(store, 2, { note: 'never happened' });
  expect(await brokenLinks(store, 'stable', revisions)).toEqual([3]);
});

test('a history has the newest revisions, at most as many as wanted', async () => {
  for (const revision of [1, 2, 3]) await writeRevision(store, revision);
  const numbers = async (limit: number) =>
    (await channelHistory(store, 'stable', limit)).map(({ revision }) => revision);
  expect(await numbers(2)).toEqual([3, 2]);
  expect(await numbers(9)).toEqual([3, 2, 1]);
  await expect(channelHistory(store, 'next', 9)).rejects.toThrow(
    'nothing was promoted on channel next yet',
  );
});

describe('a promotion', () => {
  async function aComposition(store: Store, text: string): Promise<string> {
    const { folder } = await aBuildFolder(
      'shell',
      { 'main.js': text },
      { version: `1.0.0+${text}` },
    );
    return (await compose(store, [await publish(store, folder)])).hash;
  }

  test('a promotion is a new revision; promoting what is served changes nothing', async () => {
    const store = openStore(await aTemporaryFolder());
    const a = await aComposition(store, 'a');
    expect((await promote(store, 'stable', a)).revision).toBe(1);
    expect((await promote(store, 'stable', a)).revision).toBe(1);
    expect(await listRevisions(store, 'stable')).toEqual([1]);
  });

  test('two promotions at the same time both stand, one after the other', async () => {
    const store = openStore(await aTemporaryFolder());
    const hashes = await Promise.all(['a', 'b', 'c', 'd'].map((text) => aComposition(store, text)));
    await Promise.all(hashes.map((hash) => promote(store, 'stable', hash)));
    expect(await listRevisions(store, 'stable')).toEqual([1, 2, 3, 4]);
    const served = await Promise.all(
      [1, 2, 3, 4].map((revision) => readRevision(store, 'stable', revision)),
    );
    expect(served.map(({ composition }) => composition).sort()).toEqual([...hashes].sort());
  });

  test('a channel never points at a composition that is not in the store', async () => {
    const store = openStore(await aTemporaryFolder());
    await expect(promote(store, 'stable', 'f'.repeat(64))).rejects.toThrow('is not there');
    expect(await currentRevision(store, 'stable')).toBeNull();
  });
});

describe('status', () => {
  test('an experiment is expired from its last moment on', async () => {
    await release(store, { shell: 'a' });
    const expires = '2026-03-01T00:00:00.000Z';
    const experiments = [anExperiment('menu', [], { expires })];
    await changeChannel(store, 'stable', { note: '' }, () => ({ experiments }));
    const isExpired = async (now: number) =>
      (await channelStatus(store, 'stable', new Date(now))).experiments[0]?.isExpired;
    expect(await isExpired(Date.parse(expires) - 1)).toBe(false);
    expect(await isExpired(Date.parse(expires))).toBe(true);
  });

  test('a channel that nothing was promoted on has no status', async () => {
    await expect(channelStatus(store, 'stable', new Date())).rejects.toThrow(
      new StoreError('nothing was promoted on channel stable yet'),
    );
  });
});

describe('a store of the first format', () => {
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
    for (const name of await listBuildNames(store)) {
      for (const id of await listBuilds(store, name))
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
  beforeEach(async () => {
    const a = await release(store, { shell: 'a', 'mf-menu': 'a' });
    const b = await release(store, { 'mf-menu': 'b' });
    await inFirstFormat(store, [a, b], {
      'mf-menu': (await publishBuild(store, 'mf-menu', 'a')).id,
    });
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
});

describe('published gates', () => {
  const wanted = { hash: 'a'.repeat(64), by: 'ana', customers: ['stable'], static: ['next'] };

  test('gates are numbered in the order of their publication, and read in it', async () => {
    expect(await readPublishedGates(store)).toEqual([]);
    const first = await publishGate(store, wanted);
    const second = await publishGate(store, { ...wanted, by: 'rui' });
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(await readPublishedGates(store)).toEqual([first, second]);
  });

  test('a file beside the published gates is none of them', async () => {
    const gate = await publishGate(store, wanted);
    await store.files.replace('gate/notes.json', 'ours');
    expect(await readPublishedGates(store)).toEqual([gate]);
  });

  test.each([
    ['a hash that is none', { hash: 'A' }],
    ['a channel with another spelling', { customers: ['Stable'] }],
    ['a channel of static promotions with another spelling', { static: [''] }],
  ])('a gate with %s is refused, and nothing is published', async (_case, change) => {
    const published = publishGate(store, { ...wanted, ...change });
    await expect(published).rejects.toThrow(StoreError);
    await expect(published).rejects.toThrow('the gate cannot be published: ');
    expect(await readPublishedGates(store)).toEqual([]);
  });

  test('of two gates of the same moment the second one is refused', async () => {
    const read = store.files.list;
    const list = async (folder: string): Promise<string[]> => {
      const names = await read(folder);
      if (names.length === 0) await publishGate({ ...store }, wanted);
      return names;
    };
    const overtaken = { ...store, files: { ...store.files, list } };
    await expect(publishGate(overtaken, { ...wanted, by: 'rui' })).rejects.toThrow(
      'version 1 of the gate was published by another command: run it again',
    );
    expect((await readPublishedGates(store)).map(({ by }) => by)).toEqual(['ana']);
  });
});
