import { depths, waves } from './chains';

const page = 'https://host/shop';
const requests = (url: string, from: string | null) => ({ url, from });

test('the depth of a request counts those that had to come before it', () => {
  const found = depths([
    requests(page, null),
    requests('main.js', page),
    requests('chunk.js', 'main.js'),
    requests('data', page),
    requests('late.js', 'chunk.js'),
    requests('icon', null),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    [page]: 1,
    'main.js': 2,
    'chunk.js': 3,
    data: 2,
    'late.js': 4,
    icon: 2,
  });
});

test('the first request for an address decides: what is preloaded early is not deep when it is used', () => {
  const found = depths([
    requests(page, null),
    requests('main.js', page),
    requests('chunk.js', page),
    requests('chunk.js', 'main.js'),
  ]);
  expect(found.get('chunk.js')).toBe(2);
});

test('requests that initiate each other in a circle end', () => {
  expect(depths([requests('a', 'b'), requests('b', 'a')]).size).toBe(2);
});

test.each([
  {
    case: 'side by side',
    spans: [
      [0, 10],
      [10, 30],
      [10, 40],
      [12, 50],
    ],
    count: 2,
  },
  {
    case: 'one after another',
    spans: [
      [0, 10],
      [10, 20],
      [25, 30],
    ],
    count: 3,
  },
  {
    case: 'one that never ended does not count',
    spans: [
      [0, 10],
      [20, null],
    ],
    count: 1,
  },
  { case: 'nothing', spans: [], count: 0 },
] as { case: string; spans: [number, number | null][]; count: number }[])(
  'waves: $case',
  ({ spans, count }) => {
    expect(waves(spans.map(([startMs, endMs]) => ({ startMs, endMs })))).toBe(count);
  },
);
