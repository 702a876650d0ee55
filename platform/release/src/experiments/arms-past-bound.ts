import {
  type Arm,
  CONTROL,
  type ChannelRevision,
  type Experiment,
  GUARD_NETWORKS,
} from '@storefront/compositions';
import type { GuardFigures } from '@storefront/http-kit';
import { type Bounded, type OfNetwork, boundedByNetwork } from './bounded-by-network';
import { listVariants } from './change-experiment';
import { rateBounds } from './statistics/rate-bounds';

/** Probability per check that a healthy arm exactly at its bound is switched off. */
const GUARD_ALPHA = 0.001;

/** An arm with failures above a bound. Rates from 0 to 1. */
export interface PastBound extends Bounded {
  readonly experiment: string;
  readonly arm: string;
  readonly kind: 'loads' | 'orders';
  /** Lower bound of the true rate. */
  readonly atLeast: number;
  readonly bound: number;
}

type Channel = Pick<ChannelRevision, 'experiments' | 'variants'>;

/**
 * Failures count only of remotes that the arm replaces, and of the content that the arm serves now;
 * the shell is part of every load.
 */
function findLoads(
  channel: Channel,
  { name }: Experiment,
  arm: Arm,
  { loads }: GuardFigures,
): OfNetwork[] {
  const served = new Set(listVariants(channel, name, arm.name));
  const replaced = new Set(arm.builds.map((build) => build.name));
  const isOurs = (remote: string): boolean => replaced.has(remote) || replaced.has('shell');
  return loads.flatMap((row): OfNetwork[] => {
    if (row.experiment !== name || row.arm !== arm.name || !served.has(row.composition)) return [];
    const sessions = Object.entries(row.failed).reduce(
      (sum, [remote, count]) => sum + (isOurs(remote) ? count : 0),
      0,
    );
    // a session in which two remotes failed is one session
    const failed = Math.min(row.sessions, sessions);
    return [{ network: row.network, failed, total: row.sessions }];
  });
}

/** Visits of an arm in which an order was tried. */
const findOrders = ({ name }: Experiment, arm: Arm, { orders }: GuardFigures): OfNetwork[] =>
  orders.flatMap(({ experiment, arm: of, network, attempts, errors }) =>
    experiment === name && of === arm.name ? [{ network, failed: errors, total: attempts }] : [],
  );

const NOTHING: Bounded = { failed: 0, total: 0, networks: 0 };
const bounded = (rows: readonly OfNetwork[], least: number): Bounded =>
  boundedByNetwork(rows, least) ?? NOTHING;

/**
 * Arms of an experiment that must be switched off: with failures in enough networks and enough
 * loads (or visits with an order), the lower bound of the failure rate after Clopper and Pearson,
 * one-sided with alpha 0.001, is above the guardrail. Control and arms that are off are ignored.
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
    const networks = guard.networks ?? GUARD_NETWORKS;
    const seen = [
      {
        kind: 'loads' as const,
        ...bounded(findLoads(channel, experiment, arm, figures), networks),
        bound: guard.maxLoadFailures / 10_000,
      },
      {
        kind: 'orders' as const,
        ...bounded(findOrders(experiment, arm, figures), networks),
        bound: guard.maxOrderErrors / 10_000,
      },
    ];
    return seen.flatMap(({ bound, ...it }) => {
      const atLeast =
        it.total < guard.minimum ? 0 : rateBounds(it.failed, it.total, GUARD_ALPHA).low;
      return atLeast > bound ? [{ experiment: name, arm: arm.name, ...it, atLeast, bound }] : [];
    });
  });
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

/** Why an arm was switched off, for the channel's history. */
export const toSentence = ({ kind, failed, total, atLeast, bound }: PastBound): string =>
  `${failed} of ${total} ${kind === 'loads' ? 'loads failed' : 'orders tried were refused'}: ` +
  `at least ${percent(atLeast)}, allowed are ${percent(bound)}`;
