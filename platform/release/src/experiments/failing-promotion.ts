import { type ChannelRevision, GUARD_NETWORKS } from '@storefront/compositions';
import type { GuardFigures } from '@storefront/http-kit';
import { earlierRevisions } from '../history';
import type { Store } from '../store';
import { type OfNetwork, boundedByNetwork } from './bounded-by-network';
import { rateBounds } from './statistics/rate-bounds';

/** Time in ms after a promotion in which it is compared, and of its predecessor before that. */
export const WATCH_MS = 3_600_000;
/** Probability per check and kind that a promotion as good as its predecessor is called failing. */
const ALPHA = 0.001;
/** Visits of the new revision (or visits with an order) before it is judged. */
const MINIMUM = 50;

export interface Promotion {
  /** The revision that serves the composition, and the one before it. */
  readonly revision: ChannelRevision;
  readonly predecessor: ChannelRevision;
}

/** The promotion that is watched now; null for a rollback, or after `WATCH_MS`. */
export async function watchedPromotion(
  store: Store,
  channel: string,
  current: ChannelRevision,
  now: Date,
): Promise<Promotion | null> {
  let revision = current;
  for await (const earlier of earlierRevisions(store, channel, current.revision)) {
    if (earlier.composition !== current.composition) {
      const isWatched =
        revision.repeats === undefined &&
        now.getTime() - Date.parse(revision.at) < WATCH_MS &&
        !current.revoked.includes(earlier.composition);
      return isWatched ? { revision, predecessor: earlier } : null;
    }
    revision = earlier;
  }
  return null;
}

type Release = GuardFigures['releases'][number];

const KINDS = [
  {
    words: 'visits with a failed load',
    of: ({ failed, visits }: Release) => [failed, visits] as const,
  },
  {
    words: 'visits with a crashed page',
    of: ({ crashed, visits }: Release) => [crashed, visits] as const,
  },
  {
    words: 'visits with a refused order, of those with an order',
    of: ({ refused, tried }: Release) => [refused, tried] as const,
  },
];

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

/** What is wrong with a promotion, and whether that can have no other cause. */
export interface Failing {
  readonly reason: string;
  /** False: reported, and never reverted. */
  readonly isReverted: boolean;
}

type Count = (row: Release) => readonly [failed: number, total: number];

/** Counts of a composition in which a few networks cannot outweigh the others. */
function computeCounts(composition: string, releases: readonly Release[], of: Count) {
  const rows: OfNetwork[] = releases
    .filter((row) => row.composition === composition)
    .map((row) => ({ network: row.network, failed: of(row)[0], total: of(row)[1] }));
  return { rows, bounded: boundedByNetwork(rows, GUARD_NETWORKS) };
}

/**
 * More failures than the predecessor: the lower bound of the rate must exceed the upper bound of the
 * predecessor's (Clopper and Pearson, one-sided), with failures from at least `GUARD_NETWORKS`
 * networks.
 */
function moreFailures({ revision, predecessor }: Promotion, releases: readonly Release[]) {
  for (const { words, of } of KINDS) {
    const { bounded: after } = computeCounts(revision.composition, releases, of);
    if (!after || after.total < MINIMUM) continue;
    const earlier = computeCounts(predecessor.composition, releases, of);
    const before = earlier.bounded ?? {
      failed: 0,
      total: earlier.rows.reduce((sum, { total }) => sum + total, 0),
    };
    const least = rateBounds(after.failed, after.total, ALPHA).low;
    const most = rateBounds(before.failed, before.total, ALPHA).high;
    if (least > most)
      return (
        `${words}: ${after.failed} of ${after.total} in revision ${revision.revision}, at least ` +
        `${percent(least)}; ${before.failed} of ${before.total} before, at most ${percent(most)}`
      );
  }
  return null;
}

const withoutOrder: Count = ({ ended, placed }) => [ended - placed, ended];

/**
 * Less than half of the placed orders per visit: twice the upper bound of the rate must be below the
 * lower bound of the predecessor's. A smaller difference is that of two hours of a day.
 */
function fewerOrders({ revision, predecessor }: Promotion, releases: readonly Release[]) {
  const { bounded: after } = computeCounts(revision.composition, releases, withoutOrder);
  const { bounded: before } = computeCounts(predecessor.composition, releases, withoutOrder);
  if (!after || !before || after.total < MINIMUM) return null;
  const [placed, placedBefore] = [after.total - after.failed, before.total - before.failed];
  const most = rateBounds(placed, after.total, ALPHA).high;
  const least = rateBounds(placedBefore, before.total, ALPHA).low;
  return 2 * most < least
    ? `visits with a placed order: ${placed} of ${after.total} in revision ${revision.revision}, at most ` +
        `${percent(most)}; ${placedBefore} of ${before.total} before, at least ${percent(least)}`
    : null;
}

/**
 * Why a promotion is worse than its predecessor; null when the figures do not show it. Fewer orders are
 * never a reason to revert: restaurants that have closed since have the same figures.
 */
export function whyFailing(promotion: Promotion, { releases }: GuardFigures): Failing | null {
  const failures = moreFailures(promotion, releases);
  if (failures !== null) return { reason: failures, isReverted: true };
  const orders = fewerOrders(promotion, releases);
  return orders === null ? null : { reason: orders, isReverted: false };
}
