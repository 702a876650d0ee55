import type { Queryable } from '../../platform/db/database';
import { searchKey } from './search-key';

/** Degrees. */
export type Box = { south: number; west: number; north: number; east: number };
export type Position = readonly [longitude: number, latitude: number];
export type StreetKind = 'avenue' | 'street' | 'lane';
export type GroundKind = 'zone' | 'park' | 'water' | 'square';

/** A street of one neighbourhood; `line` runs from the lowest number to the highest. */
type AreaStreet = {
  street: string;
  zone: string;
  city: string;
  uf: string;
  cep: string;
  numberFrom: number;
  numberTo: number;
  kind: StreetKind;
  line: readonly Position[];
};
/** `ring` is closed: its last position equals its first. */
export type AreaGround = { kind: GroundKind; name: string; ring: readonly Position[] };
export type Area = {
  id: string;
  bounds: Box;
  streets: readonly AreaStreet[];
  grounds: readonly AreaGround[];
};

/** Data of a street shown on a map. */
export type DrawnStreet = Pick<
  AreaStreet,
  'street' | 'zone' | 'kind' | 'line' | 'numberFrom' | 'numberTo'
>;

const computeBox = (line: readonly Position[]): Box => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return {
    south: Math.min(...ys),
    west: Math.min(...xs),
    north: Math.max(...ys),
    east: Math.max(...xs),
  };
};

const STREET_COLUMNS =
  'position, street, street_key, zone, zone_key, city, city_key, uf, cep, cep_key, ' +
  'number_from, number_to, kind, line, south, west, north, east';
const STREET_TYPES = `position int, street text, street_key text, zone text, zone_key text,
  city text, city_key text, uf text, cep text, cep_key text,
  number_from int, number_to int, kind text, line jsonb, south float8, west float8, north float8, east float8`;
const GROUND_COLUMNS = 'position, kind, name, ring, south, west, north, east';
const GROUND_TYPES =
  'position int, kind text, name text, ring jsonb, south float8, west float8, north float8, east float8';

/** The stored revision of an area; null when the area is missing. */
export async function findAreaRevision(on: Queryable, id: string): Promise<string | null> {
  const [row] = await on.query<{ revision: string }>(
    'select revision from geo_areas where id = $1',
    [id],
  );
  return row?.revision ?? null;
}

/** One revision text for all areas; changes when any area is rewritten. */
export async function readMapRevision(on: Queryable): Promise<string> {
  const rows = await on.query<{ id: string; revision: string }>(
    'select id, revision from geo_areas order by id',
  );
  return rows.map(({ id, revision }) => `${id}=${revision}`).join('&');
}

/** Replaces an area with its streets and grounds in two statements. */
export async function replaceArea(
  on: Queryable,
  { id, bounds, streets, grounds }: Area,
  revision: string,
): Promise<void> {
  const streetRows = streets.map(({ numberFrom, numberTo, ...it }, position) => ({
    ...it,
    ...computeBox(it.line),
    position,
    number_from: numberFrom,
    number_to: numberTo,
    street_key: searchKey(it.street),
    zone_key: searchKey(it.zone),
    city_key: searchKey(it.city),
    cep_key: it.cep.replace(/\D/g, ''),
  }));
  const groundRows = grounds.map((ground, position) => ({
    ...ground,
    ...computeBox(ground.ring),
    position,
  }));
  await on.query('delete from geo_areas where id = $1', [id]);
  await on.query(
    'insert into geo_areas (id, revision, south, west, north, east) values ($1, $2, $3, $4, $5, $6)',
    [id, revision, bounds.south, bounds.west, bounds.north, bounds.east],
  );
  await on.query(
    `insert into geo_streets (area_id, ${STREET_COLUMNS})
     select $1, ${STREET_COLUMNS}
     from jsonb_to_recordset($2::text::jsonb) as it (${STREET_TYPES})`,
    [id, JSON.stringify(streetRows)],
  );
  await on.query(
    `insert into geo_grounds (area_id, ${GROUND_COLUMNS})
     select $1, ${GROUND_COLUMNS}
     from jsonb_to_recordset($2::text::jsonb) as it (${GROUND_TYPES})`,
    [id, JSON.stringify(groundRows)],
  );
}

/**
 * The streets of the given kinds with a bounding box that touches a box, in the order of their
 * areas.
 */
export const streetsIn = (
  on: Queryable,
  { south, west, north, east }: Box,
  kinds: readonly StreetKind[],
): Promise<DrawnStreet[]> =>
  on.query<DrawnStreet>(
    `select street, zone, kind, line, number_from as "numberFrom", number_to as "numberTo" from geo_streets
     where box(point(west, south), point(east, north))
         && box(point($1::float8, $2::float8), point($3::float8, $4::float8))
       and kind = any($5::text[])
     order by area_id, position`,
    [west, south, east, north, kinds],
  );

/** The grounds with a bounding box that touches a box, in drawing order. */
export const groundsIn = (
  on: Queryable,
  { south, west, north, east }: Box,
): Promise<AreaGround[]> =>
  on.query<AreaGround>(
    `select kind, name, ring from geo_grounds
     where south <= $1 and north >= $2 and west <= $3 and east >= $4
     order by area_id, position`,
    [north, south, east, west],
  );
