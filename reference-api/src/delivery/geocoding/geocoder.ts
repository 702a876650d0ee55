import type { Coordinates } from '@storefront/shared-domain/contracts';
import { OUTSIDE_RETRY_SECONDS } from '../../platform/http/refusal';
import { UnavailableError } from '../../platform/http/server-state';
import type { Queryable } from '../../platform/db/database';

/**
 * A location: a street, with the house number where one was requested or found. Unknown texts are
 * ''.
 */
export type Place = Coordinates & {
  readonly street: string;
  readonly number: string;
  readonly zone: string;
  readonly city: string;
  readonly uf: string;
  readonly cep: string;
  /** Name of the location besides its address. */
  readonly name: string;
};

/** The fields that a postal code determines. */
export type PostalPlace = Pick<Place, 'street' | 'zone' | 'city' | 'uf' | 'cep'>;

/**
 * The request failed: the service is down, slow, or limits its rate. An empty result is not this.
 */
export class GeocoderUnavailable extends UnavailableError {
  override readonly answer = {
    error: 'Addresses cannot be searched right now',
    code: 'geocoder_unavailable',
    retryAfter: OUTSIDE_RETRY_SECONDS,
  };

  constructor(
    readonly reason: 'timeout' | 'busy' | 'unreachable' | 'unreadable',
    options?: ErrorOptions,
  ) {
    super(`the geocoder is unavailable: ${reason}`, options);
    this.name = 'GeocoderUnavailable';
  }
}

/**
 * Looks up addresses: the demo gazetteer, or a service by its URL. Every method throws
 * `GeocoderUnavailable`.
 */
export interface Geocoder {
  /** Locations that match a text, best match first, those near `near` before others. */
  search(query: string, near: Coordinates | null, limit: number): Promise<Place[]>;
  /** The address nearest to a point; null where nothing is near. */
  reverse(point: Coordinates): Promise<Place | null>;
  /** The street of a postal code, given by its digits; null when the code is unknown. */
  byPostalCode(digits: string): Promise<PostalPlace | null>;
  /**
   * This geocoder on one connection, for use inside a transaction; absent for a geocoder on
   * another server.
   */
  within?(on: Queryable): Geocoder;
}
