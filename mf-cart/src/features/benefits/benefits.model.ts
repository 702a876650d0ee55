import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { ZERO, type CashbackBalance } from '@storefront/shared-domain/contracts';
import {
  readCashbackBalance,
  type ApiError,
  type BalanceCall,
} from '@storefront/shared-domain/http';
import {
  $cashback,
  $cashbackOwner,
  $isCashbackOld,
  $isLoggedIn,
  $restaurant,
  $totals,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { expiryTone, formatDate, pointsBase, shownPoints } from '@storefront/shared-domain/rules';

/** The cart was shown; payload: the server's time. */
export const cartShown = createEvent<Date>();
const $now = createStore<Date | null>(null, { serialize: 'ignore' })
  .on(cartShown, (_, now) => now)
  .reset(restaurantSelected);

/**
 * Points this cart earns a logged-in customer; null when none are shown (CART-09, LOYALTY-01,
 * LOYALTY-04).
 */
export const $points = combine($restaurant, $isLoggedIn, $totals, (info, isLoggedIn, totals) =>
  info !== null && isLoggedIn ? shownPoints(info.fidelity, pointsBase(totals)) : null,
);

/**
 * Cashback of a logged-in customer, with its expiry date (dd/MM/yyyy) and how close that is; null
 * without cashback (CART-10).
 */
export const $cashbackLine = combine(
  { info: $restaurant, isLoggedIn: $isLoggedIn, cashback: $cashback, now: $now },
  ({ info, isLoggedIn, cashback, now }) => {
    if (
      !isLoggedIn ||
      !info?.cashbackSettings.enabled ||
      cashback === null ||
      cashback.balance <= ZERO
    )
      return null;
    const { balance, expirationDate } = cashback;
    const tone =
      now === null ? ('success' as const) : expiryTone(expirationDate, now, info.timezone);
    return {
      balance,
      until: expirationDate ? formatDate(expirationDate, info) : '',
      tone,
    };
  },
);

/** Loads a customer's cashback balance and its expiry date (API-42). */
export const readBalanceFx = createEffect<BalanceCall, CashbackBalance, ApiError>(
  readCashbackBalance,
);

const $wanted = combine(
  { owner: $cashbackOwner, now: $now, isOld: $isCashbackOld, isReading: readBalanceFx.pending },
  ({ owner, now, isOld, isReading }) => (now !== null && isOld && !isReading ? owner : null),
);
sample({
  clock: [cartShown, sessionBus.clientRead],
  source: $wanted,
  filter: (call) => call !== null,
  fn: (call) => call!,
  target: readBalanceFx,
});
sample({
  clock: readBalanceFx.done,
  fn: ({ params: { clientId }, result }) => ({ clientId, balance: result }),
  target: sessionBus.cashbackRead,
});
