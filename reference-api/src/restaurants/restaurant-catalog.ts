import { RestaurantData, ScheduleTemplate } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../db/database';
import { findRestaurant, findRevision, type RestaurantKey, type Revision } from '../db/restaurants.repository';
import { listScheduleTemplates } from '../db/schedule-templates.repository';
import { encodedDocument, type EncodedDocument } from './encoded-document';
import { soldOutDocument, soldOutRevision } from './sold-out';
import { readRecord } from './unreadable-record';

/**
 * A restaurant ready for use: its answer to be sent, the same read for the rules (but for what is sold out, which an order finds out
 * when it takes it), the names of its tables, and its
 * hours for schedules by their name.
 */
export type LoadedRestaurant = {
  id: number; url: string; data: RestaurantData; document: EncodedDocument; tables: readonly string[]; scheduleTemplates: ReadonlyMap<string, ScheduleTemplate>;
};

/** The hours a restaurant plans by: those its record names; null, and its own hours count (OPEN-100), where it names none or some nobody has. */
export const scheduleTemplateOf = ({ data, scheduleTemplates }: LoadedRestaurant): ScheduleTemplate | null =>
  scheduleTemplates.get(data.info.scheduleSettings.hoursTemplate?.id ?? '') ?? null;

export type RestaurantCatalog = {
  /** The current revision of a restaurant, or null when there is none; read on the connection `on`, where one is held. */
  find(key: RestaurantKey, on?: Queryable): Promise<LoadedRestaurant | null>;
};

const KEPT = 100;

async function templatesOf(db: Queryable, restaurantId: number): Promise<Map<string, ScheduleTemplate>> {
  const rows = await listScheduleTemplates(db, restaurantId);
  return new Map(rows.map(({ id, template }) => [id, readRecord(restaurantId, ScheduleTemplate, template)]));
}

/** A restaurant in memory: the text of its answer as it was written, and which items are sold out in the one that is sent. */
type Kept = { revision: string; text: string; soldOut: string; restaurant: LoadedRestaurant };

/** The same restaurant with the answer for what is sold out now; the very same when nothing has changed. */
function withSoldOut(kept: Kept, itemIds: readonly string[]): Kept {
  const soldOut = soldOutRevision(itemIds);
  if (kept.soldOut === soldOut) return kept;
  const document = encodedDocument(soldOutDocument(kept.text, itemIds), `${kept.revision}${soldOut}`);
  return { ...kept, soldOut, restaurant: { ...kept.restaurant, document } };
}

async function load(db: Queryable, { id, soldOut }: Revision): Promise<Kept | null> {
  const row = await findRestaurant(db, { id });
  if (!row) return null;
  const restaurant = {
    id: row.id, url: row.url, data: readRecord(row.id, RestaurantData, row.document), document: encodedDocument(row.document, row.revision), tables: row.tables,
    scheduleTemplates: await templatesOf(db, row.id),
  };
  return withSoldOut({ revision: row.revision, text: row.document, soldOut: '', restaurant }, soldOut);
}

/**
 * Keeps the restaurants last asked for in memory. Each call asks the database which revision is current and what is sold
 * out (one row by its key), so that no node ever answers from a menu another node has replaced. `loaded` is called with each restaurant whose
 * record was read, again after it was changed.
 */
export function restaurantCatalog(db: Queryable, loaded: (restaurant: LoadedRestaurant) => void = () => undefined): RestaurantCatalog {
  const kept = new Map<number, Kept>();
  return {
    find: async (key, on = db) => {
      const current = await findRevision(on, key);
      if (!current) return null;
      const known = kept.get(current.id);
      const fresh = known?.revision === current.revision ? withSoldOut(known, current.soldOut) : await load(on, current);
      if (!fresh) return null;
      if (known?.revision !== fresh.revision) loaded(fresh.restaurant);
      kept.delete(current.id);
      kept.set(current.id, fresh);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return fresh.restaurant;
    },
  };
}
