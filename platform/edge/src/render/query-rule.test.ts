import type { RenderedPageRule } from '@storefront/compositions';
import { pageQuery } from './page-query';
import { type AcceptedQuery, acceptedQuery } from './query-rule';

const ID = '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11';
const LISTS = new Map([
  ['items', new Map([['1', new Set(['new', 'all'])]])],
  ['others', new Map([['2', new Set(['all'])]])],
]);
const read = (rule: RenderedPageRule, query: string): AcceptedQuery | null =>
  acceptedQuery(rule, pageQuery(`/page?${query}`), LISTS);
const PLAIN = { module: null, dataPath: null };

test.each([
  ['', PLAIN],
  ['src=push&utm_source=x', PLAIN],
  ['id=1', null],
])('a page without a query, with %p', (query, expected) =>
  expect(read({}, query)).toEqual(expected),
);

describe('one form', () => {
  const rule: RenderedPageRule = {
    queries: [
      {
        parameters: {
          id: { in: 'items' },
          group: { groupOf: 'id', optional: true },
          by: { values: ['name', 'price'], optional: true },
        },
      },
    ],
  };

  test.each([
    ['an item of its list', 'id=1'],
    ['a group that shows the item', 'id=1&group=new'],
    ['one of the values', 'by=price&id=1'],
    ['parameters in any order', 'group=all&by=name&id=1'],
    ['parameters of the visit', 'id=1&fbclid=x'],
  ])('accepts %s', (_case, query) => expect(read(rule, query)).toEqual(PLAIN));

  test.each([
    ['no query', ''],
    ['an item of another list', 'id=2'],
    ['an item of no list', 'id=constructor'],
    ['a group that does not show the item', 'id=1&group=old'],
    ['a group without its item', 'group=new'],
    ['another value', 'id=1&by=colour'],
    ['an empty value', 'id=1&by='],
    ['another parameter', 'id=1&step=2'],
    ['a parameter twice', 'id=1&id=1'],
    ['a name that objects inherit', 'id=1&constructor=x'],
  ])('leaves %s to the browser', (_case, query) => expect(read(rule, query)).toBeNull());
});

test('the first form that a query has decides, with its module', () => {
  const rule: RenderedPageRule = {
    queries: [
      { parameters: { id: { in: 'items' } } },
      { parameters: { id: { in: 'others' } }, module: 'new_items' },
    ],
  };
  expect(read(rule, 'id=1')).toEqual(PLAIN);
  expect(read(rule, 'id=2')).toEqual({ module: 'new_items', dataPath: null });
  expect(read(rule, 'id=3')).toBeNull();
});

test('a list that the restaurant does not have has no item', () =>
  expect(read({ queries: [{ parameters: { id: { in: 'unknown' } } }] }, 'id=1')).toBeNull());

describe('personal data', () => {
  const rule: RenderedPageRule = {
    queries: [{ parameters: { id: { uuid: true }, from: { any: true, optional: true } } }],
    data: '/news/{id}/read',
  };

  test.each([[`id=${ID}`], [`from=%2e%2e%2f&id=${ID}`], [`id=${ID.toUpperCase()}`]])(
    'of %s are at a path with the id',
    (query) => expect(read(rule, query)?.dataPath?.toLowerCase()).toBe(`/news/${ID}/read`),
  );

  test.each(['id=1', 'id=%2e%2e%2fother', `id=${ID}%2f`, 'from=here', `id=${ID}&id=${ID}`])(
    'are not requested for %s',
    (query) => expect(read(rule, query)).toBeNull(),
  );
});
