import type { Order } from '@storefront/shared-domain/contracts';
import type { OrderRow } from './orders.repository';
import { maskOrder, viewOnlyOrder } from './mask-order';
import { mayAct, seesAll, type Viewer } from './order-viewer';
import { toOrder } from './order-view';

/**
 * The order as its viewer may see it: complete, masked for its device while its customer is logged
 * out, view-only for every other client with the uuid.
 */
export function orderFor(row: OrderRow, viewer: Viewer): Order {
  if (seesAll(row, viewer)) return toOrder(row);
  return mayAct(row, viewer) ? maskOrder(toOrder(row)) : viewOnlyOrder(toOrder(row));
}
