import * as z from 'zod/mini';
import type { Database } from '../../platform/db/database';
import { gazetteer } from './gazetteer';
import { type Geocoder, GeocoderUnavailable } from './geocoder';
import { nominatim } from './services/nominatim';
import { photon } from './services/photon';
import { queryService, type ServiceOptions } from './services/query-service';
import { word } from './services/read-places';

/**
 * Cache of recent results by request, with a maximum size (least recently used entries are dropped
 * first) and a maximum age.
 */
type Remembered = <Answer>(question: string, request: () => Promise<Answer>) => Promise<Answer>;

type Cached = { readonly answer: Promise<unknown>; readonly until: number };

/** A cache of results. Concurrent calls for one key share one request; failures are not cached. */
export function remember({
  most,
  ttlMs,
  now = Date.now,
}: {
  most: number;
  ttlMs: number;
  now?: () => number;
}): Remembered {
  const stored = new Map<string, Cached>();
  return <Answer>(question: string, request: () => Promise<Answer>): Promise<Answer> => {
    const known = stored.get(question);
    stored.delete(question);
    if (known && now() < known.until) {
      stored.set(question, known);
      return known.answer as Promise<Answer>;
    }
    const answer = request();
    const mine = { answer, until: now() + ttlMs };
    stored.set(question, mine);
    answer.catch(() => {
      if (stored.get(question) === mine) stored.delete(question);
    });
    const [oldest] = stored.keys();
    if (stored.size > most && oldest !== undefined) stored.delete(oldest);
    return answer;
  };
}

const MAX_ENTRIES = 1000;
const RETENTION_MS = 600_000;
const degrees = (value: number): string => value.toFixed(5);

/**
 * A geocoder that caches results for ten minutes; blanks and case of a search make no difference,
 * nor a metre of a point.
 */
export function withMemory(geocoder: Geocoder): Geocoder {
  const once = remember({ most: MAX_ENTRIES, ttlMs: RETENTION_MS });
  return {
    search: (query, near, limit) => {
      const text = query.trim().replace(/\s+/g, ' ');
      const place = near === null ? '' : `${degrees(near.latitude)},${degrees(near.longitude)}`;
      return once(`search ${limit} ${place} ${text.toLowerCase()}`, () =>
        geocoder.search(text, near, limit),
      );
    },
    reverse: (point) =>
      once(`reverse ${degrees(point.latitude)},${degrees(point.longitude)}`, () =>
        geocoder.reverse(point),
      ),
    byPostalCode: (digits) => once(`postal code ${digits}`, () => geocoder.byPostalCode(digits)),
  };
}

const PostalCodeResponse = z.object({
  logradouro: word(),
  bairro: word(),
  localidade: word(),
  uf: word(),
  cep: word(),
  erro: z.optional(z.unknown()),
});

/**
 * A service of postal codes by its URL: `{url}/{8 digits}/json/` returns logradouro, bairro,
 * localidade and uf, or `erro` (OPEN-020).
 */
export function postalCodes(service: ServiceOptions): Geocoder['byPostalCode'] {
  const request = queryService(service);
  return async (digits) => {
    const answer = await request(`/${digits}/json/`);
    if (answer === null) return null;
    const read = z.safeParse(PostalCodeResponse, answer);
    if (!read.success) throw new GeocoderUnavailable('unreadable');
    const { logradouro, bairro, localidade, uf, cep, erro } = read.data;
    return erro || localidade === ''
      ? null
      : { street: logradouro, zone: bairro, city: localidade, uf, cep: cep || digits };
  };
}

/**
 * The geocoder to use. `agent` identifies this storefront to a service; `countries` are codes of
 * two letters; `postalCodeUrl` looks up postal codes in place of the geocoder.
 */
export type GeocoderOptions = {
  kind: 'gazetteer' | 'photon' | 'nominatim';
  url: string;
  agent: string;
  language?: string | undefined;
  countries?: readonly string[] | undefined;
  intervalMs?: number | undefined;
  postalCodeUrl?: string | undefined;
};

export const OWN_GAZETTEER: GeocoderOptions = {
  kind: 'gazetteer',
  url: '',
  agent: 'storefront-reference-api/1.0',
};

const services = { photon, nominatim };

/** The configured geocoder: the streets in the database, or a service behind a cache. */
export function openGeocoder(
  db: Database,
  { kind, postalCodeUrl, ...service }: GeocoderOptions,
): Geocoder {
  const geocoder = kind === 'gazetteer' ? gazetteer(db) : withMemory(services[kind](service));
  if (postalCodeUrl === undefined) return geocoder;
  const byPostalCode = postalCodes({ url: postalCodeUrl, agent: service.agent });
  return { ...geocoder, byPostalCode: withMemory({ ...geocoder, byPostalCode }).byPostalCode };
}
