import { unfitPlace } from './body-guard';

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner) => ({ inner }), 1 as unknown);

test.each([
  ['nothing', undefined, null],
  ['a plain body', { a: [1, { b: 'x' }], c: null }, null],
  ['24 levels', nested(24), null],
  ['25 levels', nested(25), 'body'],
  ['100,000 levels', nested(100_000), 'body'],
  ['a NUL in a text', { user: { name: 'a\0b' } }, 'user.name'],
  ['a NUL in a list', { orders: [{ notes: '\0' }] }, 'orders.0.notes'],
  ['a NUL in a name of a field', { 'a\0b': 1 }, 'ab'],
])('%s: %#', (_case, body, place) => expect(unfitPlace(body)).toBe(place));
