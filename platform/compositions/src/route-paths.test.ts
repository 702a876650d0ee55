import { hasParameters, isBelow, overlap, rowsByPath } from './route-paths';
import { findRow, standsFor } from './find-row';

test.each([
  ['news', 'news', true],
  ['news/:slug', 'news/today', true],
  ['news/:slug', 'news/', false],
  ['news/:slug', 'news/today/more', false],
  [':section', 'news', true],
  [':section', '', false],
  ['', '', true],
  ['news', 'NEWS', false],
])('%p stands for %p: %p', (pattern, path, expected) =>
  expect(standsFor(pattern, path)).toBe(expected),
);

test.each([
  ['a/:x/c', 'a/b/:y', true],
  ['a/:x', 'a/b/c', false],
  ['a', 'b', false],
  [':x', '', false],
  ['', ':x', false],
])('%p and %p have an address in common: %p', (one, other, expected) =>
  expect(overlap(one.split('/'), other.split('/'))).toBe(expected),
);

test.each([
  ['tablet', 'tablet/any', true],
  ['tablet', 'tablet/any/more', true],
  ['tablet', 'tablet', false],
  ['tablet', 'tablets/any', false],
  ['news/:slug', 'news/today/more', true],
  ['', 'news', false],
])('below %p is %p: %p', (above, path, expected) => expect(isBelow(above, path)).toBe(expected));

test('the row of a path is the one without parameters, else the first that stands for it', () => {
  const rows = ['news/:slug', 'news/about', 'news/:other'].map((path, index) => ({ path, index }));
  const paths = ['news/about', 'news/today', 'news', 'news/:slug'];
  for (const find of [rowsByPath(rows), (path: string) => findRow(rows, path)])
    expect(paths.map((path) => find(path)?.index)).toEqual([1, 0, undefined, 0]);
});

test('of several paths with parameters the first fixed segment decides, as in routers', () => {
  const rows = [{ path: 'news/:id/:part' }, { path: 'news/:id/edit' }, { path: ':any/1/edit' }];
  for (const find of [rowsByPath(rows), (path: string) => findRow(rows, path)])
    expect(['news/1/edit', 'news/1/more'].map((path) => find(path)?.path)).toEqual([
      'news/:id/edit',
      'news/:id/:part',
    ]);
});

test('a parameter is a segment that begins with a colon', () =>
  expect(['news', 'news/:slug', 'a:b', ''].map(hasParameters)).toEqual([
    false,
    true,
    false,
    false,
  ]));
