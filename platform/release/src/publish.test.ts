import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { prune } from './prune';
import { publish } from './publish';
import { hasRelease, lastPublished, publishedBuilds, publishedPath } from './published';
import { resolveBuilds } from './resolve-builds';
import { type Store, buildFolder, openStore } from './store';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { aBuildOf, anEmptyStore, publishBuild } from './testing/a-store';
import { changeChannel } from './change-channel';
import type { StoreTrust } from './trust/store-trust';

afterAll(removeTemporaryFolders);

const long = 'const menu = 1;\n'.repeat(100);

test('a published build has every file, with compressed forms of the same bytes beside it', async () => {
  const store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder('mf-menu', { 'entry.js': long });
  const { name, id, isNew } = await publish(store, folder);
  const target = buildFolder(store, name, id);
  expect(isNew).toBe(true);
  expect((await readdir(target)).sort()).toEqual([
    'build.json',
    'entry.js',
    'entry.js.br',
    'entry.js.gz',
    'published.json',
  ]);
  expect(brotliDecompressSync(await readFile(path.join(target, 'entry.js.br'))).toString()).toBe(
    long,
  );
  expect(gunzipSync(await readFile(path.join(target, 'entry.js.gz'))).toString()).toBe(long);
  expect((await lastPublished(store, 'mf-menu')).id).toBe(id);
});

test('scripts that no page requests have no compressed forms', async () => {
  const store = openStore(await aTemporaryFolder());
  const files = { 'entry.js': long, 'server.js': long, 'stories.js': long };
  const { folder } = await aBuildFolder('mf-menu', files, {
    server: 'server.js',
    stories: 'stories.js',
  });
  const { name, id } = await publish(store, folder);
  const stored = await readdir(buildFolder(store, name, id));
  expect(stored.filter((file) => /\.(br|gz)$/.test(file)).sort()).toEqual([
    'entry.js.br',
    'entry.js.gz',
  ]);
});

test('a store of development gets no compressed forms', async () => {
  const store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder('mf-menu', { 'entry.js': long });
  const { name, id } = await publish(store, folder, { isCompressed: false });
  expect((await readdir(buildFolder(store, name, id))).sort()).toEqual([
    'build.json',
    'entry.js',
    'published.json',
  ]);
});

test.each([
  ['of the same bytes are taken', long, true],
  ['of other bytes are made again', 'broken', false],
])('compressed forms in the folder that builds share: those %s', async (_case, text, isTaken) => {
  const store = openStore(await aTemporaryFolder());
  const files = { 'entry.12345678.js': long };
  const { folder } = await aBuildFolder('mf-menu', files);
  await publish(store, folder);
  // not as this version compresses: a taken form is recognised
  const form = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const shared = path.join(store.root, 'files/mf-menu/entry.12345678.js.br');
  await rm(shared);
  await writeFile(shared, form);
  const contentHash = 'b'.repeat(64);
  const next = await aBuildFolder('mf-menu', files, { version: '1.0.1', contentHash });
  const { name, id } = await publish(store, next.folder);
  const target = path.join(buildFolder(store, name, id), 'entry.12345678.js');
  const published = await readFile(`${target}.br`);
  expect(published.equals(form)).toBe(isTaken);
  expect(brotliDecompressSync(published).toString()).toBe(long);
  expect(gunzipSync(await readFile(`${target}.gz`)).toString()).toBe(long);
});

test('the same version with other bytes is refused', async () => {
  const store = openStore(await aTemporaryFolder());
  await publish(store, (await aBuildFolder('mf-menu', { 'entry.js': long })).folder);
  const other = await aBuildFolder('mf-menu', { 'entry.js': 'other' });
  await expect(publish(store, other.folder)).rejects.toThrow(
    'is in the store with other bytes (entry.js): raise the version',
  );
});

test('a build with changed stories alone has the version of its pages, and is published', async () => {
  const store = openStore(await aTemporaryFolder());
  const withStories = (words: string) =>
    aBuildFolder(
      'mf-menu',
      { 'entry.js': long, [`stories.${words}.js`]: words },
      { inputs: words },
    );
  const [before, after] = [await withStories('aaaaaaaa'), await withStories('bbbbbbbb')];
  expect(after.record.version).toBe(before.record.version);
  const { id } = await publish(store, before.folder);
  expect(await publish(store, after.folder)).toMatchObject({
    isNew: true,
    id: expect.not.stringMatching(id),
  });
  const same = await aBuildFolder('mf-menu', { 'entry.js': 'other' }, { inputs: 'aaaaaaaa' });
  await expect(publish(store, same.folder)).rejects.toThrow('is in the store with other bytes');
});

test('a build that is published again is the latest of its name again', async () => {
  const store = openStore(await aTemporaryFolder());
  const first = await aBuildFolder('mf-menu', { 'entry.js': long });
  const { id } = await publish(store, first.folder);
  await publish(
    store,
    (await aBuildFolder('mf-menu', { 'entry.js': 'newer' }, { version: '1.0.1' })).folder,
  );
  expect((await lastPublished(store, 'mf-menu')).id).not.toBe(id);
  await publish(store, first.folder);
  expect((await lastPublished(store, 'mf-menu')).id).toBe(id);
});

test('the latest build of a name is never one of an edition, which has a latest of its own', async () => {
  const store = openStore(await aTemporaryFolder());
  const main = await publish(store, (await aBuildFolder('mf-menu', { 'entry.js': long })).folder);
  const edition = await publish(
    store,
    (
      await aBuildFolder(
        'mf-menu',
        { 'entry.js': 'new' },
        { version: '1.0.0+0002', edition: 'new' },
      )
    ).folder,
  );
  expect(await resolveBuilds(store, [])).toMatchObject([{ id: main.id }]);
  expect(await resolveBuilds(store, [{ name: 'mf-menu', id: 'new' }])).toMatchObject([
    { id: edition.id },
  ]);
  await expect(resolveBuilds(store, [{ name: 'mf-menu', id: 'other' }])).rejects.toThrow(
    'no build of mf-menu@other is published',
  );
});

test('a file that is not the one build.json describes is refused, and nothing is left behind', async () => {
  const store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder('mf-menu', { 'entry.js': long });
  await writeFile(path.join(folder, 'entry.js'), `${long} `);
  await expect(publish(store, folder)).rejects.toThrow('is not the file that build.json describes');
  expect(await readdir(path.join(store.root, 'builds', 'mf-menu'))).toEqual([]);
});

test('a record that leads out of its folder is refused', async () => {
  const store = openStore(await aTemporaryFolder());
  const { folder, record } = await aBuildFolder('mf-menu', { 'entry.js': long });
  const files = [{ ...record.files[0], path: '../entry.js' }];
  await writeFile(path.join(folder, 'build.json'), JSON.stringify({ ...record, files }));
  await expect(publish(store, folder)).rejects.toThrow('build.json');
});

describe('a draft', () => {
  const latestOf = async (store: Store) => (await lastPublished(store, 'mf-menu')).id;

  test('is never the latest of its name, and is resolved by its id', async () => {
    const store = await anEmptyStore();
    const first = await publishBuild(store, 'mf-menu', 'a');
    const draft = await publish(store, (await aBuildOf('mf-menu', 'b')).folder, { isDraft: true });
    expect(await latestOf(store)).toBe(first.id);
    const wanted = await resolveBuilds(store, [{ name: 'mf-menu', id: draft.id }]);
    expect(wanted.map(({ id }) => id)).toEqual([draft.id]);
  });

  test('becomes the latest when its bytes are published without the option, and never the reverse', async () => {
    const store = await anEmptyStore();
    const { folder } = await aBuildOf('mf-menu', 'a');
    const draft = await publish(store, folder, { isDraft: true });
    await expect(lastPublished(store, 'mf-menu')).rejects.toThrow('no build of mf-menu');
    await publish(store, folder);
    expect(await latestOf(store)).toBe(draft.id);
    await publish(store, folder, { isDraft: true });
    expect(await latestOf(store)).toBe(draft.id);
  });
});

test('the bill of materials of a build is stored beside the builds, and pruned with it', async () => {
  const store = await anEmptyStore();
  const { folder } = await aBuildOf('mf-menu', 'a');
  await writeFile(path.join(folder, 'sbom.cdx.json'), '{"bomFormat":"CycloneDX"}');
  const { name, id } = await publish(store, folder);
  const bill = () => store.files.read(`sboms/${name}/${id}.cdx.json`);
  expect((await bill())?.toString()).toBe('{"bomFormat":"CycloneDX"}');
  expect(await readdir(buildFolder(store, name, id))).not.toContain('sbom.cdx.json');
  const now = new Date(Date.now() + 60 * 86_400_000);
  await prune(store, { keepDays: 30, now, isDelete: true });
  expect(await bill()).toBeNull();
});

describe('a signed store', () => {
  /** A store whose builds are signed here; `isReleased`: at once, otherwise with the next run of CI. */
  async function aSignedStore(isReleased: boolean) {
    const store = await anEmptyStore();
    const signBuild = jest.fn(async () => isReleased);
    const trust = { signBuild, author: async (_: string, by: string) => by } as Partial<StoreTrust>;
    return { store: { ...store, trust: trust as StoreTrust }, signBuild };
  }

  test('a build is signed when it is new or becomes the latest, and not otherwise', async () => {
    const { store, signBuild } = await aSignedStore(true);
    const [first, second] = [await aBuildOf('mf-menu', 'a'), await aBuildOf('mf-menu', 'b')];
    expect(await publish(store, first.folder)).toMatchObject({ isNew: true });
    await publish(store, second.folder);
    expect(signBuild).toHaveBeenCalledTimes(2);
    expect(await publish(store, second.folder)).toMatchObject({ isNew: false });
    expect(signBuild).toHaveBeenCalledTimes(2);
    await publish(store, first.folder);
    expect(signBuild).toHaveBeenCalledTimes(3);
  });

  test('a build that CI must still release is waiting', async () => {
    const { store } = await aSignedStore(false);
    const { folder } = await aBuildOf('mf-menu', 'a');
    expect(await publish(store, folder)).toMatchObject({ isNew: true, isWaiting: true });
  });

  test('a revision that readers do not see yet is waiting', async () => {
    const { store } = await aSignedStore(true);
    const shell = await publish(store, (await aBuildOf('shell', 'a')).folder);
    const list = async (folder: string) =>
      folder === 'channels/stable' ? [] : store.files.list(folder);
    const unreleased: Store = { ...store, files: { ...store.files, list } };
    const change = () => ({ builds: [shell] });
    const changed = await changeChannel(unreleased, 'stable', { note: '' }, change);
    expect(changed).toMatchObject({ isNew: true, isWaiting: true });
    expect(await changeChannel(store, 'next', { note: '' }, change)).not.toHaveProperty(
      'isWaiting',
    );
  });
});

describe('published builds', () => {
  /** A store whose records of publications have these values, in the order of their ids. */
  async function storeOf(...records: { order: number; at: string }[]) {
    const store = await anEmptyStore();
    const ids: string[] = [];
    for (const [index] of records.entries())
      ids.push((await publishBuild(store, 'mf-menu', `${index}`)).id);
    ids.sort();
    const texts = new Map(
      ids.map((id, index) => [publishedPath('mf-menu', id), JSON.stringify(records[index])]),
    );
    const files: Store['files'] = {
      ...store.files,
      read: (file) => {
        const text = texts.get(file);
        return text === undefined ? store.files.read(file) : Promise.resolve(Buffer.from(text));
      },
    };
    return { store: { ...store, files }, ids };
  }

  test.each([
    ['their number', [3, 1, 2], ['09', '09', '09'], [1, 2, 0]],
    ['the time where the number is equal', [1, 1, 1], ['11', '12', '10'], [2, 0, 1]],
    ['the id where both are equal', [1, 1, 1], ['10', '10', '10'], [0, 1, 2]],
  ])('builds are ordered by %s', async (_case, orders, hours, wanted) => {
    const { store, ids } = await storeOf(
      ...orders.map((order, index) => ({ order, at: `2026-01-01T${hours[index]}:00:00.000Z` })),
    );
    const found = await publishedBuilds(store, 'mf-menu');
    expect(found.map(({ id }) => ids.indexOf(id))).toEqual(wanted);
  });

  test('a name has a release as soon as one of its builds is no draft', async () => {
    const store = await anEmptyStore();
    expect(await hasRelease(store, 'mf-menu')).toBe(false);
    await publish(store, (await aBuildOf('mf-menu', 'a')).folder, { isDraft: true });
    expect(await hasRelease(store, 'mf-menu')).toBe(false);
    await publishBuild(store, 'mf-menu', 'b');
    expect(await hasRelease(store, 'mf-menu')).toBe(true);
  });
});
