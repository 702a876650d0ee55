import { Published } from './published.contract';

test('a build is published at a time, as one of those of its name', () => {
  const first = { order: 0, at: '2026-11-21T10:00:00Z' };
  expect(Published.parse(first)).toEqual(first);
  expect(Published.safeParse({ ...first, order: -1 }).success).toBe(false);
  expect(Published.safeParse({ ...first, at: 'yesterday' }).success).toBe(false);
});
