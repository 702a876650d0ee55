import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../db/database';

/**
 * A place on the map: a street, with the house number where one was asked for or met. What is not
 * known is ''.
 */
export type Place = Coordinates & {
  readonly street: string;
  readonly number: string;
  readonly zone: string;
  readonly city: string;
  readonly uf: string;
  readonly cep: string;
  /** What the place is called beside its address. */
  readonly name: string;
};

/** What a postal code tells. */
export type PostalPlace = Pick<Place, 'street' | 'zone' | 'city' | 'uf' | 'cep'>;

/**
 * Nobody could be asked: the service is down, slow, or asks for patience. Finding nothing is an
 * answer, not this.
 */
export class GeocoderUnavailable extends Error {
  constructor(
    readonly reason: 'timeout' | 'busy' | 'unreachable' | 'unreadable',
    options?: ErrorOptions,
  ) {
    super(`the geocoder cannot be asked: ${reason}`, options);
    this.name = 'GeocoderUnavailable';
  }
}

/**
 * Who knows where addresses are: the demo gazetteer, or a service by its URL. Every method throws
 * `GeocoderUnavailable`.
 */
export interface Geocoder {
  /** Places a text may mean, the likeliest first, those near `near` before others. */
  search(query: string, near: Coordinates | null, limit: number): Promise<Place[]>;
  /** The address nearest to a point; null where nothing is near. */
  reverse(point: Coordinates): Promise<Place | null>;
  /** The street of a postal code, given by its digits; null when it is not known. */
  byPostalCode(digits: string): Promise<PostalPlace | null>;
  /**
   * The same geocoder on one connection, for use inside a transaction; absent where another server
   * answers.
   */
  within?(on: Queryable): Geocoder;
}
