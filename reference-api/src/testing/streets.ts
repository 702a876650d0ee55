import type { Database } from '../platform/db/database';
import { searchKey } from '../delivery/geocoding/search-key';
import type { Line } from '../delivery/geocoding/along-line';

export type StreetSeed = {
  street: string;
  zone?: string;
  city?: string;
  uf?: string;
  cep?: string;
  from?: number;
  to?: number;
  line: Line;
};

const COLUMNS =
  'position, street, street_key, zone, zone_key, city, city_key, uf, cep, cep_key, ' +
  'number_from, number_to, kind, line, south, west, north, east';
const TYPES = `position int, street text, street_key text, zone text, zone_key text, city text,
  city_key text, uf text, cep text, cep_key text,
  number_from int, number_to int, kind text, line jsonb, south float8, west float8, north float8, east float8`;

/** Replaces the streets of a test's area. */
export async function plantStreets(
  db: Database,
  streets: readonly StreetSeed[],
  area = 'test-town',
): Promise<void> {
  const rows = streets.map(
    (
      {
        street,
        zone = 'Vila Madalena',
        city = 'São Paulo',
        uf = 'SP',
        cep = '',
        from = 1,
        to = 1000,
        line,
      },
      position,
    ) => {
      const [x, y] = [line.map(([longitude]) => longitude), line.map(([, latitude]) => latitude)];
      return {
        position,
        street,
        street_key: searchKey(street),
        zone,
        zone_key: searchKey(zone),
        city,
        city_key: searchKey(city),
        uf,
        cep,
        cep_key: cep.replace(/\D/g, ''),
        number_from: from,
        number_to: to,
        kind: 'street',
        line,
        south: Math.min(...y),
        west: Math.min(...x),
        north: Math.max(...y),
        east: Math.max(...x),
      };
    },
  );
  await db.query('delete from geo_areas where id = $1', [area]);
  await db.query(
    `insert into geo_areas (id, revision, south, west, north, east) values ($1, 'test', -90, -180, 90, 180)`,
    [area],
  );
  await db.query(
    `insert into geo_streets (area_id, ${COLUMNS}) select $1, ${COLUMNS}
     from jsonb_to_recordset($2::text::jsonb) as it (${TYPES})`,
    [area, JSON.stringify(rows)],
  );
}
