import type { MenuFigures, MenuReport } from '../menu/main';
import { PHONE } from '../settings';
import { ms, table } from './table';

const FRAME_MS = 1000 / 60;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const whole = (value: number): string => String(Math.round(value));

const ROWS: readonly (readonly [
  name: string,
  key: keyof MenuFigures,
  show: (value: number) => string,
])[] = [
  ['largest paint, ms', 'lcpMs', ms],
  ['first card on the screen, ms', 'firstCardMs', ms],
  ['first tap to its answer, ms', 'tapMs', ms],
  ['frames late while scrolling', 'late', percent],
  ['refreshes without a frame', 'dropped', percent],
  ['longest frame, ms', 'worstFrameMs', ms],
  ['longest task while scrolling, ms', 'scrollTaskMs', ms],
  ['heap after scrolling, MB', 'heapMb', (value) => value.toFixed(1)],
  ['nodes at rest', 'nodesAtRest', whole],
  ['nodes after scrolling', 'nodesAfter', whole],
  ['search, median ms', 'searchMs', (value) => value.toFixed(1)],
  ['search, longest ms', 'longestSearchMs', (value) => value.toFixed(1)],
  ['longest task while indexing, ms', 'indexBlockMs', ms],
];

const ratio = (big: number, small: number): string =>
  small === 0 ? '–' : (big / small).toFixed(2);

/** The part of the report about a menu of 5,000 products beside one of 50. */
export function menuText({ runs, busy, figures: { small, big } }: MenuReport): string {
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
  const { viewport, cpuSlowdown } = PHONE;
  return [
    `The menu on a phone of ${viewport.width}×${viewport.height}, ` +
      `${cpuSlowdown}× slower processor, median of ${runs}, in turns. ` +
      `Others used ${whole(busy * 100)} % of the machine.`,
    '',
    table([
      ['', '50', '5,000', 'ratio'],
      ...ROWS.map(([name, key, show]) => [
        name,
        show(small[key]),
        show(big[key]),
        ratio(big[key], small[key]),
      ]),
    ]),
    '',
    table([
      ['goal', 'wanted', 'found', ''],
      [
        'largest paint, 5,000 / 50',
        '≤ 1.10',
        ratio(big.lcpMs, small.lcpMs),
        verdict(big.lcpMs <= small.lcpMs * 1.1),
      ],
      [
        'longest task while scrolling 5,000',
        '< 50 ms',
        ms(big.scrollTaskMs),
        verdict(big.scrollTaskMs < 50),
      ],
      ['heap of 5,000', '≤ 40 MB', `${big.heapMb.toFixed(1)} MB`, verdict(big.heapMb <= 40)],
      [
        'first tap, 5,000 / 50',
        '≤ 1.25',
        ratio(big.tapMs, small.tapMs),
        verdict(big.tapMs <= small.tapMs * 1.25),
      ],
      [
        'late frames, 5,000 − 50',
        '≤ 2 %',
        percent(big.late - small.late),
        verdict(big.late - small.late <= 0.02),
      ],
      [
        'search of 5,000',
        `≤ ${FRAME_MS.toFixed(1)} ms`,
        `${big.searchMs.toFixed(1)} ms`,
        verdict(big.searchMs <= FRAME_MS),
      ],
    ]),
  ].join('\n');
}
