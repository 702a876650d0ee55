import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Database } from '../db/database';
import { keepPosition } from '../db/journeys.repository';
import { tellCourierEvent } from './courier-events';

/**
 * A courier is somewhere else: kept, and told to whoever follows the order. null when the order
 * arrived meanwhile, or something newer is known.
 */
export function moveCourier(
  db: Database,
  it: { orderId: number; point: Coordinates; at: Date; courier?: string | undefined },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const number = await keepPosition(tx, it);
    if (number !== null)
      await tellCourierEvent(tx, {
        orderId: String(it.orderId),
        number,
        ...it.point,
        at: it.at.toISOString(),
      });
    return number;
  });
}
