import type { ChannelRevision, Composition } from '@storefront/compositions';
import type { ChannelChange } from './channel-change';
import { recompose } from './recompose';
import { type Store, readComposition } from './store';
import { composeVariants, switchOffMisfits } from './variants';

/**
 * Maximum number of stored revoked compositions: sessions end long before that many releases are
 * revoked.
 */
export const MAX_REVOKED = 200;

export type ChannelContent = Pick<
  ChannelRevision,
  | 'composition'
  | 'experiments'
  | 'variants'
  | 'revoked'
  | 'origins'
  | 'failingPromotions'
  | 'paymentDocument'
  | 'notify'
  | 'repeats'
>;

async function composed(
  store: Store,
  current: ChannelRevision | null,
  change: ChannelChange,
): Promise<Composition> {
  if (change.composition !== undefined) return readComposition(store, change.composition);
  const served = current ? await readComposition(store, current.composition) : null;
  return recompose(store, served, change.builds ?? [], change.lastGood);
}

/**
 * Content of a channel after a change. Writes the new compositions only; the served content stays
 * unchanged.
 */
export async function nextContent(
  store: Store,
  current: ChannelRevision | null,
  change: ChannelChange,
): Promise<ChannelContent> {
  const composition = await composed(store, current, change);
  const wanted = [...(change.experiments ?? current?.experiments ?? [])];
  const experiments = change.isUrgent
    ? await switchOffMisfits(store, composition, wanted, new Date())
    : wanted;
  const variants = await composeVariants(store, composition, experiments);
  const served = new Set([composition.hash, ...Object.values(variants)]);
  const revoked = [...new Set([...(change.revoke ?? []), ...(current?.revoked ?? [])])].filter(
    (hash) => !served.has(hash),
  );
  const failingPromotions = change.failingPromotions ?? current?.failingPromotions;
  const paymentDocument = change.paymentDocument ?? current?.paymentDocument;
  const notify = change.notify ?? current?.notify;
  return {
    composition: composition.hash,
    experiments,
    variants,
    revoked: revoked.slice(0, MAX_REVOKED),
    origins: [...(change.origins ?? current?.origins ?? [])],
    ...(failingPromotions === undefined ? {} : { failingPromotions }),
    ...(paymentDocument === undefined ? {} : { paymentDocument }),
    ...(notify === undefined ? {} : { notify: [...notify] }),
    ...(change.repeats === undefined ? {} : { repeats: change.repeats }),
  };
}
