import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { BuildRecord, BuildRef } from '@storefront/compositions';
import { z } from 'zod';
import { changeChannel } from '../change-channel';
import { createProgram } from '../cli/program';
import { publish } from '../publish';
import { type Store, currentRevision } from '../store';
import { aBuildFolder, aTemporaryFolder, removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { noTools } from '../testing/no-tools';
import { type DiscoveredVersion, discoveryDocument } from './discovery-document';

/** The rules of v1-pre.json of awslabs/frontend-discovery, for every version and not the first alone. */
const Version = z.strictObject({
  url: z.string(),
  fallbackUrl: z.string().optional(),
  metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
  extras: z.looseObject({}).optional(),
  deployment: z
    .looseObject({ traffic: z.number().min(0).max(100), default: z.boolean() })
    .optional(),
});
const Discovery = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z
      .array(Version)
      .refine((all) => new Set(all.map((it) => JSON.stringify(it))).size === all.length),
  ),
});

const NOW = new Date('2026-12-01T00:00:00.000Z');
let store: Store;

async function publishOf(
  name: string,
  files: Record<string, string>,
  more: Partial<BuildRecord> = {},
): Promise<BuildRef> {
  const { id, contentHash } = await publish(store, (await aBuildFolder(name, files, more)).folder);
  return { name, id, contentHash };
}
const aMenu = (words: string): Promise<BuildRef> =>
  publishOf(
    'mf-menu',
    { [`entry.${words.repeat(8)}.js`]: `// ${words}`, 'mf-manifest.json': '{}' },
    { version: `1.0.0+${words}`, exposes: { './remote': { js: [], css: [], consumes: [] } } },
  );
const document = async (now = NOW) => {
  const revision = await currentRevision(store, 'stable');
  if (!revision) throw new Error('nothing is served');
  return discoveryDocument(store, revision, { base: 'https://shop.example' }, now);
};
const traffic = (versions: readonly DiscoveredVersion[] = []) =>
  versions.map(({ deployment, extras }) => [deployment.traffic, deployment.default, extras.arms]);
const change = (content: Parameters<typeof changeChannel>[3]) =>
  changeChannel(store, 'stable', { note: '' }, content);

async function verb(...words: string[]): Promise<Record<string, unknown>> {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = createProgram(noTools).exitOverride();
  await program.parseAsync(
    ['--store', store.root, '--json', 'export-discovery', 'stable', ...words],
    { from: 'user' },
  );
  return JSON.parse(String(written.mock.calls.at(-1)?.[0])) as Record<string, unknown>;
}

beforeEach(async () => {
  store = await anEmptyStore();
  const shell = await publishOf(
    'shell',
    { 'main.1a2b3c4d.js': '1', 'boot.js': '2', 'main.1a2b3c4d.css': 'a{}' },
    {
      boot: 'boot.js',
      entry: { js: ['main.1a2b3c4d.js'], css: ['main.1a2b3c4d.css'], consumes: [] },
      singletons: { react: '19.0.0', '@shop/ui': '1.0.0', '../../x': '1.0.0' },
      shared: { '@shop/ui': ['Button', 'delete', 'key', 'default', 'themes.dark', 'a};evil(0);{'] },
    },
  );
  const menu = await aMenu('a');
  await change(() => ({ builds: [shell, menu] }));
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

test('the document follows the schema, with the entry and integrity of each build', async () => {
  const discovery = await document();
  expect(Discovery.parse(discovery)).toEqual(discovery);
  const [menu] = discovery.microFrontends['mf-menu'] ?? [];
  const record = JSON.parse(
    await readFile(
      path.join(
        store.root,
        'builds/mf-menu',
        (await store.files.list('builds/mf-menu'))[0] ?? '',
        'build.json',
      ),
      'utf8',
    ),
  ) as BuildRecord;
  expect(menu).toMatchObject({
    url: 'https://shop.example/builds/mf-menu/files/entry.aaaaaaaa.js',
    metadata: { integrity: record.files[0]?.integrity, version: '1.0.0+a' },
    extras: {
      moduleFederation: {
        manifest: expect.stringMatching(/builds\/mf-menu\/1\.0\.0-\w{12}\/mf-manifest\.json$/),
        exposes: ['./remote'],
      },
    },
    deployment: { traffic: 100, default: true },
  });
  const [shell] = discovery.microFrontends['shell'] ?? [];
  expect(shell?.extras.entry.map(({ url }) => path.basename(url))).toEqual([
    'main.1a2b3c4d.js',
    'main.1a2b3c4d.css',
  ]);
  expect(shell?.extras).not.toHaveProperty('moduleFederation');
});

test('each address of the document is a file of the store', async () => {
  const { microFrontends } = await document();
  const urls = Object.values(microFrontends)
    .flat()
    .flatMap(({ url, extras }) => [url, ...extras.entry.map((file) => file.url)]);
  for (const url of urls) {
    const [, name = '', folder = '', file = ''] = /builds\/([^/]+)\/([^/]+)\/(.+)$/.exec(url) ?? [];
    const stored =
      folder === 'files' ? `files/${name}/${file}` : `builds/${name}/${folder}/${file}`;
    expect([url, await store.files.read(stored)]).toEqual([url, expect.any(Buffer)]);
  }
});

test('arms have their shares of the traffic, the build of the channel the rest', async () => {
  const [b, c] = [await aMenu('b'), await aMenu('c')];
  const experiment = anExperiment('short', [b]);
  const [control, other] = experiment.arms;
  const arms = [
    ...(control ? [control] : []),
    ...(other ? [{ ...other, share: 1050, ranges: [[5000, 6050] as [number, number]] }] : []),
    { name: 'same', share: 200, ranges: [[6050, 6250] as [number, number]], builds: [b] },
    { name: 'third', share: 5, ranges: [[6250, 6255] as [number, number]], builds: [c] },
  ];
  await change(() => ({ experiments: [{ ...experiment, arms }] }));
  const discovery = await document();
  expect(Discovery.safeParse(discovery).success).toBe(true);
  expect(traffic(discovery.microFrontends['mf-menu'])).toEqual([
    [87.45, true, undefined],
    [12.5, false, ['short.other', 'short.same']],
    [0.05, false, ['short.third']],
  ]);
  expect(traffic(discovery.microFrontends['shell'])).toEqual([[100, true, undefined]]);

  const ended = (await document(new Date('2100-01-01T00:00:00.000Z'))).microFrontends['mf-menu'];
  expect(traffic(ended)).toEqual([[100, true, undefined]]);
});

test('an arm that is off has no traffic', async () => {
  const experiment = anExperiment('short', [await aMenu('b')]);
  const off = { at: NOW.toISOString(), reason: 'failing' };
  const arms = experiment.arms.map((arm) => (arm.name === 'other' ? { ...arm, off } : arm));
  await change(() => ({ experiments: [{ ...experiment, arms }] }));
  expect(traffic((await document()).microFrontends['mf-menu'])).toEqual([[100, true, undefined]]);
});

test('the verb prints the document and the import map', async () => {
  expect(await verb('--shared-base', 'https://shop.example/shared')).toMatchObject({
    channel: 'stable',
    revision: 1,
    discovery: { microFrontends: { 'mf-menu': [{ url: expect.stringMatching(/^\/builds\//) }] } },
    importMap: {
      imports: {
        '@shop/ui': 'https://shop.example/shared/@shop--ui.mjs',
        react: 'https://shop.example/shared/react.mjs',
      },
    },
  });
});

test('the modules of the import map export what the shell of a page provides', async () => {
  const folder = await aTemporaryFolder();
  const { files } = await verb('--to', folder);
  expect(files).toEqual([
    'discovery.json',
    'importmap.json',
    'shared/@shop--ui.mjs',
    'shared/react.mjs',
  ]);
  const runtime = path.resolve(
    __dirname,
    '../../../../node_modules/@module-federation/runtime/dist/index.js',
  );
  const page = path.join(folder, 'page.mjs');
  const urlOf = (file: string) => JSON.stringify(pathToFileURL(file).href);
  await writeFile(
    page,
    `const early = await import(${urlOf(path.join(folder, 'shared/react.mjs'))}).catch((error) => error.message);
    const { createInstance } = await import(${urlOf(runtime)});
    const lib = { Button: 1, delete: 2, key: 3 };
    createInstance({ name: 'other', remotes: [] });
    const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
    const shared = { '@shop/ui': { version: '1.0.0', lib: () => lib, shareConfig } };
    createInstance({ name: 'shell', remotes: [], shared });
    const ui = await import(${urlOf(path.join(folder, 'shared/@shop--ui.mjs'))});
    console.log(JSON.stringify([early, Object.keys(ui), ui.Button, ui.delete, ui.default === lib]));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [page]);
  expect(JSON.parse(stdout)).toEqual([
    'react: no shell of this page provides it',
    ['Button', 'default', 'delete', 'key'],
    1,
    2,
    true,
  ]);
});
