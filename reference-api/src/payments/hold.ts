import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import type { Lifetimes } from './online-payments';
import type { PaymentKind } from './provider';

const MINUTE_MS = 60_000;
const [MIN_MINUTES, MAX_MINUTES] = [1, 60];

/**
 * Maximum time in ms that an unpaid order may hold stock, coupon and points: the value of the
 * restaurant's record, from 1 to 60 minutes, and never longer than the server allows. null for a
 * card of the wallet, which is charged at once; the payment worker gives it up when it could not be
 * charged for ten minutes.
 */
export function computeHold(
  kind: PaymentKind,
  { unpaid_order_minutes: minutes }: Pick<RestaurantInfo, 'unpaid_order_minutes'>,
  lifetimes: Lifetimes,
): number | null {
  if (kind === 'card') return null;
  const wanted = Math.min(Math.max(minutes, MIN_MINUTES), MAX_MINUTES) * MINUTE_MS;
  return Math.min(wanted, kind === 'pix' ? lifetimes.pix : lifetimes.other);
}

/**
 * Time until which a payment attempt may hold its order. Attempts after a declined one hold it for
 * twice the time of the first at most.
 */
export function attemptEnds(hold: number, ordered: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + hold, ordered.getTime() + 2 * hold));
}
