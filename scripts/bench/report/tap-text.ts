import { median, spread } from '../median';
import type { PlusTap } from '../tap/interactions';
import type { TapMeasured, TapReport, TapRound } from '../tap/main';
import { ITEM_PATHS } from '../settings';
import { NAMES } from './page-text';
import { ms, spreadText, table } from './table';

const COLUMNS: readonly (readonly [head: string, key: keyof PlusTap])[] = [
  ['counter', 'counter'],
  ['cart bar: items', 'bar'],
  ['cart bar: price', 'total'],
  ['link → "+"', 'plusPainted'],
  ['link → in the cart', 'sinceLink'],
];

const tapRow = (name: string, taps: readonly TapMeasured[]): string[] => [
  name,
  ...COLUMNS.map(([, key]) => spreadText(spread(taps.map((tap) => tap[key])))),
];

/** A row for each time of the rendered page, and for the others one at once and one of all times. */
function tapRows(taps: readonly TapMeasured[]): string[][] {
  const of = (name: TapMeasured['variant'], isTime: (afterMs: number) => boolean) =>
    taps.filter(({ variant, afterMs }) => variant === name && isTime(afterMs));
  const times = [...new Set(of('rendered', () => true).map(({ afterMs }) => afterMs))];
  return [
    ...times.map((time) =>
      tapRow(
        `${NAMES.rendered}, ${time / 1000} s`,
        of('rendered', (afterMs) => afterMs === time),
      ),
    ),
    ...(['browser', 'monolith'] as const).flatMap((variant) => [
      tapRow(
        `${NAMES[variant]}, 0 s`,
        of(variant, (afterMs) => afterMs === 0),
      ),
      tapRow(
        `${NAMES[variant]}, later`,
        of(variant, (afterMs) => afterMs > 0),
      ),
    ]),
  ];
}

const paints = (of: readonly (number | null)[]): string => spreadText(spread(of));

/** Largest paints beside those of the same pages without script. */
function paintRows(rounds: readonly TapRound[]): string[][] {
  const row = (
    name: string,
    read: (round: TapRound) => { lcp: number; isRendered: boolean; still: number | null } | null,
  ): string[] => {
    const found = rounds.flatMap((round) => read(round) ?? []);
    const rendered = found.filter(({ isRendered }) => isRendered).length;
    return [
      name,
      paints(found.map(({ lcp }) => lcp)),
      paints(found.map(({ still }) => still)),
      `${rendered} of ${found.length}`,
    ];
  };
  return [
    ...ITEM_PATHS.map((path, index) =>
      row(path, ({ visits }) => {
        const visit = visits[index];
        return visit === undefined ? null : { ...visit, still: visit.stillLcp };
      }),
    ),
    row('menu', ({ load }) => ({ ...load.quiet, still: load.stillQuiet.lcp })),
    row('menu, new to the edge', ({ load }) => ({ ...load.newQuiet, still: load.stillQuiet.lcp })),
    row('the same beside foreign load', ({ load }) => ({
      ...load.newBusy,
      still: load.stillBusy.lcp,
    })),
  ];
}

/** The part of the report about what a customer perceives. */
export function tapText({ rounds, busy }: TapReport): string {
  const probed = rounds.flatMap(({ probe }) => probe ?? []);
  return [
    'A tap on the first "+" of the menu, at a time after its paint: ms from the touch until it is painted.',
    'Median (least–greatest) of all taps; the same phone, an empty cache for each tap.',
    `Others used ${Math.round(median(busy) * 100)} % of the machine.`,
    '',
    table([['', ...COLUMNS.map(([head]) => head)], ...tapRows(rounds.flatMap(({ taps }) => taps))]),
    '',
    table([['largest paint', 'ms', 'without script', 'rendered'], ...paintRows(rounds)]),
    '',
    `cart with items: heading ${paints(rounds.map(({ cart }) => cart.heading))} ms, ` +
      `lines ${paints(rounds.map(({ cart }) => cart.lines))} ms`,
    'foreign load: a busy process of normal priority on every second core, started by the bench.',
    `probe: ${paints(probed.map(({ own }) => own))} ms of its own; main thread until 3 s after a tap ` +
      `${paints(probed.map((probe) => probe.with))} ms of CPU with it, ` +
      `${paints(probed.map(({ without }) => without))} ms without, ` +
      `${ms(probed.length)} loads each`,
  ].join('\n');
}
