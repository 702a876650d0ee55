import { aBuild, aShell } from '@storefront/compositions/testing';
import { catalogsOfBuild } from './catalogs-of-build';
import { readCatalogs } from './texts';
import { readTranslations } from './translations';

const LOCALES = { en: ['en.js'], es: ['es.js', 'more.js'] };
const chunk = (texts: unknown): string => `e.exports=JSON.parse('${JSON.stringify(texts)}')`;
const bytesOf = (scripts: Readonly<Record<string, string>>) => async (_: unknown, file: string) =>
  scripts[file] === undefined ? null : Buffer.from(scripts[file]);
const catalogsIn = async (script: string) =>
  (
    await catalogsOfBuild(
      bytesOf({ 'en.js': script }),
      aBuild('mf-menu', [], { locales: LOCALES }),
      'en',
    )
  ).map((catalog) => [...catalog]);

test('the texts of a chunk have the keys of their objects; other values are no texts', async () =>
  expect(
    await catalogsIn(
      chunk({ title: 'Menu', line: { add: 'Add', more: { less: 'Less' } }, n: 1, no: null }),
    ),
  ).toEqual([
    [
      ['title', 'Menu'],
      ['line.add', 'Add'],
      ['line.more.less', 'Less'],
    ],
  ]));

test('a chunk may have several catalogs; other calls have none', async () => {
  expect(await catalogsIn(`f(()=>{${chunk({ a: 'A' })}});${chunk({ b: 'B' })}`)).toEqual([
    [['a', 'A']],
    [['b', 'B']],
  ]);
  for (const script of [
    'JSON.parse()',
    'JSON.parse(text)',
    `JSON.stringify('{"a":"A"}')`,
    `parse('{"a":"A"}')`,
    `new Text('{"a":"A"}')`,
    `JSON.parse;run('{"a":"A"}')`,
  ])
    expect([script, await catalogsIn(script)]).toEqual([script, []]);
});

test('a build has the catalogs of all files of a language that are there, or none', async () => {
  const build = aBuild('mf-menu', [], { locales: LOCALES });
  const bytes = bytesOf({ 'en.js': chunk({ a: 'A' }), 'more.js': chunk({ b: 'B' }) });
  const sizes = async (language: string, of = build) =>
    (await catalogsOfBuild(bytes, of, language)).map(({ size }) => size);
  expect(await sizes('es')).toEqual([1]);
  expect(await sizes('fr')).toEqual([]);
  expect(await sizes('en', aBuild('mf-cart', [], { locales: undefined }))).toEqual([]);
});

test('a composition has the catalogs of its shell and its remotes, and a translation for each language', async () => {
  const builds = {
    shell: aShell([], { locales: { en: ['shell.js'], es: [] } }),
    remotes: [aBuild('mf-menu', [], { locales: { en: ['en.js'], es: ['es.js'] } })],
    bytes: bytesOf({
      'shell.js': chunk({ back: 'Back' }),
      'en.js': chunk({ title: 'Menu', count: 'All {{count}} dishes' }),
      'es.js': chunk({ title: 'Carta' }),
    }),
  };
  expect([...(await readCatalogs(builds, 'en')).keys()]).toEqual(['shell', 'mf-menu']);
  const [en, es, ...others] = await readTranslations(builds);
  expect([en?.language, es?.language, others]).toEqual(['en', 'es', []]);
  expect([en?.texts('shell:back'), es?.texts('mf-menu:title')]).toEqual(['Back', 'Carta']);
  expect([en?.has('Menu'), en?.has('All 7 dishes'), en?.has('Back')]).toEqual([true, true, true]);
  expect([en?.has('Carta'), es?.has('Carta'), es?.has('Menu')]).toEqual([false, true, false]);
});

test('a shell without texts has no translations', async () => {
  const shell = aShell([], { locales: undefined });
  expect(await readTranslations({ shell, remotes: [], bytes: async () => null })).toEqual([]);
});
