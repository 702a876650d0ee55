import { aRatio, aReportRow } from './a-report.test-kit';
import type { ExperimentReport, ReportRow } from './experiment-report';
import { reportLines } from './report-lines';
import { reportPage } from './report-page';

const failure = (sessions: number) => ({
  remote: 'mf-menu',
  phase: 'entry',
  reason: 'timeout',
  sessions,
});
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

  test('what is wrong stands out: the end, a mismatch, its reasons, and five failures of an arm', () => {
    const many = Array.from({ length: 6 }, (_, index) => failure(index));
    const lines = styled({
      ...sound,
      isExpired: true,
      visitorRatio: aRatio(true),
      exposureRatio: null,
      reasons: ['first', 'second'],
      rows: [row('control'), row('nep', { failuresBy: many })],
    });
    expect(lines[1]).toBe('<bold+red>EXPIRED 2026-02-01T10:20:30.000Z: everybody gets control</>');
    const end = lines.slice(-12);
    expect(end[0]).toMatch(/^ {2}<bold\+red>assigned: SAMPLE RATIO MISMATCH/u);
    expect(end.slice(1, 4)).toEqual([
      '  exposures: nothing to compare yet',
      '    → first',
      '    → second',
    ]);
    expect(end.slice(4, 7)).toEqual(exposures);
    expect(end.slice(7)).toEqual(
      [0, 1, 2, 3, 4].map(
        (sessions) => `  nep: mf-menu failed in ${sessions} sessions (entry: timeout)`,
      ),
    );
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
  const numbers = [
    'assigned: as the shares say (chi-square 1.00, p 0.5000; valid at every look: p 1.0000)',
    'exposures: as the shares say (chi-square 1.00, p 0.5000; valid at every look: p 1.0000)',
  ];

  test('the facts are days and minutes, and all figures are in a table', () => {
    const text = textOf(reportPage(sound));
    expect(text).toContain(
      'On stable, of ana. Counted from 2026-01-02 03:04 UTC to 2026-01-20 00:00 UTC; ' +
        'expires 2026-02-01 10:20 UTC. Not counted: 1 sessions forced, 2 set by hand, ' +
        '3 of browsers that store nothing.',
    );
    expect(text).toContain(
      '|All figures|Arm|Share|Assigned|Visitors|Exposed|Loads failed|Orders|Orders refused|Conversion|' +
        'Against control|Order value|LCP p75|INP p75|' +
        'control|50.0 %|1,000|1,000|800|10 of 810|170|4 of 180|20.0 %|–|$10.00 / R$60.00|' +
        '$9.00 to $11.00|1800 ms|–|' +
        'nep|100.0 %|1,000|1,000|800|10 of 810|170|4 of 180|20.0 %|10.0 % to 30.0 %|+1.00 pp|' +
        '−1.00 pp to +3.00 pp|–|1800 ms|–|',
    );
    expect(reportPage(sound)).not.toContain('<small></small>');
    expect(text).not.toContain('What failed');
    expect(text).toContain('each holds at every look with at least 95 %, ');
  });

  test('the exposures of each arm, and what is untrusted, are a list', () =>
    expect(reportPage(sound)).toContain(
      '<h2>Assigned and exposed</h2><ul>' +
        '<li>control: 800 exposed of 1,000 assigned; ' +
        'not exposed: a load failed 3, left before 195, telemetry blocked 2</li>' +
        '<li>nep: 800 exposed of 1,000 assigned; ' +
        'not exposed: a load failed 3, left before 195, telemetry blocked 2</li>' +
        '<li>untrusted, not counted: nep 70 sessions, 60 with a failure, 5 orders</li></ul>',
    ));

  test('no list is empty, and nothing precedes the verdicts', () => {
    const page = reportPage({ ...sound, rows: [row('nep')] });
    expect(page).not.toContain('<ul></ul>');
    expect(textOf(page)).toContain('3 of browsers that store nothing.|nep|too few visitors');
  });

  test('the eight most frequent failures of an arm are in a table', () => {
    const many = Array.from({ length: 9 }, (_, index) => failure(9 - index));
    const text = textOf(reportPage({ ...sound, rows: [row('nep', { failuresBy: many })] }));
    const rows = [9, 8, 7, 6, 5, 4, 3, 2].map((count) => `nep|mf-menu|entry|timeout|${count}|`);
    expect(text).toContain(`|What failed|Arm|Remote|Phase|Reason|Sessions|${rows.join('')}Bounds`);
  });

  test('verdicts: the arms first, with their builds, then whether the numbers can be trusted', () =>
    expect(verdictsOf(sound)).toEqual([
      ['', 'nep', 'no difference found yet', 'mf-menu 1.0.0-b'],
      ['good', 'Can it be trusted?', 'Visitors came as the shares say', ...numbers],
    ]));

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

  test('an expired experiment says so first; nothing to compare has no tone', () => {
    const found = verdictsOf({
      ...sound,
      isExpired: true,
      visitorRatio: null,
      exposureRatio: null,
      rows: [row('control')],
    });
    expect(found).toEqual([
      ['bad', 'Expired', 'Everybody gets control since 2026-02-01 10:20 UTC'],
      [
        '',
        'Can it be trusted?',
        'Nothing to compare yet',
        'assigned: nothing to compare yet',
        'exposures: nothing to compare yet',
      ],
    ]);
  });
});
