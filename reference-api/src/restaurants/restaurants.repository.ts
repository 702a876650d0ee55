import * as z from 'zod/mini';
import type { Queryable } from '../platform/db/database';
import { Place, restaurantZone } from './place-zone';

/**
 * One restaurant as stored; `document` is the JSON text of API-01's answer, `tables` the names of
 * its tables in order.
 */
export type RestaurantRow = {
  id: number;
  url: string;
  revision: string;
  document: string;
  tables: string[];
};
export type RestaurantListing = {
  url: string;
  name: string;
  description: string;
  language: string;
};
export type NewRestaurant = Omit<RestaurantRow, 'tables'> &
  Omit<RestaurantListing, 'url'> & { isDemo: boolean; position: number };
export type RestaurantKey = { id: number } | { url: string };

const where = (key: RestaurantKey): [string, unknown] =>
  'id' in key ? ['id = $1', key.id] : ['url = $1', key.url];

export type Revision = { id: number; url: string; revision: string; soldOut: string[] };

/**
 * The current revision and the sold-out items, ordered by id, without the document; null when the
 * restaurant is missing.
 */
export async function findRevision(on: Queryable, key: RestaurantKey): Promise<Revision | null> {
  const [condition, value] = where(key);
  const [row] = await on.query<Revision>(
    `select id, url, revision,
       coalesce((select json_agg(s.item_id order by s.item_id) from product_stock s
         where s.restaurant_id = restaurants.id and s.quantity = 0), '[]') as "soldOut"
     from restaurants where ${condition}`,
    [value],
  );
  return row ?? null;
}

/** Whether a restaurant still has a revision. */
export async function hasRevision(
  on: Queryable,
  { id, revision }: Pick<Revision, 'id' | 'revision'>,
): Promise<boolean> {
  const sql = 'select 1 from restaurants where id = $1 and revision = $2';
  return (await on.query(sql, [id, revision])).length > 0;
}

export async function findRestaurant(
  on: Queryable,
  key: RestaurantKey,
): Promise<RestaurantRow | null> {
  const [condition, value] = where(key);
  const [row] = await on.query<RestaurantRow>(
    `select id, url, revision, document::text as document,
       (select coalesce(json_agg(t.name order by t.position), '[]') from restaurant_tables t
         where t.restaurant_id = restaurants.id) as tables
     from restaurants where ${condition}`,
    [value],
  );
  return row ?? null;
}

/** The demo restaurants in the order of the seed. */
export const listDemoRestaurants = (on: Queryable): Promise<RestaurantListing[]> =>
  on.query<RestaurantListing>(
    'select url, name, description, language from restaurants where is_demo order by position, id',
  );

/**
 * Whether a restaurant belongs to the demo: its data belongs to no real person and may be public.
 */
export async function isDemoRestaurant(on: Queryable, id: number): Promise<boolean> {
  return (await on.query('select 1 from restaurants where id = $1 and is_demo', [id])).length > 0;
}

/** Whether the database has the table of restaurants; false before its first migration. */
export async function hasRestaurants(on: Queryable): Promise<boolean> {
  const [row] = await on.query<{ found: boolean }>(
    "select to_regclass('restaurants') is not null as found",
  );
  return row?.found ?? false;
}

/** The `info` part of every record, as stored, with the url of its restaurant. */
export const listRecordInfos = (on: Queryable): Promise<{ url: string; info: unknown }[]> =>
  on.query<{ url: string; info: unknown }>(
    "select url, document->'info' as info from restaurants order by position, id",
  );

export async function findTimeZone(on: Queryable, id: number): Promise<string> {
  const [row] = await on.query<Record<'timezone' | 'country' | 'uf' | 'longitude', unknown>>(
    `select it->'timezone' as timezone, it->'country' as country, it->'uf' as uf,
       it->'longitude' as longitude
     from (select document->'info' as it from restaurants where id = $1) as record`,
    [id],
  );
  return restaurantZone(z.parse(Place, row ?? {}));
}

/** Inserts a restaurant, or replaces the one with the same id; its orders and customers stay. */
export async function saveRestaurant(on: Queryable, newRestaurant: NewRestaurant): Promise<void> {
  await on.query(
    `insert into restaurants (id, url, name, language, description, is_demo, position, document, revision)
     values ($1, $2, $3, $4, $5, $6, $7, $8::json, $9)
     on conflict (id) do update
     set url = excluded.url, name = excluded.name, language = excluded.language,
       description = excluded.description, is_demo = excluded.is_demo, position = excluded.position,
       document = excluded.document, revision = excluded.revision, updated_at = now()`,
    [
      newRestaurant.id,
      newRestaurant.url,
      newRestaurant.name,
      newRestaurant.language,
      newRestaurant.description,
      newRestaurant.isDemo,
      newRestaurant.position,
      newRestaurant.document,
      newRestaurant.revision,
    ],
  );
}

export async function replaceTables(
  on: Queryable,
  restaurantId: number,
  names: readonly string[],
): Promise<void> {
  await on.query('delete from restaurant_tables where restaurant_id = $1', [restaurantId]);
  await on.query(
    `insert into restaurant_tables (restaurant_id, name, position) select $1, t.name, t.position
     from unnest($2::text[]) with ordinality as t (name, position)`,
    [restaurantId, names],
  );
}

/** An unused restaurant id, above those of the demo. */
export async function freeRestaurantId(on: Queryable): Promise<number> {
  const [row] = await on.query<{ id: number }>(
    'select greatest(10000, coalesce(max(id), 0)) + 1 as id from restaurants',
  );
  return row?.id ?? 10_001;
}
