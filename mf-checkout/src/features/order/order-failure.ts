import { PriceChanged, parse, toMinor, type Minor } from '@storefront/shared-domain/contracts';
import type { ApiError } from '@storefront/shared-domain/http';
import { orderErrorView, type OrderErrorView } from '@storefront/shared-domain/rules';

/** What the error dialog shows. `connection`: nothing is known of the order, the same order may be sent again. */
export type OrderFailure =
  | { kind: 'connection'; reason: 'offline' | 'timeout' | 'contract' }
  | { kind: 'price-changed'; grandTotal: Minor }
  | { kind: 'refused'; view: OrderErrorView };

/** Reads why an order was not taken from what the call threw (ERRORS-01 and following). */
export function orderFailure(error: Pick<ApiError, 'kind' | 'text' | 'body'>): OrderFailure {
  if (error.kind !== 'http') return { kind: 'connection', reason: error.kind };
  const changed = parse(PriceChanged, error.body);
  if (changed !== null) return { kind: 'price-changed', grandTotal: toMinor(changed.grandTotal) };
  return { kind: 'refused', view: orderErrorView(error.text) };
}

/** The menu has changed since it was read, and with it what is in the cart. */
export function isMenuOld(error: Pick<ApiError, 'kind' | 'text' | 'body'>): boolean {
  const failure = orderFailure(error);
  return failure.kind === 'price-changed' || (failure.kind === 'refused' && failure.view.kind === 'unavailable');
}
