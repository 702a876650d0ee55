import { listHeader } from './list-header';

test.each([
  [undefined, []],
  ['', []],
  [' , ;q=1,', []],
  ['br', [{ value: 'br', weight: 1 }]],
  [
    'gzip;q=0.5, br ; q=0.25 ,identity;Q=0',
    [
      { value: 'gzip', weight: 0.5 },
      { value: 'br', weight: 0.25 },
      { value: 'identity', weight: 0 },
    ],
  ],
  ['pt-BR;level=1;q=0.8', [{ value: 'pt-BR', weight: 0.8 }]],
  [
    'W/"a", "b"',
    [
      { value: 'W/"a"', weight: 1 },
      { value: '"b"', weight: 1 },
    ],
  ],
])('%j', (header, entries) => expect(listHeader(header)).toEqual(entries));

test.each(['x', '-1', '2', '1e400', '0.00000001', 'Infinity', ''])(
  'a weight of %j refuses',
  (weight) => {
    expect(listHeader(`br;q=${weight}`)).toEqual([{ value: 'br', weight: 0 }]);
  },
);

test('a row of spaces inside an entry is part of it', () => {
  const odd = `a${' '.repeat(15_000)}b`;
  expect(listHeader(odd)).toEqual([{ value: odd, weight: 1 }]);
});

test('no more entries are read than a client would list', () =>
  expect(listHeader('a,'.repeat(10_000))).toHaveLength(100));
