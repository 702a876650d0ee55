import type { Order } from '../../contracts';
import { statusEntry } from './status-table';

/**
 * Key of a status in the texts of the domain. A completed order is named by how the customer got it:
 * delivered, picked up, served.
 */
export function statusText(
  status: string,
  { details }: { readonly details: Pick<Order['details'], 'carTakeout' | 'deliveryType'> },
) {
  const { texts } = statusEntry(status);
  if (texts !== 'OVER') return `order.status.${texts}` as const;
  return `order.over.${details.carTakeout ? 'carTakeout' : details.deliveryType}` as const;
}
