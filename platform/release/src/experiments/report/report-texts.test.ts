import { aRatio, aReportRow } from './a-report.test-kit';
import type { ExperimentReport, ReportRow } from './experiment-report';
import { reportLines } from './report-lines';
import { reportPage } from './report-page';
const row = (arm: string, more: Partial<ReportRow> = {}): ReportRow =>
  aReportRow(arm, {
    assigned: 1000,
    notExposed: { failed: 3, left: 195, blocked: 2 },
    visitors: 1000,
    exposed: 800,
    loads: 810,
    failures: 10,
    buyers: 160,
    orders: 170,
    orderAttempts: 180,
    orderErrors: 4,
    lcpP75: 1800,
    conversion: 0.2,
    ...more,
  });
const sound: ExperimentReport = {
  name: 'nep',
  owner: 'ana',
  channel: 'stable',
  since: '2026-01-02T03:04:05.000Z',
  until: '2026-01-20T00:00:00.000Z',
  expires: '2026-02-01T10:20:30.000Z',
  isExpired: false,
  alpha: 0.05,
  notCounted: { forced: 1, override: 2, withoutVisitor: 3 },
  inSeveralArms: 0,
  untrusted: [{ arm: 'nep', sessions: 70, failures: 60, orders: 5 }],
  rows: [
    row('control', {
      values: [
        {
          currency: 'USD',
          orders: 170,
          mean: 1000,
          interval: { estimate: 1000, low: 900, high: 1100 },
          difference: null,
        },
        { currency: 'BRL', orders: 9, mean: 6000, interval: null, difference: null },
      ],
    }),
    row('nep', {
      share: 10_000,
      conversionInterval: { estimate: 0.2, low: 0.1, high: 0.3 },
      difference: { estimate: 0.01, low: -0.01, high: 0.03 },
      builds: [{ name: 'mf-menu', id: '1.0.0-b', contentHash: 'b'.repeat(64) }],
    }),
  ],
  visitorRatio: aRatio(false),
  exposureRatio: aRatio(false),
  reasons: [],
};

describe('for a terminal', () => {
  const styled = (report: ExperimentReport) =>
    reportLines(report, (style, text) => `<${[style].flat().join('+')}>${text}</>`);

  const exposures = [
    ...['control', 'nep'].map(
      (arm) =>
        `  ${arm}: 800 exposed of 1,000 assigned; ` +
        'not exposed: a load failed 3, left before 195, telemetry blocked 2',
    ),
    '  untrusted, not counted: nep 70 sessions, 60 with a failure, 5 orders',
  ];

  test('the columns are aligned: the first on the left, the others on the right', () => {
    const lines = styled(sound);
    expect(lines.slice(0, 4)).toEqual([
      '<bold>nep</> on stable, of ana: 2026-01-02T03:04:05.000Z to 2026-01-20T00:00:00.000Z',
      '<dim>  arm        share  assigned  visitors  exposed  loads failed  conversion                  ' +
        '  against control                             order value  LCP p75  INP p75</>',
      '  control   50.0 %     1,000     1,000      800     10 of 810      20.0 %                  ' +
        '                                         $10.00 / R$60.00  1800 ms        –',
      '  nep      100.0 %     1,000     1,000      800     10 of 810      20.0 %  10.0 % to 30.0 %' +
        '         +1.00 pp  −1.00 pp to +3.00 pp                 –  1800 ms        –',
    ]);
    expect(lines.slice(4)).toEqual([
      '  nep: no difference found yet',
      '  Each bound holds at every look with at least 95 %, the comparisons of all arms with control together.',
      '  assigned: as the shares say (chi-square 1.00, p 0.5000; valid at every look: p 1.0000)',
      '  exposures: as the shares say (chi-square 1.00, p 0.5000; valid at every look: p 1.0000)',
      ...exposures,
    ]);
  });
});

describe('as a page', () => {
  /** Texts of the page, in their order: one for each element without elements inside. */
  const textOf = (html: string): string =>
    html
      .replace(/<style>[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/gu, '')
      .replaceAll(/<[^>]*>/gu, '|')
      .replaceAll(/\|+/gu, '|');
  const verdictsOf = (report: ExperimentReport) =>
    [...reportPage(report).matchAll(/<div class="verdict ([a-z]*)">(.*?)<\/div>/gu)].map(
      ([, tone, text = '']) => [tone, ...textOf(text).split('|').filter(Boolean)],
    );

  test.each([
    ['good', 'converts better than control', { isDecided: true, difference: 0.02 }],
    ['bad', 'converts worse than control', { isDecided: true, difference: -0.02 }],
    ['bad', 'converts worse than control', { isDecided: true, difference: 0 }],
    ['bad', 'switched off', { isDecided: true, isOff: true, difference: 0.02 }],
    ['', 'no difference found yet', { isDecided: false, difference: 0.02 }],
  ])('the tone "%s" of an arm: %s', (tone, sentence, { difference, ...more }) => {
    const bounds = { estimate: difference, low: difference, high: difference };
    const [first] = verdictsOf({ ...sound, rows: [row('nep', { difference: bounds, ...more })] });
    expect(first).toEqual([tone, 'nep', sentence]);
  });

  test.each([
    [true, false],
    [false, true],
  ])('a mismatch (visitors: %s, exposures: %s) comes first and takes the tones away', (a, b) => {
    const found = verdictsOf({
      ...sound,
      visitorRatio: aRatio(a),
      exposureRatio: aRatio(b),
      reasons: ['the reason'],
      rows: [row('nep', { isOff: true })],
    });
    expect(found[0]?.slice(0, 4)).toEqual([
      'bad',
      'Can it be trusted?',
      'Sample ratio mismatch: do not trust the comparison',
      'the reason',
    ]);
    expect(found[0]).toHaveLength(6);
    expect(found[1]).toEqual(['', 'nep', 'switched off']);
  });
});
