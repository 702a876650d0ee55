import type { Coordinates } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import type { Geocoder, Place } from '../geocoder';
import { queryService, type ServiceOptions } from './query-service';
import {
  distinct,
  findFirstText,
  parseList,
  nearestTo,
  placeOfPostalCode,
  parsePoint,
  word,
} from './read-places';

/** `language` as in `Accept-Language`, `countries` are codes of two letters. */
export type NominatimOptions = ServiceOptions & {
  language?: string | undefined;
  countries?: readonly string[] | undefined;
};

/** The public server allows one request a second. */
const INTERVAL_MS = 1000;
/** Half the side of the box around the restaurant, in degrees, that hits are preferred from. */
const AROUND = 0.5;

const Hit = z.object({
  lat: z.string(),
  lon: z.string(),
  name: word(),
  address: z.object({
    road: word(),
    pedestrian: word(),
    house_number: word(),
    suburb: word(),
    neighbourhood: word(),
    quarter: word(),
    city_district: word(),
    city: word(),
    town: word(),
    village: word(),
    municipality: word(),
    state: word(),
    'ISO3166-2-lvl4': word(),
    postcode: word(),
  }),
});

const degrees = (text: string): number | null =>
  /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null;

function parsePlace(hit: unknown): Place | null {
  const read = z.safeParse(Hit, hit);
  const point = read.success ? parsePoint(degrees(read.data.lat), degrees(read.data.lon)) : null;
  if (!read.success || point === null) return null;
  const { name, address: it } = read.data;
  const street = findFirstText(it.road, it.pedestrian);
  return {
    ...point,
    street,
    number: it.house_number,
    zone: findFirstText(it.suburb, it.neighbourhood, it.quarter, it.city_district),
    city: findFirstText(it.city, it.town, it.village, it.municipality),
    // 'BR-SP' is SP; without such a code, the name of the state.
    uf: findFirstText(/^[A-Z]{2}-([A-Z0-9]{1,3})$/.exec(it['ISO3166-2-lvl4'])?.[1] ?? '', it.state),
    cep: it.postcode,
    name: name === street ? '' : name,
  };
}

const parsePlaces = (hits: unknown): Place[] =>
  hits === null ? [] : parseList(hits).flatMap((hit) => parsePlace(hit) ?? []);

const boxAround = ({ latitude, longitude }: Coordinates): string =>
  [longitude - AROUND, latitude + AROUND, longitude + AROUND, latitude - AROUND]
    .map((it) => it.toFixed(4))
    .join(',');

/**
 * Whether the response about one point is an error, such as `{error: 'Unable to geocode'}`, which
 * means: not found.
 */
const isError = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'error' in answer;

/**
 * A Nominatim server by its URL: `/search` and `/reverse` in format jsonv2. The policy of the
 * public one forbids a search per keystroke: the wizard needs an own server, or Photon.
 */
export function nominatim({
  language,
  countries = [],
  intervalMs = INTERVAL_MS,
  ...service
}: NominatimOptions): Geocoder {
  const request = queryService({ ...service, intervalMs });
  const common = { format: 'jsonv2', addressdetails: 1, 'accept-language': language };
  const search: Geocoder['search'] = async (query, near, limit) => {
    const viewbox = near === null ? null : boxAround(near);
    const answer = await request('/search', {
      ...common,
      q: query.slice(0, 255),
      limit,
      countrycodes: countries.join(','),
      viewbox,
    });
    return distinct(parsePlaces(answer)).slice(0, limit);
  };
  return {
    search,
    reverse: async (point) => {
      const answer = await request('/reverse', {
        ...common,
        lat: point.latitude,
        lon: point.longitude,
      });
      return answer === null || isError(answer) ? null : nearestTo(point, parsePlaces([answer]));
    },
    byPostalCode: async (digits) =>
      placeOfPostalCode(digits, await search(digits.replace(/^(\d{5})(\d{3})$/, '$1-$2'), null, 5)),
  };
}
