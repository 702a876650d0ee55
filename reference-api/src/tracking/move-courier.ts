import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Database } from '../platform/db/database';
import { savePosition } from './journeys.repository';
import { publishCourierEvent } from './courier-events';

/**
 * Stores a new courier position and publishes it to the subscribers of the order. null when the
 * order has arrived meanwhile, or a newer position is stored.
 */
export function moveCourier(
  db: Database,
  it: { orderId: number; point: Coordinates; at: Date; courier?: string | undefined },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const number = await savePosition(tx, it);
    if (number !== null)
      await publishCourierEvent(tx, {
        orderId: String(it.orderId),
        number,
        ...it.point,
        at: it.at.toISOString(),
      });
    return number;
  });
}
