import { type Chart, chartSvg } from './chart';
import { aRatio, aReportRow } from './a-report.test-kit';
import type { ExperimentReport, ReportRow } from './experiment-report';
import { reportCharts } from './report-charts';
import { money, percent, points, ratioSentence, verdict } from './words';

describe('a chart', () => {
  const chart = (marks: Chart['marks'], more: Partial<Chart> = {}): string =>
    chartSvg({ title: 'T', note: '', kind: 'dots', axis: String, marks, ...more });

  /** The attributes of all elements of a class, in their order. */
  const drawn = (svg: string, name: string): Record<string, string>[] =>
    [...svg.matchAll(new RegExp(`<\\w+ class="${name}"([^>]*)>`, 'gu'))].map(
      ([, attributes = '']) =>
        Object.fromEntries(
          [...attributes.matchAll(/(\w+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [
            key,
            value,
          ]),
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
      [0, 4],
      ['0', '2', '4'],
    ],
    [
      [-30, 50],
      ['0', '50'],
    ],
    [
      [0, 0.25],
      ['0', '0.1', '0.2'],
    ],
  ])('the numbers of the axis for %j are %j', (values, ticks) =>
    expect(textsOf(chart(values.map((value) => dot(value))), 'tick')).toEqual(ticks),
  );

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
});

describe('the charts of a report', () => {
  const row = (arm: string, more: Partial<ReportRow> = {}): ReportRow =>
    aReportRow(arm, {
      assigned: 100,
      visitors: 100,
      exposed: 80,
      loads: 80,
      buyers: 8,
      orders: 8,
      orderAttempts: 8,
      ...more,
    });
  const chartOf = (title: string, rows: ReportRow[], more: Partial<ExperimentReport> = {}) => {
    const found = reportCharts({ rows, visitorRatio: null, ...more } as ExperimentReport);
    return found.find((chart) => chart.title === title);
  };
  const interval = (estimate: number) => ({
    estimate,
    low: estimate - 0.01,
    high: estimate + 0.01,
  });

  test('the charts, in their order, with one of order values for each currency', () => {
    const value = (currency: string, mean: number) => ({
      currency,
      orders: 8,
      mean,
      interval: null,
      difference: null,
    });
    const rows = [
      row('control', { values: [value('BRL', 6000), value('USD', 1000)] }),
      row('nep', { values: [value('BRL', 6500)] }),
    ];
    expect(reportCharts({ rows, visitorRatio: null } as never).map(({ title }) => title)).toEqual([
      'Conversion',
      'Against control',
      'Order value, BRL',
      'Order value, USD',
      'Visitors',
      'Loads that failed',
      'Largest paint (LCP), p75',
      'Slowest answer (INP), p75',
    ]);
    expect(chartOf('Order value, BRL', rows)?.marks).toMatchObject([
      { label: 'control', isBase: true, value: 6000, text: 'R$60.00' },
      { label: 'nep', isBase: false, value: 6500, text: 'R$65.00' },
    ]);
    expect(chartOf('Order value, USD', rows)?.marks).toMatchObject([{ value: 1000 }]);
    expect(chartOf('Order value, USD', rows)?.axis(1000)).toBe('$10.00');
  });

  test.each([
    [true, -0.02, true],
    [true, 0.02, false],
    [true, 0, false],
    [false, -0.02, false],
  ])('a difference that is decided: %s, of %d is bad: %s', (isDecided, estimate, isBad) => {
    const chart = chartOf('Against control', [
      row('control'),
      row('nep', { isDecided, difference: interval(estimate) }),
    ]);
    expect(chart).toMatchObject({ hasZero: true, kind: 'dots' });
    expect(chart?.marks).toMatchObject([{ label: 'nep', value: estimate, isBad }]);
    expect(chart?.marks).toHaveLength(1);
  });

  test('visitors: the wanted value is the share of the visitors of all arms that are on', () => {
    const rows = [
      row('control', { visitors: 300, share: 6000 }),
      row('nep', { visitors: 100, share: 2000 }),
      row('off', { visitors: 7, share: 2000, isOff: true }),
    ];
    const marks = chartOf('Visitors', rows, { visitorRatio: aRatio(false) })?.marks;
    expect(marks).toEqual([
      {
        label: 'control',
        isBase: true,
        value: 300,
        text: '300, 75.0 %',
        wanted: 300,
        isBad: false,
      },
      { label: 'nep', isBase: false, value: 100, text: '100, 25.0 %', wanted: 100, isBad: false },
      { label: 'off', isBase: false, value: 7, text: '7, 1.8 %', isBad: false },
    ]);
    expect(chartOf('Visitors', rows, { visitorRatio: aRatio(true) })?.marks).toMatchObject(
      rows.map(() => ({ isBad: true })),
    );
  });

  test('failed loads are bad above 5 %; an arm without loads is left out', () => {
    const chart = chartOf('Loads that failed', [
      row('control', { failures: 5, loads: 100 }),
      row('nep', { failures: 6, loads: 100 }),
      row('other', { loads: 0 }),
    ]);
    expect(chart?.marks).toEqual([
      { label: 'control', isBase: true, value: 0.05, text: '5 of 100, 5.0 %', isBad: false },
      { label: 'nep', isBase: false, value: 0.06, text: '6 of 100, 6.0 %', isBad: true },
    ]);
    expect([0, 0.009, 0.01, 0.5].map((it) => chart?.axis(it))).toEqual([
      '0.0 %',
      '0.90 %',
      '1.0 %',
      '50.0 %',
    ]);
  });
});

describe('words', () => {
  const difference = (estimate: number) => ({ estimate, low: estimate - 1, high: estimate + 1 });
  const row = (more: object): Parameters<typeof verdict>[0] =>
    ({ arm: 'nep', isOff: false, isDecided: false, difference: null, ...more }) as never;

  test('rates as percent and as signed percentage points', () => {
    expect([percent(0.1234), percent(0.1234, 2), percent(0), percent(null)]).toEqual([
      '12.3 %',
      '12.34 %',
      '0.0 %',
      '–',
    ]);
    expect([points(0.0123), points(-0.0123), points(0)]).toEqual([
      '+1.23 pp',
      '−1.23 pp',
      '0.00 pp',
    ]);
  });

  test('money is written in its currency, and with its code when that is no currency', () => {
    expect(money(123_456, 'BRL')).toBe('R$1,234.56');
    expect(money(123_456, 'points')).toBe('1234.56 points');
  });

  test.each([
    ['switched off', { isOff: true, isDecided: true, difference: difference(2) }],
    ['', { arm: 'control', isDecided: true, difference: difference(2) }],
    ['too few visitors to say anything', { isDecided: true }],
    ['no difference found yet', { difference: difference(2) }],
    ['converts better than control', { isDecided: true, difference: difference(2) }],
    ['converts worse than control', { isDecided: true, difference: difference(-2) }],
    ['converts worse than control', { isDecided: true, difference: difference(0) }],
  ])('verdict "%s"', (sentence, more) => expect(verdict(row(more))).toBe(sentence));

  test('the sentence on a ratio has its numbers; a tiny probability is a bound', () => {
    const ratio = { chiSquare: 1.234, p: 0.26664, alwaysValidP: 0.0001, isMismatch: false };
    expect(ratioSentence('visitors', null)).toBe('visitors: nothing to compare yet');
    expect(ratioSentence('visitors', ratio)).toBe(
      'visitors: as the shares say (chi-square 1.23, p 0.2666; valid at every look: p 0.0001)',
    );
    expect(ratioSentence('visitors', { ...ratio, p: 0.00009, isMismatch: true })).toBe(
      'visitors: SAMPLE RATIO MISMATCH, do not trust the comparison ' +
        '(chi-square 1.23, p < 0.0001; valid at every look: p 0.0001)',
    );
  });
});
