import { type ChannelRevision, GUARD_NETWORKS, type GuardFigures } from '@storefront/compositions';
import { earlierRevisions } from '../earlier-revisions';
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

/**
 * Why a promotion fails more than its predecessor; null when the figures do not show it: the lower
 * bound of its rate must exceed the upper bound of the predecessor's (Clopper and Pearson,
 * one-sided), with failures from at least `GUARD_NETWORKS` networks.
 */
export function reasonToRevert(
  { revision, predecessor }: Promotion,
  { releases }: GuardFigures,
): string | null {
  for (const { words, of } of KINDS) {
    const rowsOf = (composition: string): OfNetwork[] =>
      releases
        .filter((row) => row.composition === composition)
        .map((row) => ({ network: row.network, failed: of(row)[0], total: of(row)[1] }));
    const after = boundedByNetwork(rowsOf(revision.composition), GUARD_NETWORKS);
    if (!after || after.total < MINIMUM) continue;
    const earlier = rowsOf(predecessor.composition);
    const before = boundedByNetwork(earlier, GUARD_NETWORKS) ?? {
      failed: 0,
      total: earlier.reduce((sum, { total }) => sum + total, 0),
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
