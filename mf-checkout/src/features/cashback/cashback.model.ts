import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { checkoutBus, sessionBus } from '@storefront/shared-domain/bus';
import { ZERO, type CashbackBalance } from '@storefront/shared-domain/contracts';
import {
  readCashbackBalance,
  type ApiError,
  type BalanceCall,
} from '@storefront/shared-domain/http';
import {
  $availableCashback,
  $cashback,
  $cashbackOwner,
  $coupon,
  $isCashbackOld,
  $isCashbackUsed,
  $isLoggedIn,
  $restaurant,
  $totals,
  $totalsInput,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import {
  expiryTone,
  formatDate,
  generatedCashback,
  isCashbackExpired,
  orderTotals,
} from '@storefront/shared-domain/rules';

/** The row became visible; payload: the device's time. */
export const cashbackShown = createEvent<Date>();
export const retryPressed = createEvent();

/** The customer chooses to spend cashback; payload: the device's time. */
export const usePressed = createEvent<Date>();
export const stopPressed = createEvent();
export const refusalRead = createEvent();

const $now = createStore<Date | null>(null, { serialize: 'ignore' })
  .on(cashbackShown, (_, now) => now)
  .reset(restaurantSelected);

/** The restaurant gives cashback; a visitor sees how to get it (LOYALTY-07, LOYALTY-09). */
export const $isOffered = $restaurant.map((info) => info?.cashbackSettings.enabled === true);

/** Loads a customer's cashback balance and its expiry date (API-42). */
export const readBalanceFx = createEffect<BalanceCall, CashbackBalance, ApiError>(
  readCashbackBalance,
);

const $wanted = combine(
  { owner: $cashbackOwner, now: $now, isOld: $isCashbackOld, isReading: readBalanceFx.pending },
  ({ owner, now, isOld, isReading }) => (now !== null && isOld && !isReading ? owner : null),
);
sample({
  clock: [cashbackShown, retryPressed, sessionBus.clientRead],
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

export const $hasFailed = createStore(false)
  .on(readBalanceFx.fail, () => true)
  .reset(readBalanceFx, sessionBus.cashbackRead, sessionBus.signedOut, restaurantSelected);

/**
 * Balance of this customer with its expiry date (dd/MM/yyyy) and its urgency (LOYALTY-14); null
 * until loaded.
 */
export const $balance = combine(
  { info: $restaurant, isLoggedIn: $isLoggedIn, cashback: $cashback, now: $now },
  ({ info, isLoggedIn, cashback, now }) => {
    if (!isLoggedIn || cashback === null || now === null) return null;
    const { balance, expirationDate } = cashback;
    return {
      balance,
      until: expirationDate ? formatDate(expirationDate, info) : '',
      tone: expiryTone(expirationDate, now, info?.timezone),
    };
  },
);

/** Cashback that this order generates with its current payment (LOYALTY-13). */
export const $generated = combine($totals, $restaurant, (totals, info) =>
  info === null ? ZERO : generatedCashback(totals, info.cashbackSettings, info.currency),
);

/** Cashback that this order spends or could spend (LOYALTY-12). */
export const $spendable = combine(
  $totalsInput,
  $availableCashback,
  (input, available) => orderTotals({ ...input, cashback: available }).cashbackSpent,
);

/**
 * The use box is shown: there is cashback to spend, and neither cashback nor a coupon is in use
 * (LOYALTY-08).
 */
export const $mayUse = combine(
  {
    isOffered: $isOffered,
    balance: $balance,
    spendable: $spendable,
    isUsed: $isCashbackUsed,
    coupon: $coupon,
  },
  ({ isOffered, balance, spendable, isUsed, coupon }) =>
    isOffered &&
    (balance?.balance ?? ZERO) > ZERO &&
    spendable > ZERO &&
    !isUsed &&
    coupon === null,
);

const wanted = sample({
  clock: usePressed,
  source: { mayUse: $mayUse, cashback: $cashback, info: $restaurant },
  filter: ({ mayUse }) => mayUse,
  fn: ({ cashback, info }, now) =>
    cashback !== null && isCashbackExpired(cashback, now, info?.timezone),
});
sample({
  clock: wanted,
  filter: (isExpired) => !isExpired,
  fn: () => true,
  target: checkoutBus.cashbackUsed,
});
sample({ clock: stopPressed, fn: () => false, target: checkoutBus.cashbackUsed });

/** The message 'Cashback expired!' is shown (LOYALTY-10). */
export const $isRefused = createStore(false)
  .on(wanted, (_, isExpired) => isExpired)
  .reset(refusalRead, sessionBus.signedOut, restaurantSelected);

// Logout removes the cashback and raises the total: the payment was chosen for another total and is
// cleared (OPEN-082, CHECKOUT-15).
sample({
  clock: $isCashbackUsed.updates,
  source: $isLoggedIn,
  filter: (isLoggedIn, isUsed) => !isLoggedIn && !isUsed,
  fn: () => null,
  target: checkoutBus.paymentChosen,
});
