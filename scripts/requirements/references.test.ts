import { idsIn } from './references';

/** Areas that no requirement has: these texts are references of no row. */
const areas = ['SOUP', 'BREAD', 'T9N'];
const titled = (...ids: string[]): string =>
  `test('${ids.map((id) => `[${id}]`).join(' ')} is warm')`;

test.each([
  ['a title', titled('SOUP-14', 'BREAD-05'), ['SOUP-14', 'BREAD-05']],
  ['a comment', '/** Decided by SOUP-14. */', ['SOUP-14']],
  [
    'a list continued by numbers',
    'Bread (BREAD-32, 34 and 35).',
    ['BREAD-32', 'BREAD-34', 'BREAD-35'],
  ],
  ['a range', 'SOUP-16 to 21, SOUP-02 to SOUP-04', ['SOUP-16', 'SOUP-21', 'SOUP-02', 'SOUP-04']],
  ['numbers of another width are amounts', 'BREAD-32, 5 of them', ['BREAD-32']],
  ['a number with too many digits is an id of its own', 'SOUP-014', ['SOUP-014']],
  ['an unknown area in square brackets', titled('STEW-14'), ['STEW-14']],
  ['other words with numbers', 'SHA-256, UTF-8, M-12, X-SOUP-14, SOUP-1x, xT9N-01', []],
])('%s', (_case, text, ids) => expect(idsIn(text, areas)).toEqual(ids));
