import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Line } from '../geocoding/along-line';
import { within, type Queryable } from './database';

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
/** `likeness` in steps of 0.05; `isFar` from where somebody is. */
export type FoundStreet = GeoStreet & { likeness: number; isFar: boolean };

const COLUMNS = 'street, street_key, zone, city, uf, cep, number_from, number_to, line';
/** Below this, a typo is another word. */
const LIKE_ENOUGH = '0.4';
/** Degrees; who orders food means a street of the town. */
const FAR = 2;

/** The search as a statement, so that a test can ask how it would be run. */
export const SEARCH = `
  select ${COLUMNS}, likeness::float8 as likeness, coalesce(away > ${FAR}, false) as "isFar" from (
    select *, round((greatest(word_similarity($1, text_key), word_similarity($1, street_key || ' ' || city_key)) + similarity($2, street_key) / 2)::numeric * 20) / 20 as likeness,
      sqrt(((south + north) / 2 - $3::float8) ^ 2 + (((west + east) / 2 - $4::float8) * cos(radians($3::float8))) ^ 2) as away
    from geo_streets where text_key %> $1
  ) found
  order by coalesce(away > ${FAR}, false), likeness desc, away, area_id, position limit $5`;

/** Makes one transaction accept what is like enough. */
export const acceptLikeness = async (tx: Queryable): Promise<void> => {
  await tx.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [LIKE_ENOUGH]);
};

/**
 * Streets that hold something like `core` in their name, neighbourhood or city, the likest first,
 * then the nearest.
 */
export const searchStreets = (
  on: Queryable,
  it: { core: string; full: string; near: Coordinates | null; limit: number },
): Promise<FoundStreet[]> =>
  within(on, async (tx) => {
    await acceptLikeness(tx);
    return tx.query<FoundStreet>(SEARCH, [
      it.core,
      it.full,
      it.near?.latitude ?? null,
      it.near?.longitude ?? null,
      it.limit,
    ]);
  });

/** Streets whose box touches the given one. */
export const streetsWithin = (
  on: Queryable,
  box: { south: number; west: number; north: number; east: number },
): Promise<GeoStreet[]> =>
  on.query<GeoStreet>(
    `select ${COLUMNS} from geo_streets where box(point(west, south), point(east, north)) && box(point($1::float8, $2::float8), point($3::float8, $4::float8))
     order by area_id, position limit 500`,
    [box.west, box.south, box.east, box.north],
  );

/** Streets of a postal code. */
export const streetsOfPostalCode = (on: Queryable, digits: string): Promise<GeoStreet[]> =>
  on.query<GeoStreet>(
    `select ${COLUMNS} from geo_streets where cep_key = $1 order by area_id, position limit 50`,
    [digits],
  );
