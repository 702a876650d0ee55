import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { prune } from './prune';
import { publish } from './publish';
import { lastPublished, publishedBuilds } from './published';
import { resolveBuilds } from './resolve-builds';
import { type Store, buildFolder, openStore } from './store';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { aBuildOf, anEmptyStore, publishBuild } from './testing/a-store';

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

test('publishing the same build again changes nothing', async () => {
  const store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder('mf-menu', { 'entry.js': long });
  const first = await publish(store, folder);
  expect(await publish(store, folder)).toEqual({ ...first, isNew: false });
});

test('the same version with other bytes is refused', async () => {
  const store = openStore(await aTemporaryFolder());
  await publish(store, (await aBuildFolder('mf-menu', { 'entry.js': long })).folder);
  const other = await aBuildFolder('mf-menu', { 'entry.js': 'other' });
  await expect(publish(store, other.folder)).rejects.toThrow(
    'is in the store with other bytes (entry.js): raise the version',
  );
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

test('of two builds of one version in the same moment at most one stays', async () => {
  const store = openStore(await aTemporaryFolder());
  const folders = await Promise.all(
    ['a', 'b', 'c'].map((text) => aBuildFolder('mf-menu', { 'entry.js': text.repeat(500) })),
  );
  const outcomes = await Promise.allSettled(folders.map(({ folder }) => publish(store, folder)));
  const stayed = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(stayed.length).toBeLessThanOrEqual(1);
  expect(await readdir(path.join(store.root, 'builds', 'mf-menu'))).toHaveLength(stayed.length);
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

test('builds are numbered in the order in which they were published', async () => {
  const store = openStore(await aTemporaryFolder());
  const ids: string[] = [];
  const folders: string[] = [];
  for (const version of ['1.0.4', '1.0.3', '1.0.2', '1.0.1']) {
    const { folder } = await aBuildFolder('mf-menu', { 'entry.js': version }, { version });
    folders.push(folder);
    ids.push((await publish(store, folder)).id);
  }
  const published = await publishedBuilds(store, 'mf-menu');
  expect(published.map(({ id, order }) => [id, order])).toEqual(ids.map((id, n) => [id, n + 1]));
  await publish(store, folders.at(-1) ?? '');
  expect(await publishedBuilds(store, 'mf-menu')).toEqual(published);
});

test('a build that another writer publishes in the same moment is not new', async () => {
  const store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder('mf-menu', { 'entry.js': long });
  const createFolder: typeof store.files.createFolder = async (...args) => {
    await publish(store, folder);
    return store.files.createFolder(...args);
  };
  const overtaken = { ...store, files: { ...store.files, createFolder } };
  const { id, isNew } = await publish(overtaken, folder);
  expect(isNew).toBe(false);
  expect((await lastPublished(store, 'mf-menu')).id).toBe(id);
});

/** The files with other bytes, as the refusal of a second build of one version names them. */
async function differing(
  first: Record<string, string>,
  second: Record<string, string>,
  contentHash?: string,
): Promise<string | undefined> {
  const store = openStore(await aTemporaryFolder());
  await publish(store, (await aBuildFolder('mf-menu', first)).folder);
  const other = await aBuildFolder('mf-menu', second, contentHash ? { contentHash } : {});
  const error: unknown = await publish(store, other.folder).catch((thrown: unknown) => thrown);
  return /other bytes \((.*)\): /.exec(String(error))?.[1];
}

test('the files with other bytes are named in order, the first ten of them', async () => {
  const files = (count: number, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${count - at + 10}.js`, text]));
  expect(await differing({ 'a.js': 'a', 'c.js': 'c' }, { 'b.js': 'b', 'a.js': 'a' })).toBe(
    'b.js, c.js',
  );
  expect(await differing(files(10, 'a'), files(10, 'b'))).toBe(
    '11.js, 12.js, 13.js, 14.js, 15.js, 16.js, 17.js, 18.js, 19.js, 20.js',
  );
  expect(await differing(files(12, 'a'), files(12, 'b'))).toBe(
    '11.js, 12.js, 13.js, 14.js, 15.js, 16.js, 17.js, 18.js, 19.js, 20.js and 2 more',
  );
  expect(await differing({ 'a.js': 'a' }, { 'a.js': 'a' }, 'f'.repeat(64))).toBe('build.json');
});

test('a build that is named by its id is that one, with its hash', async () => {
  const store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder('mf-menu', { 'entry.js': long });
  const { id, contentHash } = await publish(store, folder);
  expect(await resolveBuilds(store, [{ name: 'mf-menu', id }])).toEqual([
    { name: 'mf-menu', id, contentHash },
  ]);
  await expect(resolveBuilds(store, [{ name: 'mf-menu', id: '9.0.0-x' }])).rejects.toThrow(
    'mf-menu 9.0.0-x is not published',
  );
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

  test('alone makes no name of the latest builds', async () => {
    const store = await anEmptyStore();
    await publish(store, (await aBuildOf('mf-menu', 'a')).folder, { isDraft: true });
    const shell = await publishBuild(store, 'shell', 'a');
    expect((await resolveBuilds(store, [])).map(({ id }) => id)).toEqual([shell.id]);
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
