import { OrderDetails, OrderUser } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { saveAddressPoint } from '../delivery/address-points.repository';
import type { Queryable } from '../platform/db/database';
import type { OrderRow } from './orders.repository';
import { usablePoint } from '../delivery/address-point';

/** Stores the point of a delivered order for every customer of that address. */
export async function saveDeliveredPoint(
  tx: Queryable,
  order: Pick<OrderRow, 'id' | 'restaurantId' | 'details' | 'customer'>,
  now: Date,
): Promise<void> {
  const details = z.parse(OrderDetails, order.details);
  const { address: street, number, zone, city, coordinates } = z.parse(OrderUser, order.customer);
  const point = usablePoint(coordinates ?? details.coordinates);
  if (details.deliveryType !== 'delivery' || !point || street.trim() === '') return;
  await saveAddressPoint(
    tx,
    {
      restaurantId: order.restaurantId,
      address: { street, number, zone, city },
      scope: { deliveredOrder: order.id },
    },
    point,
    now,
  );
}
