import { checkDeclaration, describeDeclaration, unknownFields } from './check-declaration';
import type { DeclaredPage, RemoteDeclaration, RenderedPageRule } from './declaration.contract';
import { aBuild } from './testing';

const PAGE: DeclaredPage = { path: 'news', page: 'news', heading: 'mf-news:page.title' };
const facts = aBuild('mf-news', ['news', 'archive']);
const DECLARATION: RemoteDeclaration = {
  pages: [{ ...PAGE, dialogs: [{ path: 'archive', page: 'archive' }] }],
};
const sentences = (...of: Parameters<typeof checkDeclaration>): string[] =>
  checkDeclaration(...of).map(describeDeclaration);

test('a declaration that corresponds to its build has no problems', () =>
  expect(sentences(DECLARATION, facts)).toEqual([]));

test('a field of a newer version is named with its path', () =>
  expect(
    sentences(DECLARATION, facts, {
      pages: [{ ...PAGE, colour: 'red', dialogs: [{ path: 'a', sound: true }] }],
      sounds: [],
    }),
  ).toEqual(
    ['pages[0].colour', 'pages[0].dialogs[0].sound', 'sounds'].map(
      (field) =>
        `mf-news: src/declaration.ts, ${field}: is not known: ` +
        'correct its name, or update the tools that build and publish',
    ),
  ));

test('a name that objects inherit is no known field', () =>
  expect(unknownFields(JSON.parse('{"__proto__":{"a":1},"constructor":1}'), {})).toEqual([
    '__proto__',
    'constructor',
  ]));

test.each([
  [19_999, 0],
  [20_001, 1],
])('a declaration of %i bytes has problems: %i', (bytes, count) => {
  const empty = { ...DECLARATION, capabilities: { story: '' } };
  const text = 'x'.repeat(bytes - JSON.stringify(empty).length);
  const found = checkDeclaration(DECLARATION, facts, { ...empty, capabilities: { story: text } });
  expect(found.filter(({ field }) => field === 'the whole')).toHaveLength(count);
});

test.each<[string, Partial<RemoteDeclaration>, object, string]>([
  [
    'a page that is not built',
    { pages: [...DECLARATION.pages, { ...PAGE, path: 'more', page: 'more' }] },
    {},
    'pages: more is not exposed by src/pages: remove it',
  ],
  [
    'a page that is not declared',
    { pages: [PAGE] },
    {},
    'pages: archive of src/pages is not declared: add it',
  ],
  [
    'a widget that is not built',
    { widgets: [{ widget: 'latest', slot: 'bar', props: 1 }] },
    {},
    'widgets: latest is not exposed by src/widgets: remove it',
  ],
  [
    'an event that is used and not declared',
    {},
    { shared: { '@storefront/shared-domain/bus': ['newsBus.read'] } },
    'events: newsBus.read is used and not declared: add it',
  ],
  [
    'an event that is not used',
    { events: { subscribes: ['newsBus.read'] } },
    {},
    'events: newsBus.read is not used: remove it',
  ],
  [
    'a stored value that is used and not declared',
    {},
    { shared: { '@storefront/shared-domain/storage': ['keys.lastRead', 'readValue'] } },
    'stored: lastRead is used and not declared: add it',
  ],
  [
    'a budget of nothing',
    { budgets: { './pages/more': 1 } },
    {},
    'budgets../pages/more: the build has no such expose: remove it',
  ],
])('%s is refused', (_case, changes, build, says) =>
  expect(sentences({ ...DECLARATION, ...changes }, { ...facts, ...build })).toEqual([
    `mf-news: src/declaration.ts, ${says}`,
  ]),
);

test('an edition may use less than the main build', () =>
  expect(
    sentences(
      { ...DECLARATION, editions: { short: { module: null } }, stored: ['lastRead'] },
      facts,
    ),
  ).toEqual([]));

test.each<[string, RenderedPageRule, string]>([
  [
    'a parameter without a kind',
    { queries: [{ parameters: { id: {} } }] },
    'rendered.queries[0].parameters.id: state exactly one of values, uuid, any, in and groupOf',
  ],
  [
    'a parameter with two kinds',
    { queries: [{ parameters: { id: { uuid: true, values: ['a'] } } }] },
    'rendered.queries[0].parameters.id: state exactly one of values, uuid, any, in and groupOf',
  ],
  [
    'any text on a page for all visitors',
    { queries: [{ parameters: { id: { any: true } } }] },
    'rendered.queries[0].parameters.id: any text would fill the cache of screens: state values, or render with data',
  ],
  [
    'a group of no item',
    { queries: [{ parameters: { group: { groupOf: 'id' } } }] },
    'rendered.queries[0].parameters.group: id is no parameter with a list: name one with "in"',
  ],
  [
    'data of a parameter that is no uuid',
    { queries: [{ parameters: { id: { values: ['a'] } } }], data: '/news/{id}' },
    'rendered.data: {id} is no parameter with a uuid in every form of the query',
  ],
  [
    'data of a parameter that may be missing',
    { queries: [{ parameters: { id: { uuid: true, optional: true } } }], data: '/news/{id}' },
    'rendered.data: {id} is no parameter with a uuid in every form of the query',
  ],
  [
    'data of a page without a query',
    { data: '/news/{id}' },
    'rendered.data: {id} is no parameter with a uuid in every form of the query',
  ],
])('a rule with %s is refused', (_case, rendered, says) =>
  expect(sentences({ pages: [{ ...DECLARATION.pages[0]!, rendered }] }, facts)).toEqual([
    `mf-news: src/declaration.ts, pages[0].${says}`,
  ]),
);

test.each(['', 'news/:slug'])('%p catches nothing below it', (path) => {
  const pages = [
    { ...PAGE, path, catchesBelow: true as const },
    { ...PAGE, path: 'a', page: 'archive' },
  ];
  expect(sentences({ pages }, facts)).toEqual([
    'mf-news: src/declaration.ts, pages[0].catchesBelow: only a fixed path below the home can: remove it',
  ]);
});
