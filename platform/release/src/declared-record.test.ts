import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord, RemoteDeclaration } from '@storefront/compositions';
import { anOffer } from '@storefront/compositions/testing';
import { compose } from './compose';
import { promote } from './promote';
import { publish } from './publish';
import { listBuildNames, readBuild } from './store';
import { channelStatus } from './status';
import { aBuildFolder, removeTemporaryFolders } from './testing/a-build-folder';
import { anEmptyStore } from './testing/a-store';
import { undeclaredBuilds } from './channel-builds';

afterAll(removeTemporaryFolders);

const NONE = { js: [], css: [], consumes: [] };
const EXPOSES = { './remote': NONE, './pages/news': NONE };
const PAGE = { path: 'news', page: 'news', heading: 'mf-news:page.title' };
const DECLARATION = { pages: [PAGE] } satisfies RemoteDeclaration;
/** As a bundler writes it that sorts no keys. */
const MANIFEST = { storefront: { pages: [Object.fromEntries(Object.entries(PAGE).toReversed())] } };

/** Publishes a remote whose record has this declaration, in whatever form. Returns the refusal. */
async function refusalOf(
  declaration: unknown,
  files: Record<string, string> = {},
): Promise<string> {
  const store = await anEmptyStore();
  const { folder } = await aBuildFolder(
    'mf-news',
    { 'entry.js': 'news();', ...files },
    { exposes: EXPOSES, declaration: declaration as RemoteDeclaration },
  );
  const refused = await publish(store, folder).then(
    () => '',
    (error: Error) => error.message,
  );
  if (refused !== '') expect(await listBuildNames(store)).toEqual([]);
  return refused;
}
const OF = 'mf-news: src/declaration.ts,';

test('a declaration that corresponds to its build is published, and stored as it is', async () => {
  const store = await anEmptyStore();
  const { folder } = await aBuildFolder(
    'mf-news',
    { 'entry.js': 'news();', 'mf-manifest.json': JSON.stringify(MANIFEST) },
    { exposes: EXPOSES, declaration: DECLARATION },
  );
  const { id } = await publish(store, folder);
  expect((await readBuild(store, 'mf-news', id)).declaration).toEqual(DECLARATION);
});

test.each<[string, unknown, string]>([
  [
    'an unknown field of a newer version',
    { pages: [{ ...PAGE, sound: 'ping' }] },
    `${OF} pages[0].sound: is not known: correct its name, or update the tools that build and publish`,
  ],
  [
    'a page that the build does not contain',
    { pages: [PAGE, { ...PAGE, path: 'more', page: 'more' }] },
    `${OF} pages: more is not exposed by src/pages: remove it`,
  ],
  [
    'nothing of a page that the build contains',
    { pages: [] },
    `${OF} pages: news of src/pages is not declared: add it`,
  ],
])('%s is refused with file, field and remedy', async (_case, declaration, says) =>
  expect(await refusalOf(declaration)).toBe(says),
);

test.each<[string, unknown, string]>([
  ['a path of a wrong form', { pages: [{ ...PAGE, path: '/news' }] }, 'pages[0].path'],
  ['a missing heading', { pages: [{ path: 'news', page: 'news' }] }, 'pages[0].heading'],
  ['no pages', {}, 'pages'],
  ['no object', 'news', 'the whole'],
  ['null', null, 'the whole'],
])('%s is refused with file, field and remedy', async (_case, declaration, field) => {
  const refusal = await refusalOf(declaration);
  expect(refusal.startsWith(`${OF} ${field}: `)).toBe(true);
  expect(refusal).toMatch(/: correct it, and build again$/);
});

test('a declaration of more than 20 kB is refused, whatever it contains', async () =>
  expect(await refusalOf({ pages: 'x'.repeat(20_000) })).toBe(
    `${OF} the whole: 20012 bytes, at most 20000: declare fewer or shorter entries`,
  ));

test('of many problems the first ten are named', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`field${at}`, 1]));
  const refusal = await refusalOf({ ...DECLARATION, ...unknown });
  expect(refusal.split('; ')).toHaveLength(10);
  expect(refusal).toMatch(/ \(and 2 more\)$/);
});

test('another declaration in the description for other tools is refused', async () =>
  expect(
    await refusalOf(DECLARATION, {
      'mf-manifest.json': JSON.stringify({ storefront: { pages: [] } }),
    }),
  ).toBe(`${OF} the whole: mf-manifest.json has another one than build.json: build again`));

test('unknown fields and wrong forms of what a shell offers are refused', async () => {
  const publishShell = async (offers: unknown) => {
    const files = { 'main.js': 'a', 'boot.js': 'b' };
    const record = { boot: 'boot.js', offers } as Partial<BuildRecord>;
    const { folder } = await aBuildFolder('shell', files, record);
    return publish(await anEmptyStore(), folder);
  };
  await expect(publishShell({ ...anOffer(), doors: [] })).rejects.toThrow(
    'shell: src/declaration.ts, doors: is not known',
  );
  await expect(publishShell({ ...anOffer(), guards: 'all' })).rejects.toThrow(
    'shell: src/declaration.ts, guards: ',
  );
});

test('a record that a newer version published is read without the fields that are not known', async () => {
  const store = await anEmptyStore();
  const { folder } = await aBuildFolder(
    'mf-news',
    { 'entry.js': 'news();' },
    { exposes: EXPOSES, declaration: DECLARATION },
  );
  const { id } = await publish(store, folder);
  const file = path.join(store.root, `builds/mf-news/${id}/build.json`);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"path": "news",', '"path": "news", "sound": "ping",'));
  expect((await readBuild(store, 'mf-news', id)).declaration).toEqual(DECLARATION);
});

describe('a composition with declarations', () => {
  async function published(
    shell: Partial<BuildRecord>,
    remotes: readonly (readonly [string, unknown])[],
  ) {
    const store = await anEmptyStore();
    const folders = [
      await aBuildFolder(
        'shell',
        { 'main.js': 'a', 'boot.js': 'b' },
        { boot: 'boot.js', ...shell },
      ),
    ];
    for (const [name, declaration] of remotes)
      folders.push(
        await aBuildFolder(
          name,
          { 'entry.js': name },
          { exposes: EXPOSES, declaration: declaration as RemoteDeclaration },
        ),
      );
    const builds = [];
    for (const { folder } of folders) builds.push(await publish(store, folder));
    return { store, builds };
  }

  test('of two remotes that claim one path is refused with both names, and not promoted', async () => {
    const { store, builds } = await published({ offers: anOffer() }, [
      ['mf-news', DECLARATION],
      ['mf-press', DECLARATION],
    ]);
    await expect(compose(store, builds)).rejects.toThrow(
      'mf-press: src/declaration.ts, pages[0].path: mf-news and mf-press claim "news": rename one',
    );
  });

  test('names the builds from before declarations, in its status too', async () => {
    const offers = anOffer({ earlier: { 'mf-news': DECLARATION } });
    const press = { pages: [{ ...PAGE, path: 'press' }] };
    const { store, builds } = await published({ offers }, [
      ['mf-news', undefined],
      ['mf-press', press],
    ]);
    const { hash } = await compose(store, builds);
    expect(await undeclaredBuilds(store, builds)).toEqual(['mf-news']);
    await promote(store, 'stable', hash);
    expect(await channelStatus(store, 'stable', new Date())).toMatchObject({
      undeclared: ['mf-news'],
    });
  });

  test('of a shell from before declarations names none', async () => {
    const { store, builds } = await published({ routes: [] }, [['mf-news', undefined]]);
    const { hash } = await compose(store, builds);
    await promote(store, 'stable', hash);
    expect(await channelStatus(store, 'stable', new Date())).not.toHaveProperty('undeclared');
  });
});
