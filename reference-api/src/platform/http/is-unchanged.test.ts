import { isUnchanged } from './is-unchanged';

test.each([
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['a', false],
])('If-None-Match %p names "a": %p', (header, isNamed) => {
  expect(isUnchanged(header, '"a"')).toBe(isNamed);
  expect(isUnchanged(header, 'W/"a"')).toBe(isNamed);
});
