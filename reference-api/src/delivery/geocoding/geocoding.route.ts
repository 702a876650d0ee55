import {
  type AddressSuggestion,
  calls,
  type Coordinates,
  type GeospatialAddress,
  type PostalCodeAnswer,
} from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import type { DeliveryDeps } from '../delivery-deps';
import { queryValue } from '../../platform/http/request-values';
import { Refusal, refuse, restaurantNotFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { originOf } from '../../restaurants/origin';
import { restaurantById } from '../../restaurants/restaurant-id';
import type { Place, PostalPlace } from './geocoder';

const joined = (parts: readonly string[], by: string): string =>
  parts.filter((part) => part !== '').join(by);

/**
 * One line of an address: 'Rua Harmonia, 412 - Vila Madalena, São Paulo - SP', without unknown
 * fields.
 */
const toLineText = ({ name, street, number, zone, city, uf }: Place): string =>
  joined(
    [
      joined([name === street ? '' : name, street, number], ', '),
      joined([zone, joined([city, uf], ' - ')], ', '),
    ],
    ' - ',
  );

/** A hit as the search lists it (DOMAIN-035): `street` the name alone, `addr` the whole line. */
const toSuggestion = (place: Place): AddressSuggestion => ({
  street: place.street || place.name,
  addr: toLineText(place),
  lat: place.latitude,
  lng: place.longitude,
  district: place.zone,
  city: place.city,
});

/**
 * A location as an address (DOMAIN-036), without the price of delivery; `at` replaces its own
 * position.
 */
const toGeospatialAddress = (
  { street, number, city, zone, name, latitude, longitude }: Place,
  at: Coordinates = { latitude, longitude },
): GeospatialAddress => ({
  address: { street, number, city, zone, name },
  coordinates: at,
  complements: { number, complement: '', referencePoint: '' },
  deliveryInfo: undefined,
});

/** The street of a postal code (OPEN-020). */
const toPostalResponse = (place: PostalPlace | null): PostalCodeAnswer =>
  place
    ? {
        logradouro: place.street,
        bairro: place.zone,
        localidade: place.city,
        uf: place.uf,
        erro: false,
      }
    : { logradouro: '', bairro: '', localidade: '', uf: '', erro: true };

const DEGREES = /^[+-]?\d{1,3}(\.\d{1,20})?$/;

function degrees(text: string, most: number): number | null {
  const value = DEGREES.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
}

const bad = (path: string): Refusal =>
  refuse(400, `Invalid value: ${path}`, 'invalid_request', { path });

/**
 * The point of `lat` and `lon` of a query, in degrees; a refusal for values outside of the valid
 * range.
 */
function queryPoint(query: unknown): Coordinates | Refusal {
  const latitude = degrees(queryValue(query, 'lat'), 90);
  if (latitude === null) return bad('lat');
  const longitude = degrees(queryValue(query, 'lon'), 180);
  return longitude === null ? bad('lon') : { latitude, longitude };
}

const LISTED = 10;
const MAX_QUERY_LENGTH = 255;

const addressNotFound = (): Refusal => refuse(404, 'Address not found', 'address_not_found');
const wrong = (path: string): Refusal =>
  refuse(400, `Invalid value: ${path}`, 'invalid_request', { path });

/**
 * Searches for addresses, the address of a point, and streets by postal code (API-25 to API-29,
 * OPEN-020, OPEN-052).
 */
export function geocodingRoutes(
  app: FastifyInstance,
  { catalog, geocoder, limits }: DeliveryDeps,
): void {
  const typed = { perMinute: limits.searches };

  /** Results near the restaurant come first. */
  async function find(
    restaurantId: string,
    query: string,
    limit: number,
  ): Promise<Place[] | Refusal> {
    if (query.length > MAX_QUERY_LENGTH) return wrong('query');
    const restaurant = await restaurantById(catalog, restaurantId);
    if (!restaurant) return restaurantNotFound();
    return query.trim().length < 2
      ? []
      : geocoder.search(query, originOf(restaurant.data.info), limit);
  }

  async function list(restaurantId: string, query: string) {
    const places = await find(restaurantId, query, LISTED);
    return places instanceof Refusal ? places : places.map(toSuggestion);
  }

  async function first(restaurantId: string, query: string): Promise<Place | Refusal> {
    const places = await find(restaurantId, query, 1);
    return places instanceof Refusal ? places : (places[0] ?? addressNotFound());
  }

  serve(
    app,
    calls.searchPhoton,
    ({ params, body }) => list(params.restaurantId, body.query),
    typed,
  );
  serve(
    app,
    calls.searchGeospatial,
    ({ params, request }) => list(params.restaurantId, queryValue(request.query, 'query')),
    typed,
  );

  serve(
    app,
    calls.geocodeHereMaps,
    async ({ params, body }) => {
      const place = await first(params.restaurantId, body.query);
      return place instanceof Refusal ? place : { lat: place.latitude, lng: place.longitude };
    },
    typed,
  );

  serve(
    app,
    calls.geocodeGeospatial,
    async ({ params, request }) => {
      const place = await first(params.restaurantId, queryValue(request.query, 'query'));
      return place instanceof Refusal ? place : toGeospatialAddress(place);
    },
    typed,
  );

  serve(
    app,
    calls.reverseGeocode,
    async ({ params, request }) => {
      const point: Coordinates | Refusal = queryPoint(request.query);
      if (point instanceof Refusal) return point;
      if (!(await restaurantById(catalog, params.restaurantId))) return restaurantNotFound();
      const place = await geocoder.reverse(point);
      return place ? toGeospatialAddress(place, point) : addressNotFound();
    },
    typed,
  );

  serve(
    app,
    calls.getPostalCode,
    async ({ params }) => {
      if (!/^\d{5}-?\d{3}$/.test(params.cep)) return wrong('cep');
      return toPostalResponse(await geocoder.byPostalCode(params.cep.replace('-', '')));
    },
    typed,
  );
}
