import { escapeHtml } from '@storefront/http-kit';
import type { Interval } from '../statistics/confidence-sequence';

/** One line of a chart: a dot with bounds around it, or a bar from 0. */
interface Mark {
  readonly label: string;
  readonly value: number;
  readonly bounds?: Interval | null;
  /** The figure in words, at the right end. */
  readonly text: string;
  /** A thin reference line, e.g. the expected value. */
  readonly wanted?: number;
  readonly isBad?: boolean;
  /** The baseline of the comparison: drawn in a muted style. */
  readonly isBase?: boolean;
}

export interface Chart {
  readonly title: string;
  readonly note: string;
  readonly marks: readonly Mark[];
  readonly kind: 'dots' | 'bars';
  readonly axis: (value: number) => string;
  /** Shows 0 as a line to be on one side of. */
  readonly hasZero?: boolean;
}

const WIDTH = 360;
const LEFT = 8;
const RIGHT = 352;
const ROW = 46;
const TOP = 6;

/** Numbers for the axis: the round ones within the range, at most 5. */
function ticks(low: number, high: number): number[] {
  const raw = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((it) => it >= raw) ?? raw;
  const first = Math.ceil(low / step);
  return Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_, index) => (first + index) * step,
  );
}

function computeRange({ marks, kind, hasZero }: Chart): [low: number, high: number] {
  const all = marks.flatMap(({ value, bounds, wanted }) => [
    value,
    ...(bounds ? [bounds.low, bounds.high] : []),
    ...(wanted === undefined ? [] : [wanted]),
  ]);
  const [low, high] = [
    Math.min(...all, ...(kind === 'bars' || hasZero ? [0] : [])),
    Math.max(...all, ...(hasZero ? [0] : [])),
  ];
  const margin = high > low ? (high - low) * 0.06 : Math.abs(high) * 0.1 || 1;
  return [kind === 'bars' ? 0 : low - margin, high + margin];
}

const fixed = (value: number): string => value.toFixed(1);
const rect = (name: string, y: number, width: string): string =>
  `<rect class="${name}" x="${LEFT}" y="${y}" width="${width}" height="10" rx="5"/>`;

/**
 * A chart as inline SVG: no script, colours from the page's CSS, and a label with the same
 * information.
 */
export function chartSvg(chart: Chart): string {
  const { title, marks, kind, axis, hasZero = false } = chart;
  if (marks.length === 0) return '<p class="empty">Nothing to show yet.</p>';
  const [low, high] = computeRange(chart);
  const x = (value: number): number => LEFT + ((value - low) / (high - low)) * (RIGHT - LEFT);
  const bottom = TOP + marks.length * ROW;
  const grid = ticks(low, high).map((tick) => {
    const at = Math.min(RIGHT - 14, Math.max(LEFT + 14, x(tick)));
    const line = fixed(x(tick));
    return (
      `<line class="grid" x1="${line}" x2="${line}" y1="${TOP}" y2="${bottom}"/>` +
      `<text class="tick" x="${fixed(at)}" y="${bottom + 14}">${escapeHtml(axis(tick))}</text>`
    );
  });
  const drawn = marks.map(({ label, value, bounds, text, wanted, isBad, isBase }, index) => {
    const y = TOP + index * ROW;
    const line = y + 32;
    const words =
      `<text class="label" x="${LEFT}" y="${y + 17}">${escapeHtml(label)}</text>` +
      `<text class="value" x="${RIGHT}" y="${y + 17}">${escapeHtml(text)}</text>`;
    const aim =
      wanted === undefined
        ? ''
        : `<line class="wanted" x1="${fixed(x(wanted))}" x2="${fixed(x(wanted))}" y1="${line - 9}" y2="${line + 9}"/>`;
    const tone = isBad ? 'bad' : isBase ? 'base' : 'tone';
    if (kind === 'bars')
      return [
        `<g class="${tone}">${words}`,
        rect('track', line - 5, String(RIGHT - LEFT)),
        rect('bar', line - 5, fixed(Math.max(2, x(value) - LEFT))),
        `${aim}</g>`,
      ].join('');
    const whisker = bounds
      ? `<line class="whisker" x1="${fixed(x(bounds.low))}" x2="${fixed(x(bounds.high))}" y1="${line}" y2="${line}"/>`
      : '';
    return (
      `<g class="${tone}">${words}${whisker}${aim}` +
      `<circle class="dot" cx="${fixed(x(value))}" cy="${line}" r="5.5"/></g>`
    );
  });
  const zero = hasZero
    ? `<line class="zero" x1="${fixed(x(0))}" x2="${fixed(x(0))}" y1="${TOP}" y2="${bottom}"/>`
    : '';
  const ariaLabel = `${title}: ${marks.map(({ label, text }) => `${label} ${text}`).join('; ')}`;
  return [
    `<svg viewBox="0 0 ${WIDTH} ${bottom + 20}" role="img" aria-label="${escapeHtml(ariaLabel)}">`,
    ...grid,
    zero,
    ...drawn,
    '</svg>',
  ].join('');
}
