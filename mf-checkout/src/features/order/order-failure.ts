import { PriceChanged, parse, toMinor, type Minor } from '@storefront/shared-domain/contracts';
import type { ApiError } from '@storefront/shared-domain/http';
import { orderErrorView, type OrderErrorView } from '@storefront/shared-domain/rules';
import type { Hindrance } from './hindrance';

/** What the error dialog shows. `connection`: nothing is known of the order, the same order may be sent again. A hindrance keeps it from being sent at all. */
export type OrderFailure =
  | { kind: 'connection'; reason: 'offline' | 'timeout' | 'contract' }
  | { kind: 'price-changed'; grandTotal: Minor }
  | { kind: 'refused'; view: OrderErrorView }
  | Hindrance;

/** Reads why an order was not taken from what the call threw (ERRORS-01 and following). */
export function orderFailure(error: Pick<ApiError, 'kind' | 'text' | 'body'>): OrderFailure {
  if (error.kind !== 'http') return { kind: 'connection', reason: error.kind };
  const changed = parse(PriceChanged, error.body);
  if (changed !== null) return { kind: 'price-changed', grandTotal: toMinor(changed.grandTotal) };
  const view = orderErrorView(error.text);
  return view.kind === 'schedule-passed' ? { kind: 'passed-time' } : { kind: 'refused', view };
}

/** The menu has changed since it was read, and with it what is in the cart. */
export function isMenuOld(error: Pick<ApiError, 'kind' | 'text' | 'body'>): boolean {
  const failure = orderFailure(error);
  return failure.kind === 'price-changed' || (failure.kind === 'refused' && failure.view.kind === 'unavailable');
}
