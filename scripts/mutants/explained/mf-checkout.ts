import type { Explanation } from './explanation';

const ANY = 'the payload is replaced: only that the event is sent counts';
const BALANCE = 'there is a balance to use only with the cashback that was read';
const COND = 'a condition that fails is one that is not met: effector drops the update';
const DROPS =
  'without that value the next function fails, and effector drops an update whose function fails';
const ERASED = 'once a card is erased, none is being checked';
const INFO =
  'no menu without its restaurant, and without a restaurant no coupon box waits for the answer';
const NO_REST = 'nothing is requested or confirmed before the restaurant is loaded';
const NO_VIOL = 'no violation only clears what is cleared already';
const ONLY_SENT =
  'the order is remembered only with a coupon that was sent, in a loaded restaurant';
const PAYMENT = 'the event that changes the use of cashback clears the payment itself';
const RENEWAL = 'the renewal of a token never fails with the code of an unusable card';
const SALE = 'a sale replaces another only without its code: the codes differ then';
const TURNS = 'turns are only compared for equality';
const UNDEF = 'effector does not send an undefined payload';

/** Survivors of `mf-checkout/src`. */
const reasons: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  'features/add-card/add-card.model.ts': [['true', 'false', ANY]],
  'features/cashback/cashback.model.ts': [
    ['now === null', 'false', DROPS],
    ['info?.timezone', 'info.timezone', BALANCE],
    ['cashback !== null', 'true', BALANCE],
    ['!isLoggedIn && !isUsed', 'true', PAYMENT],
    ['!isLoggedIn && !isUsed', '!isLoggedIn || !isUsed', PAYMENT],
  ],
  'features/coupon/confirm-coupon.model.ts': [
    ['coupon !== null', 'true', DROPS],
    ['result !== null', 'true', COND],
  ],
  'features/coupon/coupon.model.ts': [
    ['restaurantId !== null', 'true', ONLY_SENT],
    ['menu !== null', 'true', INFO],
    ["result.kind === 'applied'", 'true', UNDEF],
    ['restaurantId !== null && sent !== null', 'true', ONLY_SENT],
    ['restaurantId !== null && sent !== null', 'restaurantId !== null || sent !== null', ONLY_SENT],
    ['sent !== null', 'true', ONLY_SENT],
    ['sent?.onlyOneUsePerClient', 'sent.onlyOneUsePerClient', COND],
  ],
  'features/order/order.model.ts': [
    ['payment?.wallet', 'payment.wallet', COND],
    ['payment?.wallet !== undefined', 'true', DROPS],
    ['restaurantId !== null', 'true', NO_REST],
    ['found !== null', 'true', NO_VIOL],
    ['failure !== null', 'true', COND],
  ],
  'features/partner/partner.model.ts': [
    ['partner.saleID === params.saleID', 'true', SALE],
    ['payment?.partner', 'payment.partner', COND],
  ],
  'features/payment/payment.model.ts': [
    ['payment !== null', 'true', COND],
    ['payment?.user', 'payment.user', COND],
    ['payment?.form', 'payment.form', COND],
    ['payment?.form !== undefined', 'true', COND],
    ['brand !== null', 'true', DROPS],
    ['info === null', 'false', DROPS],
    ['info !== null', 'true', COND],
  ],
  'features/wallet/stored-cards.model.ts': [
    ['turn + 1', 'turn - 1', TURNS],
    ['cards?.map', 'cards.map', DROPS],
    ['cards?.filter', 'cards.filter', DROPS],
  ],
  'features/wallet/verify-card.model.ts': [
    ['card?.creditCardUUID', 'card.creditCardUUID', COND],
    ["message.type === 'done'", 'true', UNDEF],
    ["code ?? ''", "code && ''", RENEWAL],
    ['card !== null', 'true', DROPS],
    ['card !== null && !isErased(failed)', 'true', ERASED],
    ['card !== null && !isErased(failed)', 'card !== null || !isErased(failed)', ERASED],
    ['true', 'false', ANY],
  ],
  'features/wallet/wallet.model.ts': [
    ['false', 'true', DROPS],
    ['cards?.some', 'cards.some', COND],
    ['creditCardUUID === uuid', 'true', UNDEF],
    ['card?.uuid', 'card.uuid', COND],
  ],
  'lib/payment-validity.model.ts': [['info !== null', 'true', DROPS]],
};

export const mfCheckout: readonly Explanation[] = Object.entries(reasons).flatMap(([file, rows]) =>
  rows.map(([original, replacement, reason]) => ({
    file: `mf-checkout/src/${file}`,
    original,
    replacement,
    reason,
  })),
);
