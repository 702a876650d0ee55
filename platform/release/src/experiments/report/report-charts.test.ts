import { aRatio, aReportRow } from './a-report.test-kit';
import type { ExperimentReport, ReportRow } from './experiment-report';
import { reportCharts } from './report-charts';

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
const interval = (estimate: number) => ({ estimate, low: estimate - 0.01, high: estimate + 0.01 });

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

test('order values with bounds name them', () => {
  const values = [
    {
      currency: 'USD',
      orders: 8,
      mean: 1000,
      interval: { estimate: 1000, low: 900, high: 1100 },
      difference: null,
    },
  ];
  expect(chartOf('Order value, USD', [row('nep', { values })])?.marks).toMatchObject([
    { text: '$10.00 ($9.00 to $11.00)', bounds: { low: 900 } },
  ]);
});

test('conversion: arms without exposed visitors are left out, bounds are in the text', () => {
  const rows = [
    row('control', { conversion: 0.2, conversionInterval: interval(0.2) }),
    row('nep', { conversion: 0.1 }),
    row('other'),
  ];
  expect(chartOf('Conversion', rows)?.marks).toMatchObject([
    { label: 'control', isBase: true, value: 0.2, text: '20.0 % (19.0 % to 21.0 %)' },
    { label: 'nep', isBase: false, value: 0.1, text: '10.0 %' },
  ]);
  expect(chartOf('Conversion', rows)?.marks).toHaveLength(2);
  expect(chartOf('Conversion', rows)?.axis(0.2)).toBe('20.0 %');
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
    { label: 'control', isBase: true, value: 300, text: '300, 75.0 %', wanted: 300, isBad: false },
    { label: 'nep', isBase: false, value: 100, text: '100, 25.0 %', wanted: 100, isBad: false },
    { label: 'off', isBase: false, value: 7, text: '7, 1.8 %', isBad: false },
  ]);
  expect(chartOf('Visitors', rows, { visitorRatio: aRatio(true) })?.marks).toMatchObject(
    rows.map(() => ({ isBad: true })),
  );
});

test('without visitors or shares nothing is divided by 0', () => {
  const rows = [row('control', { visitors: 0, share: 0 }), row('nep', { visitors: 0, share: 0 })];
  const marks = chartOf('Visitors', rows)?.marks;
  expect(marks?.map(({ text, wanted }) => [text, wanted])).toEqual([
    ['0, 0.0 %', undefined],
    ['0, 0.0 %', undefined],
  ]);
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

test.each([
  ['Largest paint (LCP), p75', 'lcpP75', 2500],
  ['Slowest answer (INP), p75', 'inpP75', 200],
])('%s is bad above its limit', (title, key, limit) => {
  const chart = chartOf(title, [
    row('control', { [key]: limit }),
    row('nep', { [key]: limit + 1 }),
    row('other'),
  ]);
  expect(chart?.marks).toEqual([
    { label: 'control', isBase: true, value: limit, text: `${limit} ms`, isBad: false },
    { label: 'nep', isBase: false, value: limit + 1, text: `${limit + 1} ms`, isBad: true },
  ]);
  expect(chart?.axis(1500)).toBe('1500');
});
