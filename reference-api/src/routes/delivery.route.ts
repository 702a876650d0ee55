import { calls, toDecimal, ZERO } from '@storefront/shared-domain/contracts';
import { reachedFeeDiscount } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import { listZones } from '../db/delivery.repository';
import type { Deps } from '../deps';
import { restaurantNotFound } from '../http/refusal';
import { serve } from '../http/serve';
import { restaurantById } from '../restaurants/restaurant-id';
import { findDeliveryFee } from '../use-cases/find-delivery-fee';

/** Fees, their discount and the zones (API-20, API-21, API-23). */
export function deliveryRoutes(app: FastifyInstance, { db, catalog }: Deps): void {
  serve(app, calls.getDeliveryFee, async ({ body }) => {
    const restaurant = await restaurantById(catalog, body.restaurantID);
    return restaurant ? findDeliveryFee(db, restaurant.data.info, body) : restaurantNotFound();
  });

  serve(app, calls.getFeeDiscount, async ({ body }) => {
    const restaurant = await restaurantById(catalog, body.restaurantID);
    if (!restaurant) return restaurantNotFound();
    const { deliveryFeeDiscounts, delivery_fee_discount_type } = restaurant.data.info;
    const reached = reachedFeeDiscount(deliveryFeeDiscounts, delivery_fee_discount_type, body.value);
    return { value: reached?.value ?? toDecimal(ZERO), discountValue: undefined, discountType: reached?.discountType ?? '' };
  });

  serve(app, calls.getZones, async ({ body }) => {
    const restaurant = await restaurantById(catalog, body.restaurantID);
    if (!restaurant) return restaurantNotFound();
    const zones = await listZones(db, restaurant.id);
    return zones.map(({ id, zone, city, available, regionId, fee, returnFee }) => ({ id, zone, city, available, regions: [{ region_id: regionId, fee, returnFee }] }));
  });
}
