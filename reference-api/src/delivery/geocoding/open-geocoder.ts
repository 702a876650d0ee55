import type { Database } from '../../platform/db/database';
import { gazetteer } from './gazetteer';
import type { Geocoder } from './geocoder';
import { nominatim } from './services/nominatim';
import { photon } from './services/photon';
import { postalCodes } from './services/postal-codes';
import { withMemory } from './services/with-memory';

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
