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

/** `language` is one that the server supports, `countries` are codes of two letters. */
export type PhotonOptions = ServiceOptions & {
  language?: string | undefined;
  countries?: readonly string[] | undefined;
};

const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    name: word(),
    street: word(),
    housenumber: word(),
    district: word(),
    locality: word(),
    city: word(),
    county: word(),
    state: word(),
    postcode: word(),
    countrycode: word(),
    osm_key: word(),
  }),
});

const Collection = z.object({ features: z.array(z.unknown()) });

/** A feature as a location; null without a position or outside of the requested countries. */
function parsePlace(feature: unknown, countries: readonly string[]): Place | null {
  const read = z.safeParse(Feature, feature);
  if (!read.success) return null;
  const {
    geometry: {
      coordinates: [lon, lat],
    },
    properties: it,
  } = read.data;
  const point = parsePoint(lat, lon);
  const isWanted =
    countries.length === 0 ||
    it.countrycode === '' ||
    countries.includes(it.countrycode.toLowerCase());
  if (point === null || !isWanted) return null;
  const isStreet = it.osm_key === 'highway';
  return {
    ...point,
    street: isStreet ? findFirstText(it.street, it.name) : it.street,
    number: it.housenumber,
    zone: findFirstText(it.district, it.locality),
    city: findFirstText(it.city, it.county),
    uf: it.state,
    cep: it.postcode,
    name: isStreet ? '' : it.name,
  };
}

const parsePlaces = (answer: unknown, countries: readonly string[]): Place[] => {
  const read = answer === null ? { features: [] } : z.safeParse(Collection, answer).data;
  return parseList(read?.features).flatMap((feature) => parsePlace(feature, countries) ?? []);
};

/** A Photon server by its URL: `/api` and `/reverse`, with responses in GeoJSON. */
export function photon({ language, countries = [], ...service }: PhotonOptions): Geocoder {
  const request = queryService(service);
  const search: Geocoder['search'] = async (query, near, limit) => {
    // Some hits are filtered out: other countries, and streets in several stretches.
    const answer = await request('/api', {
      q: query.slice(0, 255),
      lat: near?.latitude,
      lon: near?.longitude,
      limit: Math.min(50, limit * 2),
      lang: language,
    });
    return distinct(parsePlaces(answer, countries)).slice(0, limit);
  };
  return {
    search,
    reverse: async (point) =>
      nearestTo(
        point,
        parsePlaces(
          await request('/reverse', {
            lat: point.latitude,
            lon: point.longitude,
            limit: 5,
            lang: language,
          }),
          [],
        ),
      ),
    byPostalCode: async (digits) =>
      placeOfPostalCode(digits, await search(hyphenated(digits), null, 5)),
  };
}

const hyphenated = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');
