import { spread } from '../median';
import type { Measured, Variant } from '../page/compare';
import type { Figures } from '../page/figures';
import type { PageReport } from '../page/main';
import { type Goal } from './goals';
import { type Show, kb, ms, spreadText, table } from './table';

export const NAMES: Readonly<Record<Variant, string>> = {
  rendered: '(a) rendered at the edge',
  browser: '(b) RENDER=off',
  monolith: '(c) one bundle in the browser',
  still: '(d) no script',
};

const COLUMNS: readonly (readonly [head: string, key: keyof Figures, show: Show])[] = [
  ['LCP ms', 'lcp', ms],
  ['FCP ms', 'fcp', ms],
  ['TBT ms', 'tbtAfterFcp', ms],
  ['long tasks', 'longTasks', ms],
  ['wall ms', 'wall', ms],
  ['CPU ms', 'cpu', ms],
  ['CLS', 'cls', (value) => value.toFixed(4)],
  ['requests', 'requests', ms],
  ['script kB', 'script', kb],
  ['all kB', 'bytes', kb],
  ['for later', 'prefetchedBytes', kb],
];

const row = ({ variant, median, runs, typical }: Measured): string[] => [
  NAMES[variant],
  ...COLUMNS.map(([, key, show]) => show(median[key])),
  spreadText(spread(runs.map(({ lcp }) => lcp))),
  typical.vitals.lcpElement,
];

const toVerdict = (isMet: boolean | null): string =>
  isMet === null ? 'not measured' : isMet ? 'met' : 'MISSED';

const goalRow = ({ name, wanted, found, isMet }: Goal): string[] => [
  name,
  wanted,
  found,
  toVerdict(isMet),
];

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** What was wanted and found. */
export const goalsText = (goals: readonly Goal[]): string =>
  table([['goal', 'wanted', 'found', ''], ...goals.map(goalRow)]);

/** The part of the report about loading the page. */
export function pageText({ conditions, busy, measured }: PageReport): string {
  const { path, rounds, viewport, rttMs, downKbit, upKbit, cpuSlowdown } = conditions;
  const complaints = [
    ...new Set(measured.find(({ variant }) => variant === 'rendered')?.typical.complaints),
  ];
  return [
    `${path} on a phone of ${viewport.width}×${viewport.height}: ${rttMs} ms round trip, ` +
      `${downKbit} kbit/s down, ${upKbit} up, ${cpuSlowdown}× slower processor,`,
    `cold cache, median of ${rounds} interleaved rounds, HTTP/2 over TLS with brotli.`,
    'TBT is the time beyond 50 ms of long tasks after the first paint. wall and CPU are those of all',
    'tasks of the main thread, from a trace: they differ when the machine is busy, not when the page is slow.',
    `kB on the wire without what is fetched for later. Others used ${Math.round(busy * 100)} % of the machine.`,
    '',
    table([
      ['', ...COLUMNS.map(([head]) => head), 'LCP spread', 'largest paint'],
      ...measured.map(row),
    ]),
    ...titled('Warnings of the browser on (a):', complaints),
  ].join('\n');
}
