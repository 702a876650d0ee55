import { calls, Coordinates } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseDevice, queryValue } from '../platform/http/request-values';
import type { DeliveryDeps } from './delivery-deps';
import { InvalidRequestError } from '../platform/http/invalid-request';
import { refuse, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { restaurantById } from '../restaurants/restaurant-id';
import { findDeliveryFee } from './find-delivery-fee';
import { settleAddressPoint } from './settle-address-point';
import { feeRefusal } from './fee-refusals';

const NUMBER = /^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/i;

/**
 * The point in a path; throws `InvalidRequestError` for an invalid one: text, NaN, 91 degrees
 * north.
 */
function parsePoint({ latitude, longitude }: { latitude: string; longitude: string }): Coordinates {
  const read = (text: string): number => (NUMBER.test(text) ? Number(text) : Number.NaN);
  const parsed = z.safeParse(Coordinates, { latitude: read(latitude), longitude: read(longitude) });
  if (!parsed.success) throw InvalidRequestError.of(parsed.error, 'latitude');
  return parsed.data;
}

/** Fee of a point (API-30) and the point of an address (API-24). */
export function deliveryPointRoutes(
  app: FastifyInstance,
  { db, catalog, geocoder, limits, now }: DeliveryDeps,
): void {
  const atlas = { on: db, geocoder };
  const bounded = { perMinute: limits.searches };

  serve(
    app,
    calls.getGeospatialFee,
    async ({ params, request }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const to = {
        street: '',
        number: '',
        zone: '',
        city: '',
        coordinates: parsePoint(params),
        deliveryFeeID: queryValue(request.query, 'deliveryFeeID'),
      };
      const fee = await findDeliveryFee(atlas, restaurant.data.info, to);
      return fee.ok ? fee.value : feeRefusal(fee.error, 'latitude');
    },
    bounded,
  );

  serve(
    app,
    calls.saveCoordinates,
    async ({ params, body, request }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const point = await settleAddressPoint(
        atlas,
        restaurant.data.info,
        { address: body, device: parseDevice(request.headers) },
        now(),
      );
      if (!point.ok) return feeRefusal(point.error, 'coordinates');
      return point.value ?? refuse(404, 'Address not found', 'address_not_found');
    },
    bounded,
  );
}
