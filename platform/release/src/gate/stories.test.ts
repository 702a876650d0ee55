import type { BuildRecord } from '@storefront/compositions';
import { aBuild, aShell } from '@storefront/compositions/testing';
import type { Candidate } from './candidate';
import type { Story } from './stories/story';
import { selectAddresses, selectStories } from './stories/select-stories';
import { catalogsOfBuild } from './catalogs/catalogs-of-build';
import { readCatalogs } from './catalogs/texts';
import { textsIn } from './catalogs/texts-in';
import { readTranslations, recognizer } from './catalogs/translations';

describe('stories of a candidate', () => {
  const REMOTES = ['remote-a', 'remote-b', 'remote-c'] as const;
  const build = (name: string, hash: string, more: Partial<BuildRecord> = {}): BuildRecord =>
    name === 'shell'
      ? aShell([], { contentHash: hash.repeat(64) })
      : aBuild(name, [], { contentHash: hash.repeat(64), ...more });

  function candidateOf(changed: readonly string[], more: Partial<BuildRecord> = {}): Candidate {
    const builds = ['shell', ...REMOTES].map((name) =>
      build(name, changed.includes(name) ? 'b' : 'a', name === 'remote-a' ? more : {}),
    );
    const [shell, ...remotes] = builds;
    if (!shell) throw new Error('there is no shell');
    return {
      composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
      shell,
      remotes,
      served: new Map(['shell', ...REMOTES].map((name) => [name, build(name, 'a')])),
      bytes: async () => null,
    };
  }
  const aStory = (name: string, remotes: readonly string[], more: Partial<Story> = {}): Story => ({
    name,
    capability: 'Something is possible.',
    remotes,
    steps: ['do it'],
    place: 0,
    script: '',
    ...more,
  });
  const STORIES = [
    aStory('alone', ['remote-c']),
    aStory('both', ['remote-b', 'remote-a'], { steps: ['do this', 'do that'] }),
    aStory('of-main', ['remote-a'], { edition: null }),
    aStory('of-edition', ['remote-a'], { edition: 'other' }),
  ];
  const names = (candidate: Candidate, isWhole = false) =>
    selectStories(candidate, STORIES, isWhole).map(({ name }) => name);
  const ofMain = ['both', 'alone', 'of-main'];

  test('a changed remote runs the stories that need it, the longest first', () => {
    expect(names(candidateOf(['remote-c']))).toEqual(['alone']);
    expect(names(candidateOf(['remote-a']))).toEqual(['both', 'of-main']);
    expect(names(candidateOf([]))).toEqual([]);
  });

  test('a changed shell, the first promotion, and a channel of customers run all', () => {
    expect(names(candidateOf(['shell']))).toEqual(ofMain);
    expect(names({ ...candidateOf([]), served: new Map() })).toEqual(ofMain);
    expect(names(candidateOf([]), true)).toEqual(ofMain);
  });

  test('an edition has its own story in place of those of the main build', () =>
    expect(names(candidateOf(['remote-a'], { edition: 'other' }))).toEqual(['both', 'of-edition']));

  test('a composition without a remote has no story that needs it', () => {
    const candidate = candidateOf([]);
    const remotes = candidate.remotes.filter(({ name }) => name !== 'remote-a');
    expect(names({ ...candidate, remotes }, true)).toEqual(['alone']);
  });

  test('a remote that is not served yet is a changed one', () => {
    const candidate = candidateOf([]);
    const served = new Map([...candidate.served].filter(([name]) => name !== 'remote-c'));
    expect(names({ ...candidate, served })).toEqual(['alone']);
  });

  test('texts are read on the pages that show a changed remote, and on all after a change of the shell', () => {
    const routes = [
      { path: '', pages: [{ remote: 'remote-a', page: 'home' }] },
      { path: 'list', pages: [{ remote: 'remote-b', page: 'list' }] },
      {
        path: 'list/one',
        pages: [
          { remote: 'remote-a', page: 'home' },
          { remote: 'remote-c', page: 'one' },
        ],
      },
    ];
    const addresses = (changed: readonly string[], isWhole = false) => {
      const candidate = candidateOf(changed);
      return selectAddresses({ ...candidate, shell: { ...candidate.shell, routes } }, isWhole);
    };
    expect(addresses(['remote-a'])).toEqual(['', 'list/one']);
    expect(addresses(['remote-c'])).toEqual(['list/one']);
    expect(addresses(['remote-d'])).toEqual([]);
    expect(addresses(['shell'])).toEqual(['', 'list', 'list/one']);
    expect(addresses([], true)).toEqual(['', 'list', 'list/one']);
  });
});

describe('catalogs', () => {
  const LOCALES = { en: ['en.js'], es: ['es.js', 'more.js'] };
  const chunk = (texts: unknown): string => `e.exports=JSON.parse('${JSON.stringify(texts)}')`;
  const bytesOf =
    (scripts: Readonly<Record<string, string>>) => async (_: unknown, file: string) =>
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
});

describe('texts of catalogs', () => {
  const t = textsIn(
    new Map([
      [
        'shell',
        [new Map([['order.placed', 'Placed!']]), new Map([['table.name', 'Table {{table}}']])],
      ],
      [
        'mf-cart',
        [
          new Map([
            ['items_one', '{{count}} item'],
            ['items_other', '{{count}} items'],
          ]),
        ],
      ],
    ]),
    'en',
  );

  test('texts of the domain and of the shell are both in the shell', () => {
    expect(t('domain:order.placed')).toBe('Placed!');
    expect(t('shell:table.name', { table: '7' })).toBe('Table 7');
  });

  test('a plural follows its count', () => {
    expect(t('mf-cart:items', { count: 1 })).toBe('1 item');
    expect(t('mf-cart:items', { count: 2 })).toBe('2 items');
  });
});

describe('a text of a translation', () => {
  const has = recognizer([
    'Adicionar',
    '{{count}} itens',
    'Com uma conta em {{name}}, o próximo pedido é mais rápido.',
    'Peça <1>agora</1> por {{price}}',
    'A preencher corretamente: {{fields}}',
    '{{from}} – {{to}}',
  ]);

  test.each([
    ['a text', 'Adicionar'],
    ['a text in another line', ' Adicionar\n'],
    ['a value', '12 itens'],
    ['an article of the value', 'Com uma conta na Bella Napoli, o próximo pedido é mais rápido.'],
    ['a part before a tag', 'Peça'],
    ['a part of a tag', 'agora'],
    ['a part with a value', 'por R$ 10,00'],
    ['an empty value at its end', 'A preencher corretamente:'],
  ])('recognizes %s', (_, text) => {
    expect(has(text)).toBe(true);
  });

  test.each([
    ['another text', 'Add'],
    ['a beginning', 'Adicionar mais'],
    ['the other case', 'adicionar'],
    ['the key of a text', 'footer.add'],
    ['what only a form without words would be', '10 – 20'],
    ['a text around the form', 'Há 12 itens'],
  ])('does not recognize %s', (_, text) => {
    expect(has(text)).toBe(false);
  });
});
