import { type Chart, chartSvg } from './chart';

const chart = (marks: Chart['marks'], more: Partial<Chart> = {}): string =>
  chartSvg({ title: 'T', note: '', kind: 'dots', axis: String, marks, ...more });

/** The attributes of all elements of a class, in their order. */
const drawn = (svg: string, name: string): Record<string, string>[] =>
  [...svg.matchAll(new RegExp(`<\\w+ class="${name}"([^>]*)>`, 'gu'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
const textsOf = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(`<text class="${name}"[^>]*>([^<]*)<`, 'gu'))].map(
    ([, text = '']) => text,
  );
const dot = (value: number, more: Partial<Chart['marks'][number]> = {}) => ({
  label: 'a',
  text: `${value}`,
  value,
  ...more,
});
const bounds = (low: number, high: number) => ({ estimate: (low + high) / 2, low, high });

test('a chart without marks has a sentence in its place', () =>
  expect(chart([])).toBe('<p class="empty">Nothing to show yet.</p>'));

test('dots: the axis has a margin of 6 % around all values and bounds, and round numbers', () => {
  const svg = chart([dot(10, { bounds: bounds(0, 20) }), dot(15, { label: 'b', bounds: null })]);
  // 344 units for −1.2 to 21.2
  expect(drawn(svg, 'dot')).toEqual([
    { cx: '180.0', cy: '38', r: '5.5' },
    { cx: '256.8', cy: '84', r: '5.5' },
  ]);
  expect(drawn(svg, 'whisker')).toEqual([{ x1: '26.4', x2: '333.6', y1: '38', y2: '38' }]);
  expect(textsOf(svg, 'tick')).toEqual(['0', '10', '20']);
  expect(drawn(svg, 'grid')).toEqual([
    { x1: '26.4', x2: '26.4', y1: '6', y2: '98' },
    { x1: '180.0', x2: '180.0', y1: '6', y2: '98' },
    { x1: '333.6', x2: '333.6', y1: '6', y2: '98' },
  ]);
  expect(drawn(svg, 'tick').map(({ x, y }) => [x, y])).toEqual([
    ['26.4', '112'],
    ['180.0', '112'],
    ['333.6', '112'],
  ]);
  expect(drawn(svg, 'label')).toEqual([
    { x: '8', y: '23' },
    { x: '8', y: '69' },
  ]);
  expect(drawn(svg, 'value')).toEqual([
    { x: '352', y: '23' },
    { x: '352', y: '69' },
  ]);
  expect(svg).toContain('<svg viewBox="0 0 360 118" role="img" aria-label="T: a 10; b 15">');
  for (const name of ['zero', 'wanted', 'track', 'bar']) expect(drawn(svg, name)).toEqual([]);
});

test.each([
  [
    [1, 3],
    ['1', '2', '3'],
  ],
  [
    [0, 4],
    ['0', '2', '4'],
  ],
  [
    [5, 7.6],
    ['5', '6', '7'],
  ],
  [
    [-30, 50],
    ['0', '50'],
  ],
  [
    [20, 50],
    ['20', '30', '40', '50'],
  ],
  [
    [0, 0.25],
    ['0', '0.1', '0.2'],
  ],
  [
    [100_000, 300_000],
    ['100000', '200000', '300000'],
  ],
])('the numbers of the axis for %j are %j', (values, ticks) =>
  expect(textsOf(chart(values.map((value) => dot(value))), 'tick')).toEqual(ticks),
);

test('a number at the end of the axis keeps its distance from the edge; its line does not', () => {
  const left = chart([dot(0), dot(100)], { kind: 'bars' });
  expect(drawn(left, 'tick').map(({ x }) => x)).toEqual(['22.0', '170.3', '332.5']);
  expect(drawn(left, 'grid').map(({ x1 }) => x1)).toEqual(['8.0', '170.3', '332.5']);
  const right = chart([dot(1), dot(9.5)]);
  expect(drawn(right, 'tick').map(({ x }) => x)).toEqual(['171.0', '338.0']);
  expect(drawn(right, 'grid').map(({ x1 }) => x1)).toEqual(['171.0', '351.6']);
});

test('bars begin at 0, and a small value is still visible', () => {
  const svg = chart([dot(50, { wanted: 100 }), dot(0)], { kind: 'bars' });
  // 344 units for 0 to 106
  expect(drawn(svg, 'bar')).toEqual([
    { x: '8', y: '33', width: '162.3', height: '10', rx: '5' },
    { x: '8', y: '79', width: '2.0', height: '10', rx: '5' },
  ]);
  expect(drawn(svg, 'track').map(({ y, width }) => [y, width])).toEqual([
    ['33', '344'],
    ['79', '344'],
  ]);
  expect(drawn(svg, 'wanted')).toEqual([{ x1: '332.5', x2: '332.5', y1: '29', y2: '47' }]);
  expect(drawn(svg, 'dot')).toEqual([]);
});

test('equal values have an axis, too: a tenth of the value, or 1 around 0', () => {
  expect(drawn(chart([dot(100)]), 'dot')).toMatchObject([{ cx: '180.0' }]);
  expect(textsOf(chart([dot(100)]), 'tick')).toEqual(['90', '95', '100', '105', '110']);
  expect(textsOf(chart([dot(-100)]), 'tick')).toEqual(['-110', '-105', '-100', '-95', '-90']);
  expect(textsOf(chart([dot(0)]), 'tick')).toEqual(['-1', '-0.5', '0', '0.5', '1']);
  expect(drawn(chart([dot(200)], { kind: 'bars' }), 'bar')).toMatchObject([{ width: '324.5' }]);
});

test('the line of 0 is inside the chart, whichever side the values are on', () => {
  // 344 units for 0 ± 6 %: −0.6 to 10.6
  const above = drawn(chart([dot(10)], { hasZero: true }), 'zero');
  expect(above).toEqual([{ x1: '26.4', x2: '26.4', y1: '6', y2: '52' }]);
  const below = drawn(chart([dot(-10)], { hasZero: true }), 'zero');
  expect(below).toEqual([{ x1: '333.6', x2: '333.6', y1: '6', y2: '52' }]);
});

test('the wanted value of a dot is inside the chart, and the tone says bad before base', () => {
  const svg = chart([
    dot(0, { wanted: 10, isBad: true, isBase: true }),
    dot(0, { isBase: true }),
    dot(0),
  ]);
  expect(drawn(svg, 'wanted')).toEqual([{ x1: '333.6', x2: '333.6', y1: '29', y2: '47' }]);
  expect([...svg.matchAll(/<g class="(\w+)">/gu)].map(([, tone]) => tone)).toEqual([
    'bad',
    'base',
    'tone',
  ]);
});
