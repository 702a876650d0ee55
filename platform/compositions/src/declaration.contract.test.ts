import { DeclaredPage, RemoteDeclaration, RenderedPageRule } from './declaration.contract';

const PAGE = { path: 'news', page: 'news', heading: 'mf-news:page.title' };
const accepts = (changes: object): boolean =>
  DeclaredPage.safeParse({ ...PAGE, ...changes }).success;

test.each([
  ['the home', { path: '' }],
  ['a path with parameters', { path: 'news/:slug/more' }],
  ['the heading of an item', { heading: 'item' }],
  ['a dialog', { dialogs: [{ path: 'archive', page: 'archive' }] }],
  ['a rendered page', { rendered: {} }],
])('%s is accepted', (_case, changes) => expect(accepts(changes)).toBe(true));

test.each([
  ['a slash before it', { path: '/news' }],
  ['a slash after it', { path: 'news/' }],
  ['an empty segment', { path: 'news//more' }],
  ['a parent folder', { path: 'news/..' }],
  ['a character that a URL encodes', { path: 'news/today?' }],
  ['a capital letter', { path: 'News' }],
  ['any address', { path: '*' }],
  ['121 characters', { path: 'n'.repeat(121) }],
])('a path with %s is refused', (_case, changes) => expect(accepts(changes)).toBe(false));

test.each([
  ['a heading that is no key of a catalogue', { heading: 'Latest news' }],
  ['a page that is no name of a file', { page: '../news' }],
  ['a dialog at the address of its page', { dialogs: [{ path: '', page: 'archive' }] }],
  ['a link that is no name', { links: ['news-page'] }],
  ['a page that is not of the payment, said as false', { isOfPayment: false }],
])('%s is refused', (_case, changes) => expect(accepts(changes)).toBe(false));

test.each([
  ['a time of more than a day', { freshMinutes: 1441 }],
  ['an empty list of forms', { queries: [] }],
  ['a name with a space', { queries: [{ parameters: { 'a b': { any: true } } }] }],
  ['data of another host', { data: '//evil/x' }],
  ['data with a query', { data: '/news?id={id}' }],
])('a rule with %s is refused', (_case, rule) =>
  expect(RenderedPageRule.safeParse(rule).success).toBe(false),
);

test('a stored declaration is read without the fields of a newer version', () =>
  expect(
    RemoteDeclaration.parse({ pages: [{ ...PAGE, colour: 'red' }], sounds: ['ping'] }),
  ).toEqual({ pages: [PAGE] }));
