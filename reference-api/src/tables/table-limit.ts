import type { Limits } from '../platform/http/limits';
import type { Queryable } from '../platform/db/database';
import { countTableOrders } from './table-orders.repository';

/** As long as a phone stores its table (OPEN-029): older open orders are forgotten ones. */
const OPEN_MS = 4 * 3_600_000;
const HOUR_MS = 3_600_000;

export type TableLimits = Pick<Limits, 'tableOrders' | 'tableOrdersAnHour'>;

/**
 * Whether a table has its maximum of open orders, or a device its maximum of orders to tables within
 * an hour. A device without an id is limited by the table only. Call with the table locked.
 */
export async function isOverTableLimit(
  tx: Queryable,
  it: { restaurantId: number; table: string; device: string; now: Date; limits: TableLimits },
): Promise<boolean> {
  const before = (ms: number): Date => new Date(it.now.getTime() - ms);
  const { open, ofDevice } = await countTableOrders(tx, {
    restaurantId: it.restaurantId,
    table: it.table,
    openSince: before(OPEN_MS),
    device: it.device,
    deviceSince: before(HOUR_MS),
  });
  return open >= it.limits.tableOrders || ofDevice >= it.limits.tableOrdersAnHour;
}
