import type { Output } from '../../cli/output';
import type { ExperimentReport, ReportRow } from './experiment-report';
import {
  between,
  exposureSentence,
  milliseconds,
  money,
  percent,
  points,
  ratioSentence,
  untrustedSentence,
  verdict,
  whole,
} from './words';

const HEAD = [
  'arm',
  'share',
  'assigned',
  'visitors',
  'exposed',
  'loads failed',
  'conversion',
  '',
  'against control',
  '',
  'order value',
  'LCP p75',
  'INP p75',
];

function cells(row: ReportRow): string[] {
  const values = row.values.map(({ mean, currency }) => money(mean, currency)).join(' / ');
  return [
    row.arm,
    percent(row.share / 10_000),
    whole(row.assigned),
    whole(row.visitors),
    whole(row.exposed),
    `${whole(row.failures)} of ${whole(row.loads)}`,
    percent(row.conversion),
    between(row.conversionInterval, percent),
    row.difference ? points(row.difference.estimate) : '',
    between(row.difference, points),
    values || '–',
    milliseconds(row.lcpP75),
    milliseconds(row.inpP75),
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => `  ${row.map(padded).join('  ')}`.trimEnd());
}

/** The report as a table for a terminal. */
export function reportLines(report: ExperimentReport, style: Output['style']): string[] {
  const {
    channel,
    name,
    owner,
    since,
    until,
    expires,
    isExpired,
    alpha,
    rows,
    visitorRatio,
    exposureRatio,
    reasons,
    untrusted,
  } = report;
  const [head = '', ...body] = table([HEAD, ...rows.map(cells)]);
  const ratio = (what: string, it: typeof visitorRatio): string =>
    it?.isMismatch ? style(['bold', 'red'], ratioSentence(what, it)) : ratioSentence(what, it);
  return [
    `${style('bold', name)} on ${channel}, of ${owner}: ${since} to ${until}`,
    ...(isExpired ? [style(['bold', 'red'], `EXPIRED ${expires}: everybody gets control`)] : []),
    style('dim', head),
    ...body,
    ...rows.flatMap((row) => (verdict(row) === '' ? [] : [`  ${row.arm}: ${verdict(row)}`])),
    `  Each bound holds at every look with at least ${percent(1 - alpha, 0)}, ` +
      'the comparisons of all arms with control together.',
    `  ${ratio('assigned', visitorRatio)}`,
    `  ${ratio('exposures', exposureRatio)}`,
    ...reasons.map((reason) => `    → ${reason}`),
    ...rows.map((row) => `  ${exposureSentence(row)}`),
    ...untrusted.map((row) => `  ${untrustedSentence(row)}`),
    ...rows.flatMap(({ arm, failuresBy }) =>
      failuresBy
        .slice(0, 5)
        .map(
          ({ remote, phase, reason, sessions }) =>
            `  ${arm}: ${remote} failed in ${sessions} sessions (${phase}: ${reason})`,
        ),
    ),
  ];
}
