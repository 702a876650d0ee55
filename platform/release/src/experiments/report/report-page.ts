import { escapeHtml } from '@storefront/http-kit';
import { type Chart, chartSvg } from './chart';
import type { ExperimentReport, ReportRow } from './experiment-report';
import { reportCharts } from './report-charts';
import { REPORT_STYLE } from './report-style';
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

const day = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

const card = (chart: Chart): string =>
  `<section class="card"><h2>${escapeHtml(chart.title)}</h2>` +
  `<p class="quiet">${escapeHtml(chart.note)}</p>${chartSvg(chart)}</section>`;

/** A card with a table that scrolls sideways on a narrow screen. */
function tableCard(
  title: string,
  { head, body, attributes = '' }: { head: string[]; body: string[]; attributes?: string },
): string {
  return [
    `<section class="card"><h2>${title}</h2>`,
    `<div class="scroll" tabindex="0" role="region" aria-label="${title}">`,
    `<table${attributes}><thead><tr>`,
    ...head.map((it) => `<th scope="col">${it}</th>`),
    `</tr></thead><tbody>${body.join('')}</tbody></table></div></section>`,
  ].join('');
}

function verdictCard(
  tone: string,
  what: string,
  sentence: string,
  more: readonly string[] = [],
): string {
  const list =
    more.length === 0 ? '' : `<ul>${more.map((it) => `<li>${escapeHtml(it)}</li>`).join('')}</ul>`;
  return (
    `<div class="verdict ${tone}"><span class="quiet">${escapeHtml(what)}</span>` +
    `<strong>${escapeHtml(sentence)}</strong>${list}</div>`
  );
}

function verdicts({
  rows,
  visitorRatio,
  exposureRatio,
  reasons,
  isExpired,
  expires,
}: ExperimentReport): string {
  const isOff = visitorRatio?.isMismatch || exposureRatio?.isMismatch;
  const trust = isOff
    ? 'Sample ratio mismatch: do not trust the comparison'
    : visitorRatio
      ? 'Visitors came as the shares say'
      : 'Nothing to compare yet';
  const numbers = [
    ratioSentence('assigned', visitorRatio),
    ratioSentence('exposures', exposureRatio),
  ];
  const toneOf = (row: ReportRow): string =>
    row.isOff ? 'bad' : !row.isDecided ? '' : (row.difference?.estimate ?? 0) > 0 ? 'good' : 'bad';
  const trusted = verdictCard(
    isOff ? 'bad' : visitorRatio ? 'good' : '',
    'Can it be trusted?',
    trust,
    isOff ? [...reasons, ...numbers] : numbers,
  );
  const arms = rows
    .filter(({ arm }) => arm !== 'control')
    .map((row) =>
      verdictCard(
        isOff ? '' : toneOf(row),
        row.arm,
        verdict(row),
        row.builds.map(({ name, id }) => `${name} ${id}`),
      ),
    );
  return [
    ...(isExpired
      ? [verdictCard('bad', 'Expired', `Everybody gets control since ${day(expires)}`)]
      : []),
    ...(isOff ? [trusted, ...arms] : [...arms, trusted]),
  ].join('');
}

function table({ rows }: ExperimentReport): string {
  const head = [
    'Arm',
    'Share',
    'Assigned',
    'Visitors',
    'Exposed',
    'Loads failed',
    'Orders',
    'Orders refused',
    'Conversion',
    'Against control',
    'Order value',
    'LCP p75',
    'INP p75',
  ];
  const cell = (text: string, small = ''): string =>
    `<td>${escapeHtml(text)}${small === '' ? '' : `<small>${escapeHtml(small)}</small>`}</td>`;
  const body = rows.map((row) =>
    [
      `<tr><th scope="row">${escapeHtml(row.arm)}${row.isOff ? ' (off)' : ''}</th>`,
      cell(percent(row.share / 10_000)),
      cell(whole(row.assigned)),
      cell(whole(row.visitors)),
      cell(whole(row.exposed)),
      cell(`${whole(row.failures)} of ${whole(row.loads)}`),
      cell(whole(row.orders)),
      cell(`${whole(row.orderErrors)} of ${whole(row.orderAttempts)}`),
      cell(percent(row.conversion), between(row.conversionInterval, percent)),
      cell(row.difference ? points(row.difference.estimate) : '–', between(row.difference, points)),
      cell(
        row.values.map(({ mean, currency }) => money(mean, currency)).join(' / ') || '–',
        row.values
          .map(({ interval, currency }) => between(interval, (it) => money(it, currency)))
          .filter((it) => it !== '')
          .join(' / '),
      ),
      cell(milliseconds(row.lcpP75)),
      cell(milliseconds(row.inpP75)),
      '</tr>',
    ].join(''),
  );
  return tableCard('All figures', { head, body });
}

function failures({ rows }: ExperimentReport): string {
  const all = rows.flatMap(({ arm, failuresBy }) =>
    failuresBy.slice(0, 8).map((it) => ({ arm, ...it })),
  );
  if (all.length === 0) return '';
  const body = all.map(({ arm, remote, phase, reason, sessions }) => {
    const cells = [remote, phase, reason, whole(sessions)].map(
      (it) => `<td>${escapeHtml(it)}</td>`,
    );
    return `<tr><th scope="row">${escapeHtml(arm)}</th>${cells.join('')}</tr>`;
  });
  const head = ['Arm', 'Remote', 'Phase', 'Reason', 'Sessions'];
  return tableCard('What failed', { head, body, attributes: ' class="words"' });
}

function exposures({ rows, untrusted }: ExperimentReport): string {
  const sentences = [...rows.map(exposureSentence), ...untrusted.map(untrustedSentence)];
  return [
    '<section class="card"><h2>Assigned and exposed</h2><ul>',
    ...sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`),
    '</ul></section>',
  ].join('');
}

/** The report as one HTML page: without requests and scripts. */
export function reportPage(report: ExperimentReport): string {
  const { name, channel, owner, since, until, expires, alpha, notCounted } = report;
  const { forced, override, withoutVisitor } = notCounted;
  const facts =
    `On ${channel}, of ${owner}. Counted from ${day(since)} to ${day(until)}; ` +
    `expires ${day(expires)}. Not counted: ${forced} sessions forced, ` +
    `${override} set by hand, ${withoutVisitor} of browsers that store nothing.`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    `<title>${escapeHtml(name)}: report</title><style>${REPORT_STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(name)}</h1><p class="quiet facts">${escapeHtml(facts)}</p>`,
    `<div class="verdicts">${verdicts(report)}</div>`,
    `<div class="cards">${reportCharts(report).map(card).join('')}</div>`,
    `${table(report)}${exposures(report)}${failures(report)}`,
    '<section><p class="quiet">Bounds are asymptotic confidence sequences: ',
    `each holds at every look with at least ${percent(1 - alpha, 0)}, `,
    'the comparisons of all arms with control together. ',
    'A sample ratio is called a mismatch below p 0.001 at any look.</p></section>',
    '</main></body></html>\n',
  ].join('');
}
