import { LRUCache } from 'lru-cache';
import { singleFlight } from '../platform/single-flight';
import type { Database } from '../platform/db/database';
import type { RestaurantKey, Revision } from './restaurants.repository';

/** Channel on which the database reports the id of a restaurant whose menu changed (migration 0047). */
const MENU_CHANGES = 'menu_changes';

/** Bytes of all revisions in memory, by an estimate: mostly the ids of sold-out items. */
const MAX_BYTES = 16 * 1024 * 1024;
const BYTES = { revision: 200, item: 50 };
const MAX_URLS = 10_000;

export type RevisionMemory = {
  /** The current revision; undefined when only the database has it. */
  get(key: RestaurantKey): Revision | undefined;
  /**
   * Reads a revision by `work`, once for concurrent callers between two changes, and stores it unless a
   * change was reported meanwhile. `who`: callers that hold a connection wait only for others that hold one.
   */
  read(
    key: RestaurantKey,
    work: () => Promise<Revision | null>,
    who?: 'any' | 'held',
  ): Promise<Revision | null>;
};

const computeSize = ({ soldOut }: Revision): number =>
  BYTES.revision + soldOut.reduce((sum, id) => sum + BYTES.item + id.length, 0);

/**
 * Revisions that a change removes from memory: one of this node before its statement returns, one of
 * another node when it is reported. While reports are missed, nothing is in memory. It listens until
 * the database is closed.
 */
export async function openRevisionMemory(
  db: Pick<Database, 'listen'>,
  mostBytes = MAX_BYTES,
): Promise<RevisionMemory> {
  const byId = new LRUCache<number, Revision>({ maxSize: mostBytes, sizeCalculation: computeSize });
  const idOf = new LRUCache<string, number>({ max: MAX_URLS });
  const flight = singleFlight<Revision | null>();
  let [changes, losses, isListening] = [0, 0, false];

  const forgetAll = (): void => {
    changes += 1;
    byId.clear();
  };
  const changed = (payload: string): void => {
    // another program may use the same channel name
    if (!/^\d{1,10}$/.test(payload)) return forgetAll();
    changes += 1;
    byId.delete(Number(payload));
  };
  const lost = (): void => {
    losses += 1;
    isListening = false;
    forgetAll();
  };
  const regained = (): void => {
    isListening = true;
    forgetAll();
  };

  await db.listen(MENU_CHANGES, changed, { lost, regained, isOwnFirst: true });
  if (losses === 0) isListening = true;

  return {
    get: (key) => {
      const id = 'id' in key ? key.id : idOf.get(key.url);
      const found = id === undefined ? undefined : byId.get(id);
      // the url of a restaurant may have become that of another one
      return found && ('id' in key || found.url === key.url) ? found : undefined;
    },
    read: async (key, work, who = 'any') => {
      if (!isListening) return work();
      const since = changes;
      const name = 'id' in key ? `id ${key.id}` : `url ${key.url}`;
      const found = await flight(`${who} ${since} ${name}`, work);
      if (found && since === changes) {
        byId.set(found.id, found);
        idOf.set(found.url, found.id);
      }
      return found;
    },
  };
}
