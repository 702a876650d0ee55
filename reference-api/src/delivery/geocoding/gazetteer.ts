import type { Coordinates } from '@storefront/shared-domain/contracts';
import { METERS_PER_DEGREE } from '@storefront/shared-kit/meters-per-degree';
import type { Queryable } from '../../platform/db/database';
import {
  searchStreets,
  streetsOfPostalCode,
  streetsWithin,
  type FoundStreet,
  type GeoStreet,
} from './geo-streets.repository';
import { nearestAlong, pointAlong } from './along-line';
import type { Geocoder, Place } from './geocoder';
import { readQuery } from './read-query';
import { uniqueBy } from './unique-by';

const MAX_HITS = 20;
/**
 * Extra rows of a search: of a street in several neighbourhoods, the house number selects the row.
 */
const SPARE = 40;
/** Minimum score of a hit, as a share of the best score. */
const WORTH_SHOWING = 0.7;
const NEARBY_METRES = 150;

const clamp = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value));

const computeShare = ({ number_from: from, number_to: to }: GeoStreet, house: number): number =>
  to === from ? 0.5 : (clamp(house, from, to) - from) / (to - from);

/**
 * Position of a house on a street. A number outside of the street's range is accepted, at the
 * nearer end: the data of a gazetteer lags behind its town. Without a number, the middle of the
 * street.
 */
function toPlace(row: GeoStreet, number: string): Place {
  const house = Number.parseInt(number, 10);
  const { latitude, longitude } = pointAlong(
    row.line,
    Number.isNaN(house) ? 0.5 : computeShare(row, house),
  ) ?? { latitude: 0, longitude: 0 };
  return {
    latitude,
    longitude,
    street: row.street,
    number,
    zone: row.zone,
    city: row.city,
    uf: row.uf,
    cep: row.cep,
    name: '',
  };
}

type Hit = { readonly row: FoundStreet; readonly number: string };

/** The first number that is not part of the street's name: 'rua 25 de março 300' has 300. */
const numberFor = ({ street_key }: GeoStreet, numbers: readonly string[]): string => {
  const names = new Set(street_key.split(' '));
  return numbers.find((number) => !names.has(number)) ?? '';
};

const holds = ({ number_from, number_to }: GeoStreet, number: string): boolean => {
  const house = Number.parseInt(number, 10);
  return house >= number_from && house <= number_to;
};

/**
 * Of the parts of a street, those with the house number in their range; all, when no part has it.
 */
function withHouse(hits: readonly Hit[]): Hit[] {
  const nameOf = ({ row }: Hit): string => `${row.street_key}|${row.city}`;
  const held = new Set(hits.filter(({ row, number }) => holds(row, number)).map(nameOf));
  return hits.filter((hit) => holds(hit.row, hit.number) || !held.has(nameOf(hit)));
}

const sameStreet = ({ row: { street_key, zone, city } }: Hit): string =>
  `${street_key}|${zone}|${city}`;

/** The hits without those of a much lower score than the best. */
function worthShowing(rows: readonly FoundStreet[]): FoundStreet[] {
  const bar = WORTH_SHOWING * Math.max(0, ...rows.map(({ likeness }) => likeness));
  return rows.filter(({ likeness }) => likeness >= bar);
}

async function search(
  db: Queryable,
  text: string,
  near: Coordinates | null,
  limit: number,
): Promise<Place[]> {
  const query = readQuery(text);
  const most = clamp(limit, 0, MAX_HITS);
  if (query.kind === 'nothing' || most === 0) return [];
  if (query.kind === 'postal-code') {
    const place = await byPostalCode(db, query.digits);
    if (place !== null) return [place];
  }
  const { core, full, numbers } =
    query.kind === 'words' ? query : { core: query.digits, full: query.digits, numbers: [] };
  const found = worthShowing(await searchStreets(db, { core, full, near, limit: most + SPARE }));
  const hits = found.map((row) => ({ row, number: numberFor(row, numbers) }));
  return uniqueBy(withHouse(hits), sameStreet)
    .slice(0, most)
    .map(({ row, number }) => toPlace(row, number));
}

async function reverse(db: Queryable, point: Coordinates): Promise<Place | null> {
  const up = NEARBY_METRES / METERS_PER_DEGREE;
  const aside = up / Math.max(0.01, Math.cos((point.latitude * Math.PI) / 180));
  const rows = await streetsWithin(db, {
    south: point.latitude - up,
    north: point.latitude + up,
    west: point.longitude - aside,
    east: point.longitude + aside,
  });
  const [nearest] = rows
    .map((row) => ({ row, ...nearestAlong(row.line, point) }))
    .filter(({ metres }) => metres <= NEARBY_METRES)
    .toSorted((a, b) => a.metres - b.metres);
  if (!nearest) return null;
  const {
    row: { number_from, number_to },
    share,
  } = nearest;
  return toPlace(nearest.row, String(Math.round(number_from + (number_to - number_from) * share)));
}

/** The value that all rows agree on; '' when they do not. */
const shared = (rows: readonly GeoStreet[], pick: (row: GeoStreet) => string): string => {
  const values = new Set(rows.map(pick));
  return values.size === 1 ? (values.values().next().value ?? '') : '';
};

/** The fields common to all streets of a postal code, such as neighbourhood and city. */
async function byPostalCode(db: Queryable, digits: string): Promise<Place | null> {
  const rows = await streetsOfPostalCode(db, digits);
  const [first] = rows;
  return first
    ? {
        ...toPlace(first, ''),
        street: shared(rows, ({ street }) => street),
        zone: shared(rows, ({ zone }) => zone),
        city: shared(rows, ({ city }) => city),
      }
    : null;
}

/**
 * Looks up the streets in the database: a city of the demo, or imported data. Estimates positions
 * along the street by the house number.
 */
export const gazetteer = (db: Queryable): Geocoder => ({
  search: (query, near, limit) => search(db, query, near, limit),
  reverse: (point) => reverse(db, point),
  byPostalCode: (digits) =>
    /^\d{5,8}$/.test(digits) ? byPostalCode(db, digits) : Promise.resolve(null),
  within: gazetteer,
});
