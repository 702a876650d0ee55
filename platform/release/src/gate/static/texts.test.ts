import type { BuildRecord } from '@storefront/compositions';
import { aBuild, aShell } from '@storefront/compositions/testing';
import type { Candidate } from '../candidate';
import { texts } from './texts';

type Catalogs = Readonly<Record<string, unknown>>;

const file = (path: string) => ({ path, size: 1, integrity: `sha384-${'A'.repeat(64)}` });
const LOCALES = { en: ['en.js'], 'pt-br': ['pt-br.js'], es: ['es.js'] };
const remoteOf = (hash: string): BuildRecord =>
  aBuild('mf-menu', [], {
    contentHash: hash.repeat(64),
    locales: LOCALES,
    files: [file('page.js')],
  });

/** A candidate whose shell names the languages; `served` are the catalogs of what it replaces. */
function candidateOf(catalogs: Catalogs, script = '', served: Catalogs | null = null): Candidate {
  const sources = (of: Catalogs): Record<string, string> =>
    Object.fromEntries(
      Object.entries(of).map(([language, value]) => [
        `${language}.js`,
        `e.exports=JSON.parse('${JSON.stringify(value)}')`,
      ]),
    );
  const now: Record<string, string> = { ...sources(catalogs), 'page.js': script };
  const before = sources(served ?? {});
  return {
    composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
    shell: aShell([], { locales: { en: [], 'pt-br': [], es: [] } }),
    remotes: [remoteOf('a')],
    served: new Map(served ? [['mf-menu', remoteOf('b')]] : []),
    bytes: async ({ contentHash, name }, path) => {
      const text = (contentHash.startsWith('a') ? now : before)[path];
      return name === 'mf-menu' && text !== undefined ? Buffer.from(text) : null;
    },
  };
}

const EN = {
  page: { title: 'Your cart' },
  items_one: '{{count}} item',
  items_other: '{{count}} items',
};
const PT = {
  page: { title: 'Sua sacola' },
  items_one: '{{count}} item',
  items_many: '{{count}} itens',
};
const ES = { page: { title: 'Tu carrito' }, items_other: '{{count}} productos' };

test('languages with the same texts pass, with the plurals of each', async () =>
  expect(await texts.run(candidateOf({ en: EN, 'pt-br': PT, es: ES }, '"page.title"'))).toEqual(
    [],
  ));

test.each([
  [{ ...PT, page: { title: ' ' } }, 'the text page.title in pt-br is empty'],
  [{ ...PT, page: { title: 'Your cart' } }, 'the text page.title in pt-br is English: “Your cart”'],
  [
    { ...PT, items_one: 'um item' },
    'the text items_one in pt-br has other values than in en: “um item”',
  ],
  [{ items_one: PT.items_one }, 'pt-br lacks the text page.title'],
  [{}, 'pt-br lacks the text page.title'],
])('%j: %s', async (portuguese, finding) =>
  expect(
    await texts.run(candidateOf({ en: EN, 'pt-br': portuguese, es: ES }, 'e("page.title")')),
  ).toEqual([`mf-menu: ${finding}`]),
);

test('letters with accents are part of a word: força da senha is no English', async () =>
  expect(
    await texts.run(candidateOf({ en: EN, 'pt-br': { ...PT, page: { title: 'Força' } }, es: ES })),
  ).toEqual([]));

test('a text that the served build had in a language must stay, also when no script names it', async () => {
  const lost = { en: EN, 'pt-br': {}, es: ES };
  expect(await texts.run(candidateOf(lost))).toEqual([]);
  expect(await texts.run(candidateOf(lost, '', { en: EN, 'pt-br': PT, es: ES }))).toEqual([
    'mf-menu: pt-br lacks 2 texts, the first is page.title',
  ]);
});

test('the values of a text may come in another order', async () => {
  const en = { total: '{{count}}: {{sum}}' };
  const other = { total: '{{sum}}: {{count}}' };
  expect(await texts.run(candidateOf({ en, 'pt-br': other, es: en }))).toEqual([]);
});

test('one of several scripts that names a text shows it', async () => {
  const candidate = candidateOf({ en: EN, 'pt-br': {}, es: ES }, '"page.title"');
  const [remote] = candidate.remotes;
  const more = { ...remote, files: [file('page.js'), file('shell-like.js')] } as BuildRecord;
  const found = await texts.run({
    ...candidate,
    remotes: [more],
    bytes: async (build, path) =>
      path === 'shell-like.js' ? Buffer.from('run()') : candidate.bytes(build, path),
  });
  expect(found).toEqual(['mf-menu: pt-br lacks the text page.title']);
});
