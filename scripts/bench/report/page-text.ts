import type { Measured, Variant } from '../page/compare';
import type { PageReport } from '../page/main';
import { type Goal } from './goals';
import { kb, ms, table } from './table';

const NAMES: Readonly<Record<Variant, string>> = {
  composed: '(a) composed',
  monolith: '(b) one bundle',
  still: '(c) no script',
  'composed-http1': '(a) over HTTP/1.1',
};

const HEAD = [
  '',
  'LCP ms',
  'FCP ms',
  'TBT ms',
  'CLS',
  'requests',
  'depth',
  'in series',
  'script kB',
  'till LCP',
  'all kB',
  'for later',
  'largest paint',
];

function row({ variant, median: figures, typical }: Measured): string[] {
  const {
    lcp,
    fcp,
    tbt,
    cls,
    requests,
    depth,
    waves,
    script,
    scriptBeforeLcp,
    bytes,
    prefetchedBytes,
  } = figures;
  return [
    NAMES[variant],
    ms(lcp),
    ms(fcp),
    ms(tbt),
    cls.toFixed(4),
    String(requests),
    String(depth),
    String(waves),
    kb(script),
    kb(scriptBeforeLcp),
    kb(bytes),
    kb(prefetchedBytes),
    typical.vitals.lcpElement,
  ];
}

const goalRow = ({ name, wanted, found, met }: Goal): string[] => [
  name,
  wanted,
  found,
  met ? 'met' : 'MISSED',
];

/** The part of the report about loading the page. */
export function pageText(
  { conditions, busy, measured, scripts }: PageReport,
  goals: readonly Goal[],
): string {
  const lcpOf = (variant: Variant): number =>
    measured.find((candidate) => candidate.variant === variant)?.median.lcp ?? Number.NaN;
  const { path, runs, viewport, rttMs, downKbit, upKbit, cpuSlowdown } = conditions;
  const afterwards = scripts.filter(({ isForFirstScreen }) => !isForFirstScreen);
  const complaints = [
    ...new Set(measured.find(({ variant }) => variant === 'composed')?.typical.complaints),
  ];
  return [
    `${path} on a phone of ${viewport.width}×${viewport.height}: ${rttMs} ms round trip, ` +
      `${downKbit} kbit/s down, ${upKbit} up, ${cpuSlowdown}× slower processor,`,
    `cold cache, median of ${runs}, in turns; HTTP/2 over TLS with brotli for (a), (b) and (c), ` +
      'as a browser opens six HTTP/1.1 connections only.',
    `kB on the wire without what is fetched for later. Others used ${Math.round(busy * 100)} % of the machine.`,
    '',
    table([HEAD, ...measured.map(row)]),
    '',
    `LCP (a)/(b) ${(lcpOf('composed') / lcpOf('monolith')).toFixed(3)}   ` +
      `(a)/(c) ${(lcpOf('composed') / lcpOf('still')).toFixed(3)}`,
    '',
    table([['goal', 'wanted', 'found', ''], ...goals.map(goalRow)]),
    ...(afterwards.length === 0
      ? []
      : [
          '',
          'Asked for once the first screen stood:',
          ...afterwards.map(({ path: file, gzip }) => `  ${file} ${kb(gzip)} kB after gzip`),
        ]),
    ...(complaints.length === 0
      ? []
      : ['', 'The browser complained of (a):', ...complaints.map((text) => `  ${text}`)]),
  ].join('\n');
}
