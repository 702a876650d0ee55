import { readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import * as core from '@module-federation/runtime/core';
import { MANIFEST } from '@storefront/compositions';
import { type Built, buildChanged, cacheFolder } from './testing/changed-build.test-kit';

const SOURCES = {
  'src/remote.ts': `export const remote = { name: 'mf-menu' };`,
  'src/part.ts': `export const part = { of: 'part' };`,
  'src/pages/home.page.tsx': `export default () => 'as it was';`,
  'src/pages/hours.page.tsx': `export default () => import('../part');`,
  'rspack.config.ts': `import { remoteConfig } from '@storefront/build';
export default remoteConfig('mf-menu', import.meta.dirname);`,
};

interface Container {
  init(scope: object, initScope: object[]): Promise<unknown>;
  get(expose: string): Promise<() => { default: () => unknown }>;
}

/** Attributes and members of a script element that the chunk loader of a build uses. */
class Script {
  readonly tagName = 'SCRIPT';
  readonly parentNode = null;
  src = '';
  onload: ((event: object) => void) | null = null;
  private readonly attributes = new Map<string, string>();
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  getAttribute = (name: string) =>
    name === 'src' ? this.src : (this.attributes.get(name) ?? null);
}

/** A page with the files of builds at the URLs of their shared folder. */
function openPage(files: ReadonlyMap<string, string>) {
  const ran: string[] = [];
  const scripts: Script[] = [];
  const document = {
    currentScript: null as Script | null,
    createElement: () => new Script(),
    getElementsByTagName: () => scripts,
    head: {
      // elements of both builds are in the page before any of them runs
      appendChild: (script: Script) => {
        scripts.push(script);
        setImmediate(() => run(script));
      },
    },
  };
  const page: Record<string, unknown> = vm.createContext({
    document,
    location: { origin: 'https://shop' },
    setTimeout,
    clearTimeout,
    console,
    URL,
    _FEDERATION_RUNTIME_CORE: core,
  });
  Object.assign(page, { window: page, self: page });
  function run(script: Script): void {
    const name = script.src.split('/').at(-1) ?? '';
    ran.push(name);
    document.currentScript = script;
    vm.runInContext(files.get(name) ?? '', page as vm.Context);
    document.currentScript = null;
    script.onload?.({ type: 'load', target: script });
  }
  return {
    ran,
    start: async ({ record }: Built): Promise<Container> => {
      const script = new Script();
      script.src = `https://shop/builds/mf-menu/files/${record.entry.js[0]}`;
      run(script);
      const container = page['mf_menu'] as Container;
      await container.init({}, []);
      return container;
    },
  };
}

let folder: string;
let builds: readonly [Built, Built];
/** The sources of the first build, built again. */
let again: Built;
const files = new Map<string, string>();

beforeAll(async () => {
  folder = await cacheFolder();
  const workspace = path.join(folder, 'mf-menu');
  await mkdir(path.join(workspace, 'src/pages'), { recursive: true });
  for (const [file, text] of Object.entries(SOURCES))
    await writeFile(path.join(workspace, file), text);
  const build = async (name: string, to: string) => {
    await mkdir(path.join(folder, name), { recursive: true });
    const change = { file: 'src/pages/home.page.tsx', from: 'as it was', to };
    return buildChanged(workspace, change, path.join(folder, name), name);
  };
  builds = [await build('a', 'one'), await build('b', 'two')];
  again = await build('a', 'one');
  for (const { record, folder: out } of builds)
    for (const { path: file } of record.files)
      files.set(file, await readFile(path.join(out, file), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true }));

const scriptsOf = ({ record }: Built) =>
  record.files.map((file) => file.path).filter((file) => file.endsWith('.js'));

test('of two builds only the entry and the changed page have other names', () => {
  const [before, after] = builds.map(scriptsOf) as [string[], string[]];
  expect(after.filter((file) => !before.includes(file)).map((file) => file.split('.')[0])).toEqual([
    'entry',
    'page-home',
  ]);
});

test('the same sources give the same files, with a manifest that names the entry and no place', async () => {
  const [first] = builds;
  expect(again.record.files).toEqual(first.record.files);
  const manifest = await readFile(path.join(first.folder, MANIFEST), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    metaData: { remoteEntry: { name: first.record.entry.js[0] }, publicPath: 'auto' },
  });
  expect(manifest).not.toContain(path.dirname(folder));
  expect(first.record.files.map((file) => file.path)).toContain(MANIFEST);
});

test('in one page each build runs its own copy of a file that both have, also at the same time', async () => {
  const { start, ran } = openPage(files);
  const containers = [await start(builds[0]), await start(builds[1])];
  const modules = await Promise.all(
    containers.map(async (container) => {
      const [home, hours] = await Promise.all(
        ['./pages/home', './pages/hours'].map(
          async (page) => (await container.get(page))().default,
        ),
      );
      return { home: home?.(), hours, part: await hours?.() };
    }),
  );
  expect(modules.map(({ home }) => home)).toEqual(['one', 'two']);
  expect(modules[0]?.hours).not.toBe(modules[1]?.hours);
  expect(modules[0]?.part).not.toBe(modules[1]?.part);
  expect(modules.map(({ part }) => part)).toEqual([
    expect.objectContaining({ part: { of: 'part' } }),
    expect.objectContaining({ part: { of: 'part' } }),
  ]);
  expect(ran.filter((name) => name.startsWith('page-hours.'))).toHaveLength(2);
});
