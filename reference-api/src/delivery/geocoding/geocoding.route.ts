import { calls, type Coordinates } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import type { DeliveryDeps } from '../delivery-deps';
import type { Place } from './geocoder';
import { toGeospatialAddress, toPostalResponse, toSuggestion } from './place-responses';
import { queryPoint } from './query-point';
import { queryValue } from '../../platform/http/query-value';
import { refuse, Refusal, restaurantNotFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { originOf } from '../../restaurants/origin';
import { restaurantById } from '../../restaurants/restaurant-id';

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
