import { combine, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { ZERO } from '@storefront/shared-domain/contracts';
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
import { readBalanceFx } from './balance.api';

/** The cart came into sight; the moment on the device's clock. */
export const shown = createEvent<Date>();
const $now = createStore<Date | null>(null, { serialize: 'ignore' })
  .on(shown, (_, now) => now)
  .reset(restaurantSelected);

/**
 * Points this cart earns the customer who is logged in; null when nothing is to be said (CART-09,
 * LOYALTY-01, LOYALTY-04).
 */
export const $points = combine($restaurant, $isLoggedIn, $totals, (info, isLoggedIn, totals) =>
  info !== null && isLoggedIn ? shownPoints(info.fidelity, pointsBase(totals)) : null,
);

/**
 * What the customer who is logged in may spend, with the day it ends (dd/MM/yyyy) and how near that
 * is; null when there is nothing (CART-10).
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
      until: expirationDate ? formatDate(expirationDate, info.timezone) : '',
      tone,
    };
  },
);

const $wanted = combine(
  { owner: $cashbackOwner, now: $now, isOld: $isCashbackOld, isReading: readBalanceFx.pending },
  ({ owner, now, isOld, isReading }) => (now !== null && isOld && !isReading ? owner : null),
);
sample({
  clock: [shown, sessionBus.clientRead],
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
