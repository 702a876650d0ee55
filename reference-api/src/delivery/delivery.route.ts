import { calls, toDecimal, ZERO, type Zone } from '@storefront/shared-domain/contracts';
import { reachedFeeDiscount } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import { parseDevice } from '../platform/http/request-values';
import { restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { restaurantById } from '../restaurants/restaurant-id';
import { listRegions, listZones, type ZoneRow } from './delivery-zones.repository';
import type { DeliveryDeps } from './delivery-deps';
import { findDeliveryFee } from './find-delivery-fee';
import { feeRefusal } from './fee-refusals';

/**
 * Zones as the API returns them: each once, with its price in every region it lies in (DOMAIN-039).
 */
function groupZones(rows: readonly ZoneRow[]): Zone[] {
  const zones = new Map<string, Zone>();
  for (const { id, zone, city, available, regionId, fee, returnFee } of rows) {
    const known = zones.get(id) ?? { id, zone, city, available, regions: [] };
    zones.set(id, {
      ...known,
      regions: [...known.regions, { region_id: regionId, fee, returnFee }],
    });
  }
  return [...zones.values()];
}

/** Fees, their discount, the regions and the zones (API-20 to API-23). */
export function deliveryRoutes(
  app: FastifyInstance,
  { db, catalog, geocoder, limits }: DeliveryDeps,
): void {
  serve(
    app,
    calls.getDeliveryFee,
    async ({ body, request }) => {
      const restaurant = await restaurantById(catalog, body.restaurantID);
      if (!restaurant) return restaurantNotFound();
      const fee = await findDeliveryFee({ on: db, geocoder }, restaurant.data.info, {
        ...body,
        device: parseDevice(request.headers),
      });
      return fee.ok ? fee.value : feeRefusal(fee.error, 'coordinates');
    },
    { perMinute: limits.searches },
  );

  serve(app, calls.getFeeDiscount, async ({ body }) => {
    const restaurant = await restaurantById(catalog, body.restaurantID);
    if (!restaurant) return restaurantNotFound();
    const { deliveryFeeDiscounts, delivery_fee_discount_type } = restaurant.data.info;
    const reached = reachedFeeDiscount(
      deliveryFeeDiscounts,
      delivery_fee_discount_type,
      body.value,
    );
    return {
      value: reached?.value ?? toDecimal(ZERO),
      discountValue: undefined,
      discountType: reached?.discountType ?? '',
    };
  });

  serve(app, calls.getRegions, async ({ body }) => {
    const restaurant = await restaurantById(catalog, body.restaurantID);
    if (!restaurant) return restaurantNotFound();
    return (await listRegions(db, restaurant.id)).map(({ id, name }) => ({ region_id: id, name }));
  });

  serve(app, calls.getZones, async ({ body }) => {
    const restaurant = await restaurantById(catalog, body.restaurantID);
    return restaurant ? groupZones(await listZones(db, restaurant.id)) : restaurantNotFound();
  });
}
