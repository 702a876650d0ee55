import { StoredPizzaDrafts } from '@storefront/shared-domain/contracts';
import {
  keys,
  PIZZA_DRAFTS_PREFIX,
  storage as pageStorage,
  type AppStorage,
} from '@storefront/shared-domain/storage';
import type { Drafts } from './drafts.model';

const DAY_MS = 86_400_000;

/** Also false after the clock was set back by a day: such a draft would never end. */
const isFresh = ({ savedAt }: StoredPizzaDrafts, now: number): boolean =>
  Math.abs(now - savedAt) < DAY_MS;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const readable = ({ drafts }: StoredPizzaDrafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).flatMap(([name, draft]) => (draft === null ? [] : [[name, draft]])),
  );

/** Deletes the drafts of all restaurants that are a day old. */
function deleteOld(storage: AppStorage, now: number): void {
  for (const key of storage.keysFrom(PIZZA_DRAFTS_PREFIX)) {
    const stored = storage.read(key, StoredPizzaDrafts);
    if (stored !== null && !isFresh(stored, now)) storage.remove(key);
  }
}

/**
 * The stored drafts of one restaurant as seen by this tab. A save writes only the items that this tab
 * changed: another tab may build another pizza.
 */
export function openPizzaJournal(
  restaurantId: number,
  storage: AppStorage = pageStorage,
  now: () => number = Date.now,
) {
  const key = keys.pizzaDrafts(restaurantId);
  const stored = (): Drafts => {
    const found = storage.read(key, StoredPizzaDrafts);
    return found === null ? {} : readable(found);
  };
  deleteOld(storage, now());
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
