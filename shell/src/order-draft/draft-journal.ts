import { StoredOrderDraft } from '@storefront/shared-domain/contracts';
import {
  keys,
  ORDER_DRAFT_PREFIX,
  storage as pageStorage,
  type AppStorage,
} from '@storefront/shared-domain/storage';
import { NO_DRAFT, type DraftContent } from './draft-content';

const DAY_MS = 86_400_000;

/** Also false after the clock was set back by a day: such a draft would never end. */
const isFresh = ({ savedAt }: StoredOrderDraft, now: number): boolean =>
  Math.abs(now - savedAt) < DAY_MS;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The parts of a draft that differ from the earlier ones. */
const changesOf = (before: DraftContent, after: DraftContent): Partial<DraftContent> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([part, value]) => !isSame(value, before[part as keyof DraftContent]),
    ),
  );

/** Deletes the drafts of all restaurants that are a day old. */
function deleteOld(storage: AppStorage, now: number): void {
  for (const key of storage.keysFrom(ORDER_DRAFT_PREFIX)) {
    const draft = storage.read(key, StoredOrderDraft);
    if (draft !== null && !isFresh(draft, now)) storage.remove(key);
  }
}

/**
 * The stored draft of one restaurant's order as seen by this tab. A save writes only the parts that
 * this tab changed, so that tabs do not overwrite each other's, and a tab does not return the data
 * of a customer after a logout in another one.
 */
export function openDraftJournal(
  restaurantId: number,
  storage: AppStorage = pageStorage,
  now: () => number = Date.now,
) {
  const key = keys.orderDraft(restaurantId);
  deleteOld(storage, now());
  const found = storage.read(key, StoredOrderDraft);
  let synced: DraftContent = found ?? NO_DRAFT;
  let latest: DraftContent = synced;

  return {
    restaurantId,
    /** The stored draft when the tab opened it; null without one of the last day. */
    found,
    save(content: DraftContent): void {
      if (Object.keys(changesOf(latest, content)).length === 0) return;
      const changes = changesOf(synced, content);
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
