import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Line } from './along-line';
import { within, type Queryable } from '../../platform/db/database';

/**
 * A street, or its part within one neighbourhood. `line` runs from the lowest number to the
 * highest.
 */
export type GeoStreet = {
  street: string;
  street_key: string;
  zone: string;
  city: string;
  uf: string;
  cep: string;
  number_from: number;
  number_to: number;
  line: Line;
};
/** `likeness` in steps of 0.05. */
export type FoundStreet = GeoStreet & { likeness: number };

const COLUMNS = 'street, street_key, zone, city, uf, cep, number_from, number_to, line';
/** Minimum similarity; below it, a match is another word and not a typo. */
const LIKE_ENOUGH = '0.4';
/** Degrees; food orders are for streets of the same town. */
const FAR = 2;

/**
 * The search as a statement, so that a test can read its query plan. The similarity of a row costs
 * the most (10 µs in the embedded database): it is calculated for far streets only when none is
 * near, and the second one only when the first can be exceeded.
 */
export const SEARCH = `
  with matching as materialized (
    select *,
      sqrt(((south + north) / 2 - $3::float8) ^ 2
        + (((west + east) / 2 - $4::float8) * cos(radians($3::float8))) ^ 2) as away
    from geo_streets where text_key %> $1
  ), nearest as materialized (
    select *, word_similarity($1, text_key) as whole from matching
    where coalesce(away <= ${FAR}, true) or not exists (select from matching where away <= ${FAR})
  )
  select ${COLUMNS}, likeness::float8 as likeness from (
    select *,
      round((
        case when whole >= 1 then whole
          else greatest(whole, word_similarity($1, street_key || ' ' || city_key)) end
        + similarity($2, street_key) / 2)::numeric * 20) / 20 as likeness
    from nearest
  ) found
  order by likeness desc, away, area_id, position limit $5`;

/**
 * For one transaction: sets the similarity threshold, and makes the planner read the index. It
 * estimates a comparison as cheap as one of numbers and would compare all streets of a town one by
 * one, which blocks the embedded database for 100 to 500 ms.
 */
export const prepareSearch = async (tx: Queryable): Promise<void> => {
  await tx.query(
    `select set_config('pg_trgm.word_similarity_threshold', $1, true),
       set_config('enable_seqscan', 'off', true)`,
    [LIKE_ENOUGH],
  );
};

/**
 * Streets with a part similar to `core` in their name, neighbourhood or city, most similar first,
 * then nearest. Far ones only when none is near.
 */
export const searchStreets = (
  on: Queryable,
  it: { core: string; full: string; near: Coordinates | null; limit: number },
): Promise<FoundStreet[]> =>
  within(on, async (tx) => {
    await prepareSearch(tx);
    return tx.query<FoundStreet>(SEARCH, [
      it.core,
      it.full,
      it.near?.latitude ?? null,
      it.near?.longitude ?? null,
      it.limit,
    ]);
  });

/** Streets with a bounding box that touches the given one. */
export const streetsWithin = (
  on: Queryable,
  box: { south: number; west: number; north: number; east: number },
): Promise<GeoStreet[]> =>
  on.query<GeoStreet>(
    `select ${COLUMNS} from geo_streets
     where box(point(west, south), point(east, north))
       && box(point($1::float8, $2::float8), point($3::float8, $4::float8))
     order by area_id, position limit 500`,
    [box.west, box.south, box.east, box.north],
  );

/** Streets of a postal code. */
export const streetsOfPostalCode = (on: Queryable, digits: string): Promise<GeoStreet[]> =>
  on.query<GeoStreet>(
    `select ${COLUMNS} from geo_streets where cep_key = $1 order by area_id, position limit 50`,
    [digits],
  );
