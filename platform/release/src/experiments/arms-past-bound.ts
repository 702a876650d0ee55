import {
  type Arm,
  CONTROL,
  type ChannelRevision,
  type Experiment,
  type GuardFigures,
} from '@storefront/compositions';
import { variantsOf } from './change-experiment';
import { rateBounds } from './statistics/rate-bounds';

/** Probability per check that a healthy arm exactly at its bound is switched off. */
const GUARD_ALPHA = 0.001;

/** An arm with failures above a bound. Rates from 0 to 1. */
export interface PastBound {
  readonly experiment: string;
  readonly arm: string;
  readonly kind: 'loads' | 'orders';
  readonly failed: number;
  readonly total: number;
  /** Lower bound of the true rate. */
  readonly atLeast: number;
  readonly bound: number;
}

type Channel = Pick<ChannelRevision, 'experiments' | 'variants'>;

/**
 * Failures count only of remotes that the arm replaces, and of the content that the arm serves now;
 * the shell is part of every load.
 */
function loadsOf(
  channel: Channel,
  { name }: Experiment,
  arm: Arm,
  { loads }: GuardFigures,
): { failed: number; total: number } {
  const served = new Set(variantsOf(channel, name, arm.name));
  const replaced = new Set(arm.builds.map((build) => build.name));
  const isOurs = (remote: string): boolean => replaced.has(remote) || replaced.has('shell');
  let [failed, total] = [0, 0];
  for (const row of loads) {
    if (row.experiment !== name || row.arm !== arm.name || !served.has(row.composition)) continue;
    const sessions = Object.entries(row.failed).reduce(
      (sum, [remote, count]) => sum + (isOurs(remote) ? count : 0),
      0,
    );
    // a session in which two remotes failed is one session
    failed += Math.min(row.sessions, sessions);
    total += row.sessions;
  }
  return { failed, total };
}

/**
 * Arms of an experiment that must be switched off: with enough loads (or attempted orders), the
 * lower bound of the failure rate after Clopper and Pearson, one-sided with alpha 0.001, is above
 * the guardrail. Control and arms that are off are ignored.
 */
export function armsPastBound(
  channel: Channel,
  experiment: Experiment,
  figures: GuardFigures,
): PastBound[] {
  const { name, guard, arms } = experiment;
  if (!guard) return [];
  return arms.flatMap((arm): PastBound[] => {
    if (arm.name === CONTROL || arm.off) return [];
    const orders = figures.orders.find((row) => row.experiment === name && row.arm === arm.name);
    const seen = [
      {
        kind: 'loads' as const,
        ...loadsOf(channel, experiment, arm, figures),
        bound: guard.maxLoadFailures / 10_000,
      },
      {
        kind: 'orders' as const,
        failed: orders?.errors ?? 0,
        total: orders?.attempts ?? 0,
        bound: guard.maxOrderErrors / 10_000,
      },
    ];
    return seen.flatMap(({ kind, failed, total, bound }) => {
      const atLeast = total < guard.minimum ? 0 : rateBounds(failed, total, GUARD_ALPHA).low;
      return atLeast > bound
        ? [{ experiment: name, arm: arm.name, kind, failed, total, atLeast, bound }]
        : [];
    });
  });
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

/** Why an arm was switched off, for the channel's history. */
export const sentenceOf = ({ kind, failed, total, atLeast, bound }: PastBound): string =>
  `${failed} of ${total} ${kind === 'loads' ? 'loads failed' : 'orders tried were refused'}: ` +
  `at least ${percent(atLeast)}, allowed are ${percent(bound)}`;
