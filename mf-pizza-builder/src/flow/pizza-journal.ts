import { serverNow } from '@storefront/shared-domain/clock';
import { StoredPizzaDrafts } from '@storefront/shared-domain/contracts';
import {
  deleteOldDrafts,
  keys,
  PIZZA_DRAFTS_PREFIX,
  storage as pageStorage,
  type AppStorage,
} from '@storefront/shared-domain/storage';
import type { Drafts } from './drafts.model';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const readable = ({ drafts }: StoredPizzaDrafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).flatMap(([name, draft]) => (draft === null ? [] : [[name, draft]])),
  );

/**
 * The stored drafts of one restaurant as seen by this tab. A save writes only the items that this tab
 * changed: another tab may build another pizza.
 */
export function openPizzaJournal(
  restaurantId: number,
  storage: AppStorage = pageStorage,
  now: () => number = serverNow,
) {
  const key = keys.pizzaDrafts(restaurantId);
  const stored = (): Drafts => {
    const found = storage.read(key, StoredPizzaDrafts);
    return found === null ? {} : readable(found);
  };
  deleteOldDrafts(storage, PIZZA_DRAFTS_PREFIX, StoredPizzaDrafts, now());
  const found = stored();
  let synced: Drafts = found;

  return {
    restaurantId,
    /** The drafts of the last day. */
    found,
    save(drafts: Drafts): void {
      const names = Object.keys({ ...synced, ...drafts });
      const changed = names.filter((name) => !isSame(synced[name], drafts[name]));
      if (changed.length === 0) return;
      synced = drafts;
      const others = Object.entries(stored()).filter(([name]) => !changed.includes(name));
      const own = Object.entries(drafts).filter(([name]) => changed.includes(name));
      const next = Object.fromEntries([...others, ...own]);
      if (Object.keys(next).length === 0) storage.remove(key);
      else storage.write(key, { savedAt: now(), drafts: next });
    },
  };
}

export type PizzaJournal = ReturnType<typeof openPizzaJournal>;
