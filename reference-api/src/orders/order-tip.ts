import type { OrderDetails, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { isTipOffered } from '@storefront/shared-domain/rules';
import type { OrderProblem } from './order-problem';

/**
 * A tip is the customer's choice: the order has exactly the sent one or is refused. `found`: the
 * details computed from the record, whose tip is within its limits.
 */
export function tipProblem(
  sent: OrderDetails,
  info: RestaurantInfo,
  found: OrderDetails,
): OrderProblem | null {
  const isPossible = sent.tip === found.tip && isTipOffered(info, sent.deliveryType);
  return sent.tip === 0 || isPossible ? null : { kind: 'tip-not-offered', path: 'details.tip' };
}
