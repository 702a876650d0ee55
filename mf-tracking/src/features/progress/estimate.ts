import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { statusEntry } from '@storefront/shared-domain/rules';

/**
 * Estimated arrival of an order: ISO instants; `from` equals `to` when the restaurant gives one
 * figure.
 */
export type Estimate = { readonly from: string; readonly to: string };

const MINUTE_MS = 60_000;

/**
 * The restaurant's usual times, added to the time of ordering: a range for deliveries, one time for
 * pickup. Null when the restaurant gives none, for tables, for scheduled orders, for pickup orders
 * that are ready, and for orders that are over.
 */
export function computeEstimate(
  { created_at, details, status }: Order,
  info: RestaurantInfo,
): Estimate | null {
  const start = Date.parse(created_at);
  if (Number.isNaN(start) || details.schedule || details.deliveryType === 'table') return null;
  const delivers = details.deliveryType === 'delivery';
  const { estimate } = statusEntry(status);
  if (estimate === 'none' || (estimate === 'delivery' && !delivers)) return null;
  const most = delivers ? info.delivery_time_max : info.takeout_time;
  const least = delivers ? Math.min(info.delivery_time_min || most, most) : most;
  const after = (minutes: number) => new Date(start + minutes * MINUTE_MS).toISOString();
  return most > 0 ? { from: after(least), to: after(most) } : null;
}
