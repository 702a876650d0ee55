import { rollback } from '../rollback';
import { type Store, currentRevision } from '../store';
import { attemptChange } from './attempt-change';
import { WATCH_MS, watchedPromotion, whyFailing } from './failing-promotion';
import type { ReadGuardFigures } from './guard-channel';

export interface GuardedPromotion {
  /** The revision that fails more, or sells less, than the one before it. */
  readonly revision: number;
  readonly reason: string;
  /**
   * The revision that serves the predecessor again; null where the policy or the reason only suggests
   * it.
   */
  readonly revertedIn: number | null;
  /** Why a signed store did not accept the revert; absent where none was attempted. */
  readonly obstacle?: string;
}

/**
 * Compares a channel's promotion of the last hour with its predecessor. When it fails more, it is
 * reverted or only reported, by the channel's policy (`failingPromotions`, default: suggest). When it
 * sells less, it is reported.
 */
export async function guardPromotion(
  store: Store,
  channel: string,
  read: ReadGuardFigures,
  now = new Date(),
): Promise<GuardedPromotion | null> {
  const current = await currentRevision(store, channel);
  const promotion = current && (await watchedPromotion(store, channel, current, now));
  if (!promotion) return null;
  const since = new Date(Date.parse(promotion.revision.at) - WATCH_MS);
  const failing = whyFailing(promotion, await read(since, channel));
  if (failing === null) return null;
  const { reason, isReverted } = failing;
  const { revision } = promotion.revision;
  if (current.failingPromotions !== 'revert' || !isReverted)
    return { revision, reason, revertedIn: null };
  const subject = `revert revision ${revision}`;
  const options = { by: 'guard', note: `${subject}: ${reason}`, expect: current.revision };
  const { changed, obstacle } = await attemptChange(store, { channel, current }, subject, () =>
    rollback(store, channel, options),
  );
  return changed === null
    ? { revision, reason, revertedIn: null, obstacle }
    : { revision, reason, revertedIn: changed.revision.revision };
}
