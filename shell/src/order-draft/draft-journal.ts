import { serverNow } from '@storefront/shared-domain/clock';
import { StoredOrderDraft } from '@storefront/shared-domain/contracts';
import {
  deleteOldDrafts,
  keys,
  ORDER_DRAFT_PREFIX,
  storage as pageStorage,
  type AppStorage,
} from '@storefront/shared-domain/storage';
import { NO_DRAFT, type DraftContent } from './draft-content';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The parts of a draft that differ from the earlier ones. */
const findChanges = (before: DraftContent, after: DraftContent): Partial<DraftContent> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([part, value]) => !isSame(value, before[part as keyof DraftContent]),
    ),
  );

/**
 * The stored draft of one restaurant's order as seen by this tab. A save writes only the parts that
 * this tab changed, so that tabs do not overwrite each other's, and a tab does not return the data
 * of a customer after a logout in another one.
 */
export function openDraftJournal(
  restaurantId: number,
  storage: AppStorage = pageStorage,
  now: () => number = serverNow,
) {
  const key = keys.orderDraft(restaurantId);
  deleteOldDrafts(storage, ORDER_DRAFT_PREFIX, StoredOrderDraft, now());
  const found = storage.read(key, StoredOrderDraft);
  let synced: DraftContent = found ?? NO_DRAFT;
  let latest: DraftContent = synced;

  return {
    restaurantId,
    /** The stored draft when the tab opened it; null without one of the last day. */
    found,
    save(content: DraftContent): void {
      if (Object.keys(findChanges(latest, content)).length === 0) return;
      const changes = findChanges(synced, content);
      synced = content;
      latest = content;
      const stored = storage.read(key, StoredOrderDraft) ?? NO_DRAFT;
      storage.save(key, StoredOrderDraft, { ...stored, ...changes, savedAt: now() });
    },
    /**
     * The order was placed or abandoned. The next change stores all that this visit still has, as
     * the draft of the next order.
     */
    remove(content: DraftContent): void {
      storage.remove(key);
      synced = NO_DRAFT;
      latest = content;
    },
  };
}

export type DraftJournal = ReturnType<typeof openDraftJournal>;
