import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findExposes } from './exposes';
import { checkHeadings } from './headings';
import { remoteDefinitions } from './definitions';
import { remoteNames, workspaceRoot } from './workspace';
import { consumedByRemote, singletons } from './singletons';
import { localeRules } from './monolith-config';
import { createBill, usedPackages } from './plugins/sbom';
import { entryFiles } from './shared-names/entry-files';
import { offeredNames } from './shared-names/offered-names';
import { placedSlots, usedNames } from './shared-names/describe-sharing';

describe('what a remote offers', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'storefront-room-'));
    await mkdir(path.join(dir, 'src/pages'), { recursive: true });
    await mkdir(path.join(dir, 'src/widgets'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  test('a remote offers what its file names say, and nothing else', async () => {
    const files = [
      'remote.ts',
      'pages/cart.page.tsx',
      'pages/cart.page.test.tsx',
      'pages/cart.module.css',
      'widgets/button.widget.tsx',
      'widgets/icon.tsx',
    ];
    for (const file of files) await writeFile(path.join(dir, 'src', file), '');
    expect(findExposes(dir)).toEqual({
      './remote': { import: './src/remote.ts', name: 'remote' },
      './pages/cart': { import: './src/pages/cart.page.tsx', name: 'page-cart' },
      './widgets/button': { import: './src/widgets/button.widget.tsx', name: 'widget-button' },
    });
  });

  describe('an edition', () => {
    beforeEach(async () => {
      await mkdir(path.join(dir, 'src/editions/new'), { recursive: true });
      for (const file of [
        'remote.ts',
        'pages/pizza.page.tsx',
        'pages/extra.page.tsx',
        'editions/new/pizza.page.tsx',
      ])
        await writeFile(path.join(dir, 'src', file), '');
    });

    test('offers the same pages, its own in place of the main ones', () => {
      expect(findExposes(dir, 'new')).toEqual({
        ...findExposes(dir),
        './pages/pizza': { import: './src/editions/new/pizza.page.tsx', name: 'page-pizza' },
      });
    });

    test('cannot offer a page that the main build has not', async () => {
      await writeFile(path.join(dir, 'src/editions/new/party.page.tsx'), '');
      expect(() => findExposes(dir, 'new')).toThrow('the main build has no ./pages/party');
    });
  });

  test('a heading or title without a text is refused with its field', async () => {
    await mkdir(path.join(dir, 'src/locales'));
    await writeFile(path.join(dir, 'src/locales/en.json'), '{"page":{"title":"News"}}');
    const check = (title: string) => () =>
      checkHeadings('mf-news', dir, {
        pages: [{ path: 'news', page: 'news', heading: 'mf-news:page.title', title }],
      });
    expect(check('shell:page.hours')).not.toThrow();
    expect(check('mf-news:page.titel')).toThrow(
      'mf-news: src/declaration.ts, pages[0].title: no text mf-news:page.titel',
    );
  });
});

const scriptsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

const readNames = remoteNames
  .flatMap((name) => scriptsOf(path.join(workspaceRoot, name, 'src')))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/process\.env(?:\.|\[')(\w+)/g)])
  .map(([, name]) => `process.env.${name}`)
  .filter((name) => name !== 'process.env.NODE_ENV');

test('every environment variable that a remote reads in the browser is replaced by the build', () => {
  expect(readNames).toContain('process.env.BUILD_EDITION');
  expect(Object.keys(remoteDefinitions(null))).toEqual(expect.arrayContaining(readNames));
});

describe('singletons', () => {
  const exportsOf = (workspace: string): string[] => {
    const manifest: { exports: Record<string, unknown> } = JSON.parse(
      readFileSync(path.join(__dirname, '../../..', workspace, 'package.json'), 'utf8'),
    );
    return Object.keys(manifest.exports).map(
      (entry) => `@storefront/${workspace}${entry.slice(1)}`,
    );
  };

  test('every public entry of shared-domain lives once, but those for tests and for servers', () => {
    const listed = singletons
      .map(({ key }) => key)
      .filter((key) => key.startsWith('@storefront/shared-domain'));
    expect([...listed].sort()).toEqual(
      exportsOf('shared-domain')
        .filter((entry) => !/\/(?:testing|opening)$/.test(entry))
        .sort(),
    );
  });

  test('a remote carries no copy of a singleton, and insists on the version of ours', () => {
    const consumed = Object.entries(consumedByRemote());
    expect(consumed.map(([key]) => key)).toEqual(singletons.map(({ key }) => key));
    for (const [key, { import: copy, singleton, strictVersion }] of consumed) {
      expect({ copy, singleton, strictVersion }).toEqual({
        copy: false,
        singleton: true,
        strictVersion: key.startsWith('@storefront/'),
      });
    }
  });
});

describe('texts in one bundle', () => {
  type Loader = (
    this: { getOptions: () => unknown; callback: (error: null, source: string) => void },
    source: string,
  ) => void;

  test('the texts of each remote have chunks of their own in one bundle', () => {
    const names = localeRules.map(({ loader, options }) => {
      const load = createRequire(__filename)(loader as string) as Loader;
      const written: string[] = [];
      load.call(
        { getOptions: () => options, callback: (_, source) => void written.push(source) },
        'import(/* webpackChunkName: "locale-en" */ "./en.json")',
      );
      return /webpackChunkName: "([^"]*)"/.exec(written[0] ?? '')?.[1];
    });
    expect(names).toEqual(remoteNames.map((name) => `${name}-locale-en`));
  });
});

describe('the module of catalogues', () => {
  const { writeIndex } = jest.requireActual<{
    writeIndex: (source: string, folder: string) => string;
  }>('./catalogues/write-index.cjs');

  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'storefront-locales-'));
    writeFileSync(path.join(folder, 'pt-br.json'), '{ "hello": "Olá" }');
    writeFileSync(path.join(folder, 'en.json'), '{ "hello": "Hello" }');
    writeFileSync(path.join(folder, 'es-PY.json'), '{ "hello": "Hola, vos" }');
    writeFileSync(path.join(folder, 'index.ts'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('each catalogue of a folder is a chunk of its language, each overlay one of its own', () =>
    expect(writeIndex('export const locales = {} as Locales;\n', folder)).toBe(
      `export const locales = {
'en': () => import(/* webpackChunkName: "locale-en" */ './en.json'),
'es-PY': () => import(/* webpackChunkName: "overlay-es-PY" */ './es-PY.json'),
'pt-br': () => import(/* webpackChunkName: "locale-pt-br" */ './pt-br.json')
};
`,
    ));
});

describe('the bill of materials', () => {
  const at = (file: string): string => path.join(workspaceRoot, file);
  const own = at('mf-menu');
  const packages = usedPackages(
    [
      at('mf-menu/src/remote.ts'),
      at('node_modules/effector/effector.mjs'),
      at('node_modules/effector/package.json'),
      at('shared-kit/src/plain/illustration.ts'),
      '/elsewhere/file.ts',
    ],
    own,
  );

  interface Bill {
    bomFormat: string;
    specVersion: string;
    metadata: { component: { name: string; version: string } };
    components: {
      name: string;
      version: string;
      purl: string;
      licenses?: { license: { id: string } }[];
      hashes?: { alg: string; content: string }[];
    }[];
  }

  test('the bill names version, license, package URL and the hash that the lock states', () => {
    const bill = JSON.parse(createBill({ name: 'mf-menu', version: '1.0.0+a' }, packages)) as Bill;
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'mf-menu', version: '1.0.0+a' } },
    });
    const [kit, effector] = bill.components;
    expect(kit).toMatchObject({ purl: 'pkg:npm/%40storefront/shared-kit@1.0.0' });
    expect(kit).not.toHaveProperty('hashes');
    expect(effector).toMatchObject({
      name: 'effector',
      purl: `pkg:npm/effector@${effector?.version}`,
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
    });
  });

  test('equal packages give equal bytes, in any order; an expression of licenses stays one', () => {
    const build = { name: 'mf-menu', version: '1.0.0+a' };
    expect(createBill(build, packages)).toBe(createBill(build, packages.toReversed()));
    const dual = { name: 'dual', version: '1.0.0', license: '(MIT OR Apache-2.0)', integrity: '' };
    expect(JSON.parse(createBill(build, [dual]))).toMatchObject({
      components: [{ licenses: [{ expression: '(MIT OR Apache-2.0)' }] }],
    });
  });
});

describe('shared names', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'storefront-names-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  async function file(name: string, ...lines: string[]): Promise<string> {
    const place = path.join(dir, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, lines.join('\n'));
    return place;
  }

  const KEY = '@storefront/shared-domain/bus';
  const namesIn = (source: string) => [...(usedNames([source], new Set([KEY])).get(KEY) ?? [])];

  test.each([
    {
      case: 'a member of a namespace',
      code: `import { cartBus } from '${KEY}'; cartBus.lineAdded(1);`,
      uses: ['cartBus.lineAdded'],
    },
    {
      case: 'a name under another name',
      code: `import { cartBus as bus } from '${KEY}'; bus.cleared();`,
      uses: ['cartBus.cleared'],
    },
    {
      case: 'all of it under one name',
      code: `import * as bus from '${KEY}'; bus.cartBus.cleared();`,
      uses: ['cartBus'],
    },
    {
      case: 'a name handed on',
      code: `import { cartBus } from '${KEY}'; register(cartBus);`,
      uses: ['cartBus'],
    },
    { case: 'a name exported again', code: `export { cartBus } from '${KEY}';`, uses: ['cartBus'] },
    {
      case: 'an element',
      code: `import { Card } from '${KEY}'; export const a = <Card />;`,
      uses: ['Card'],
    },
    { case: 'everything', code: `export * from '${KEY}';`, uses: ['*'] },
    {
      case: 'a type',
      code: `import { type Toast } from '${KEY}'; import type { A } from '${KEY}'; export type B = Toast & A;`,
      uses: [],
    },
    {
      case: 'the type of a value',
      code: `import { cartBus } from '${KEY}'; export type B = typeof cartBus;`,
      uses: [],
    },
    { case: 'another module', code: `import { a } from './bus'; a();`, uses: [] },
  ])('used names: $case', async ({ code, uses }) =>
    expect(namesIn(await file('a.tsx', code))).toEqual(uses),
  );

  test('offered names are the values of an entry, with the members that its sources declare', async () => {
    await file(
      'cart.ts',
      'export const lineAdded = 1;',
      'export type Line = 1;',
      'export interface A {}',
      'export function cleared() {}',
    );
    await file(
      'paths/index.ts',
      `export const paths = { menu: () => '/', cart: 1 } as const;`,
      'export const other = make();',
    );
    const entry = await file(
      'index.ts',
      `export * as cartBus from './cart';`,
      `export type { Line } from './cart';`,
      `export * from './paths';`,
      `export { cleared as emptied, type A } from './cart';`,
    );
    expect(offeredNames(entry)).toEqual([
      'cartBus',
      'cartBus.cleared',
      'cartBus.lineAdded',
      'emptied',
      'other',
      'paths',
      'paths.cart',
      'paths.menu',
    ]);
  });

  test('placed widgets are the ids of the slots', async () => {
    const source = await file(
      'slots.tsx',
      `export const a = <><Slot name="cart-button" props={{}} /><Other name="no" /></>;`,
    );
    expect(placedSlots([source])).toEqual(['cart-button']);
  });

  test('every own singleton has an entry that can be described', () => {
    const described = [...entryFiles()].map(([key, entry]) => [
      key,
      offeredNames(entry).length > 0,
    ]);
    expect(described.every(([, isDescribed]) => isDescribed)).toBe(true);
  });
});
