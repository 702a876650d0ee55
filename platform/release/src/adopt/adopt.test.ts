import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord } from '@storefront/compositions';
import { compose } from '../compose';
import { publish } from '../publish';
import { lastPublished } from '../published';
import { type Store, readBuild } from '../store';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { aBuildOf, anEmptyStore, publishBuild } from '../testing/a-store';
import { adopt } from './adopt';

afterAll(removeTemporaryFolders);

const NAME = 'mf-bulletin';
const assets = (sync: string[], async: string[] = [], css: string[] = []) => ({
  js: { sync, async },
  css: { sync: css, async: [] },
});
const MANIFEST = {
  metaData: {
    globalName: 'mf_bulletin',
    publicPath: 'auto',
    buildInfo: { buildVersion: '2.1.0' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [
    { name: 'react', version: '19.1.0', requiredVersion: '^19.0.0', assets: assets(['react.js']) },
    { name: 'clsx', version: '2.0.0', requiredVersion: '^2.0.0', assets: assets(['clsx.js']) },
  ],
  remotes: [] as object[],
  exposes: [{ path: './pages/bulletin', assets: assets(['page.js'], ['more.js'], ['page.css']) }],
};
const FILES = [
  'main.js',
  'remoteEntry.js',
  'react.js',
  'clsx.js',
  'page.js',
  'more.js',
  'page.css',
  'a.svg',
];
type Manifest = typeof MANIFEST;

async function aDist(manifest: object = MANIFEST): Promise<string> {
  const folder = await aTemporaryFolder();
  for (const file of FILES) await writeFile(path.join(folder, file), `/* ${file} */`);
  await writeFile(path.join(folder, 'page.js.map'), '{}');
  await writeFile(path.join(folder, 'index.html'), '<p>its own host</p>');
  await writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  return folder;
}

const withContainer = (metaData: Partial<Manifest['metaData']>): object => ({
  ...MANIFEST,
  metaData: { ...MANIFEST.metaData, ...metaData },
});

const OFFERS: BuildRecord['offers'] = {
  language: 'en',
  guards: [],
  slots: { notice: { props: 3, isShared: true } },
  screens: [],
  links: [],
  lists: [],
  parts: {},
  early: [],
  earlier: {},
};

async function aStoreWithShell(): Promise<Store> {
  const store = await anEmptyStore();
  const overrides = {
    singletons: { react: '19.3.1' },
    contract: 4,
    offers: OFFERS,
    loadsAdopted: true as const,
  };
  const { folder } = await aBuildFolder('shell', { 'entry.js': 'shell' }, overrides);
  await publish(store, folder);
  return store;
}

const PAGES = [['bulletin', 'bulletin']] as const;

test('an ordinary build gets a record with all scripts of an expose, and is published', async () => {
  const [store, folder] = [await aStoreWithShell(), await aDist()];
  const { build } = await adopt(store, { name: NAME, folder, pages: PAGES });
  expect(build).toMatchObject({
    name: NAME,
    version: expect.stringMatching(/^2\.1\.0\+[0-9a-f]{16}$/) as string,
    contract: 4,
    adopted: true,
    usesPagePolicy: true,
    entry: { js: ['remoteEntry.js'], css: [], consumes: ['react'] },
    exposes: {
      // the shell provides react; a library that it lacks comes with the remote
      './pages/bulletin': { js: ['page.js', 'more.js', 'clsx.js'], css: ['page.css'] },
    },
    singletons: { react: '^19.0.0 >=19.1.0' },
    declaration: { pages: [{ path: 'bulletin', page: 'bulletin', heading: 'restaurant' }] },
  });
  expect(build.files.map((file) => file.path)).toEqual(
    [...FILES, 'mf-manifest.json'].filter((file) => !/^(?:react|main)\.js$/.test(file)).sort(),
  );
  const { id } = await publish(store, folder);
  expect(await readBuild(store, NAME, id)).toMatchObject({ adopted: true });
});

test('the same folder gives the same record, and the manifest names the declaration once', async () => {
  const [store, folder] = [await aStoreWithShell(), await aDist()];
  const { build } = await adopt(store, { name: NAME, folder, pages: PAGES });
  expect((await adopt(store, { name: NAME, folder, pages: PAGES })).build).toEqual(build);
  const manifest = JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ storefront: build.declaration });
});

test('a declaration is read from a file, and has to correspond to the build', async () => {
  const [store, folder] = [await aStoreWithShell(), await aDist()];
  const declaration = path.join(await aTemporaryFolder(), 'declaration.json');
  const pages = [{ path: 'news', page: 'bulletin', heading: 'shell:page.hours' }];
  await writeFile(declaration, JSON.stringify({ pages }));
  const { build } = await adopt(store, { name: NAME, folder, declaration });
  expect(build.declaration?.pages).toEqual(pages);
  await writeFile(declaration, JSON.stringify({ pages: [{ ...pages[0], page: 'other' }] }));
  await expect(adopt(store, { name: NAME, folder, declaration })).rejects.toThrow(
    'other is not exposed',
  );
});

test("a widget has the version of the slot's props that the newest shell passes", async () => {
  const exposes = [{ path: './widgets/line', assets: assets(['page.js']) }];
  const [store, folder] = [await aStoreWithShell(), await aDist({ ...MANIFEST, exposes })];
  const { build } = await adopt(store, { name: NAME, folder, widgets: [['notice', 'line']] });
  expect(build.declaration?.widgets).toEqual([{ widget: 'line', slot: 'notice', props: 3 }]);
});

test.each([
  [
    'a path outside of the folder',
    { ...MANIFEST, exposes: [{ path: './pages/bulletin', assets: assets(['../../etc/passwd']) }] },
    'mf-manifest.json names "../../etc/passwd", which is no path of a file in the folder',
  ],
  [
    'an entry outside of the folder',
    withContainer({ remoteEntry: { name: 'remoteEntry.js', path: '/srv', type: 'global' } }),
    'names "/srv/remoteEntry.js", which is no path of a file in the folder',
  ],
  [
    'a file that is not there',
    { ...MANIFEST, exposes: [{ path: './pages/bulletin', assets: assets(['gone.js']) }] },
    'names gone.js, which is not there: build again',
  ],
  ['another global', withContainer({ globalName: 'news' }), "set name: 'mf_bulletin'"],
  [
    'the address of a development server',
    withContainer({ publicPath: 'http://localhost:3001/' }),
    "its publicPath is http://localhost:3001/: set output.publicPath to 'auto'",
  ],
  [
    'an entry that is a module',
    withContainer({ remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } }),
    'its entry is of the type module',
  ],
  [
    'remotes of its own',
    { ...MANIFEST, remotes: [{ federationContainerName: 'ads' }] },
    'it loads the remote ads itself',
  ],
  [
    'an expose that is no page',
    { ...MANIFEST, exposes: [{ path: './Button', assets: assets(['page.js']) }] },
    'it exposes ./Button: name it ./pages/<page> or ./widgets/<widget>',
  ],
  [
    'a newer copy of a shared module',
    { ...MANIFEST, shared: [{ ...MANIFEST.shared[0], version: '19.9.0' }] },
    'its react 19.9.0 is newer than 19.3.1 of the shell',
  ],
  [
    'modules of this project',
    { ...MANIFEST, shared: [{ name: '@storefront/shared-domain/bus', assets: assets([]) }] },
    'what it uses of it is unknown',
  ],
  ['no manifest of the plug-in', { exposes: 'all' }, 'mf-manifest.json: '],
])('%s is refused', async (_case, manifest, sentence) => {
  const [store, folder] = [await aStoreWithShell(), await aDist(manifest)];
  await expect(adopt(store, { name: NAME, folder, pages: PAGES })).rejects.toThrow(sentence);
});

test('a link in the folder is refused', async () => {
  const [store, folder] = [await aStoreWithShell(), await aDist()];
  await mkdir(path.join(folder, 'static'));
  await symlink('/etc/hostname', path.join(folder, 'static/host.js'));
  await expect(adopt(store, { name: NAME, folder, pages: PAGES })).rejects.toThrow(
    'host.js is a link',
  );
});

test('an entry with other bytes than the record is not published', async () => {
  const [store, folder] = [await aStoreWithShell(), await aDist()];
  await adopt(store, { name: NAME, folder, pages: PAGES });
  await writeFile(path.join(folder, 'remoteEntry.js'), 'steal()');
  await expect(publish(store, folder)).rejects.toThrow(
    'remoteEntry.js is not the file that build.json describes',
  );
});

describe('a name of another remote', () => {
  const TAKEN = /^mf-bulletin is the name of another remote, mf-bulletin@1\.0\.0-/;

  test('is not adopted', async () => {
    const store = await aStoreWithShell();
    await publishBuild(store, NAME, 'a');
    await expect(adopt(store, { name: NAME, folder: await aDist(), pages: PAGES })).rejects.toThrow(
      TAKEN,
    );
  });

  test('is not published, when the record was written for another store', async () => {
    const [store, other, folder] = [
      await aStoreWithShell(),
      await aStoreWithShell(),
      await aDist(),
    ];
    await adopt(other, { name: NAME, folder, pages: PAGES });
    await publish(store, (await aBuildOf(NAME, 'a')).folder);
    await expect(publish(store, folder)).rejects.toThrow(TAKEN);
  });

  test('is free for further builds of the adopted one', async () => {
    const [store, folder] = [await aStoreWithShell(), await aDist()];
    await adopt(store, { name: NAME, folder, pages: PAGES });
    await publish(store, folder);
    await writeFile(path.join(folder, 'page.js'), 'newer()');
    await adopt(store, { name: NAME, folder, pages: PAGES });
    expect(await publish(store, folder)).toMatchObject({ isNew: true });
  });
});

test('a path of another remote is refused by both names, where builds are composed', async () => {
  const [store, folder] = [await aStoreWithShell(), await aDist()];
  await adopt(store, { name: NAME, folder, pages: [['news', 'bulletin']] });
  const page = { path: 'news', page: 'home', heading: 'restaurant' as const };
  const exposes = Object.fromEntries(
    ['./remote', './pages/home'].map((key) => [key, { js: ['entry.js'], css: [], consumes: [] }]),
  );
  const news = await aBuildFolder(
    'mf-news',
    { 'entry.js': 'news' },
    { declaration: { pages: [page] }, exposes, contract: 4 },
  );
  const own = await publish(store, folder);
  const others = [await publish(store, news.folder)];
  const shell = await lastPublished(store, 'shell');
  await expect(compose(store, [own, ...others, shell])).rejects.toThrow(
    'mf-bulletin and mf-news claim "news": rename one',
  );
  expect(await compose(store, [own, shell])).toMatchObject({ contract: 4 });
});

test('a store without a shell cannot adopt', async () => {
  const store = await anEmptyStore();
  await expect(adopt(store, { name: NAME, folder: await aDist(), pages: PAGES })).rejects.toThrow(
    'publish shell first',
  );
});
