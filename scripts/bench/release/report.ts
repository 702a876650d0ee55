import { remoteNames } from '@storefront/build';
import { seconds, table } from '../report/table';
import type { Spare } from './compositions';
import { FAULTS } from './faults';
import type { GateTime } from './gate-time';
import type { Cell } from './matrix';

export interface ReleaseReport {
  readonly publishToSeenMs: number;
  readonly rollbackToSeenMs: number;
  readonly gate: GateTime;
  /** From `new-remote` to a page that contains the new remote. */
  readonly newRemoteToSeenMs: number;
  readonly fallbacks: readonly Cell[];
}

export interface Goal {
  readonly name: string;
  readonly isMet: boolean;
}

const ROLLBACK_GOAL_MS = 1000;
const FALLBACK_GOAL_MS = 4500;
const NEW_REMOTE_GOAL_MS = 120_000;

/** Goals of releases and failures, compared with the measurements. */
export function goalsOf({ rollbackToSeenMs, newRemoteToSeenMs, fallbacks }: ReleaseReport): Goal[] {
  const slow = fallbacks.filter(({ ms }) => ms === null || ms > FALLBACK_GOAL_MS).length;
  const blank = fallbacks.filter(({ as }) => as === null).length;
  const lost = fallbacks.filter(({ isCartPreserved }) => !isCartPreserved).length;
  return [
    {
      name: `rollback seen within ${seconds(ROLLBACK_GOAL_MS)}`,
      isMet: rollbackToSeenMs <= ROLLBACK_GOAL_MS,
    },
    {
      name: `new remote seen within ${seconds(NEW_REMOTE_GOAL_MS)}`,
      isMet: newRemoteToSeenMs <= NEW_REMOTE_GOAL_MS,
    },
    {
      name: `fallback within ${seconds(FALLBACK_GOAL_MS)} (${slow} of ${fallbacks.length} later)`,
      isMet: slow === 0,
    },
    { name: `no blank page (${blank} of ${fallbacks.length})`, isMet: blank === 0 },
    { name: `no lost cart (${lost} of ${fallbacks.length})`, isMet: lost === 0 },
  ];
}

const cellText = ({ ms, as, isCartPreserved }: Cell): string =>
  `${ms === null ? 'blank' : seconds(ms)}${as === 'last good build' ? ' ✓' : ''}${isCartPreserved ? '' : ' cart lost'}`;

function matrixText(fallbacks: readonly Cell[], spare: Spare): string {
  const rows = remoteNames.map((remote) => [
    remote,
    ...FAULTS.map((fault) => {
      const cell = fallbacks.find(
        (one) => one.spare === spare && one.remote === remote && one.fault === fault,
      );
      return cell ? cellText(cell) : '–';
    }),
  ]);
  return table([[spare, ...FAULTS], ...rows]);
}

/**
 * Tables for people. A tick marks the last good build; without a tick, the panel with the reason
 * and Retry was shown.
 */
export function reportText(report: ReleaseReport): string {
  const { publishToSeenMs, rollbackToSeenMs, gate, newRemoteToSeenMs, fallbacks } = report;
  const times = table([
    ['releasing', 'time'],
    ['publish → seen by a new load', seconds(publishToSeenMs)],
    ['rollback → seen by a new load', seconds(rollbackToSeenMs)],
    ['gate, checks without a browser', seconds(gate.staticMs)],
    ['gate, whole', seconds(gate.wholeMs)],
    ['new remote → seen by a new load', seconds(newRemoteToSeenMs)],
  ]);
  const goals = goalsOf(report).map(({ name, isMet }) => `${isMet ? '✔' : '✘'} ${name}`);
  const note =
    'Seconds from navigation to what stands in place of the broken remote; ✓ is its last good build.';
  const matrices = (['without last good build', 'with last good build'] as const).map((spare) =>
    matrixText(fallbacks, spare),
  );
  return [times, note, ...matrices, goals.join('\n')].join('\n\n');
}
