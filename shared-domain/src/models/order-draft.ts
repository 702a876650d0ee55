import { combine, createEvent, createStore, sample } from 'effector';
import { cardsBus, cartBus, checkoutBus, deliveryBus, orderBus, sessionBus } from '../bus';
import type {
  Address,
  Coupon,
  Customer,
  DeliveryFeeResult,
  FeeDiscountResult,
  PaymentChoice,
  ScheduleChoice,
  TipChoice,
} from '../contracts';
import { $deliveryType } from './cart';
import { restaurantSelected } from './restaurant';
import { orderDraftRestored, type OrderDraft } from './restored-draft';

const EMPTY_CUSTOMER: Customer = {
  name: '',
  phone: '',
  email: '',
  cpf: '',
  birthday: '',
  carPlate: '',
  carModelColor: '',
  table: '',
};

/**
 * Source of a visit: query parameters src, campaign, u, wpu and t, read once at the start (SHELL-03
 * to SHELL-07).
 */
export type VisitSource = { src: string; campaign: string; u: string; wpu: string; t: string };

/** The page opened with these parameters. shell only. */
export const visitSourceRead = createEvent<VisitSource>();

export const $visitSource = createStore<VisitSource>({
  src: '',
  campaign: '',
  u: '',
  wpu: '',
  t: '',
}).on(visitSourceRead, (_, source) => source);

/** The confirmed address; null without one. Retained when another delivery type is selected. */
export const $address = createStore<Address | null>(null)
  .on(deliveryBus.addressConfirmed, (_, { address }) => address)
  .on(orderDraftRestored, (address, { place }) => address ?? place?.address ?? null)
  .reset(deliveryBus.addressCleared, orderBus.draftReset, restaurantSelected);

/** The fee of that address as returned by the API. */
export const $fee = createStore<DeliveryFeeResult | null>(null)
  .on(deliveryBus.addressConfirmed, (_, { fee }) => fee)
  .on(orderDraftRestored, (fee, { place }) => fee ?? place?.fee ?? null)
  .reset(deliveryBus.addressCleared, orderBus.draftReset, restaurantSelected);

/** The fee discount the cart has reached, as returned by the API. */
export const $feeDiscount = createStore<FeeDiscountResult | null>(null)
  .on(deliveryBus.feeDiscountFound, (_, discount) => discount)
  .on(orderDraftRestored, (discount, { feeDiscount }) => discount ?? feeDiscount)
  .reset(deliveryBus.addressCleared, orderBus.draftReset, restaurantSelected);

/**
 * Time of the order; null until chosen. Cleared with the delivery type, since types differ in their
 * times (DELIVERY-14).
 */
export const $schedule = createStore<ScheduleChoice | null>(null)
  .on(deliveryBus.scheduleChosen, (_, choice) => choice)
  .on(orderDraftRestored, (choice, { schedule }) => choice ?? schedule)
  .reset(
    $deliveryType,
    deliveryBus.scheduleCleared,
    deliveryBus.typeChosen,
    orderBus.draftReset,
    restaurantSelected,
  );

/**
 * The customer scheduled this order. A time that is cleared or lost since then is chosen again: no
 * default replaces it.
 */
export const $hasScheduled = createStore(false)
  .on(deliveryBus.scheduleChosen, (_, { kind }) => kind === 'later')
  .on(
    orderDraftRestored,
    (hasScheduled, { schedule, isTimeLost }) =>
      hasScheduled || isTimeLost || schedule?.kind === 'later',
  )
  .reset(orderBus.placed, orderBus.draftReset, restaurantSelected);

/** Fields that are still empty get the restored text. */
const withRestored = (customer: Customer, restored: Customer): Customer => ({
  ...restored,
  ...Object.fromEntries(Object.entries(customer).filter(([, text]) => text !== '')),
});

/**
 * Content of the customer form, valid or not: no input is lost between pages. Cleared by a logout
 * that the customer confirmed, not by an ended session.
 */
export const $customer = createStore<Customer>(EMPTY_CUSTOMER)
  .on(deliveryBus.customerChanged, (_, customer) => customer)
  .on(orderDraftRestored, (customer, restored) => withRestored(customer, restored.customer))
  .reset(sessionBus.logOutConfirmed, restaurantSelected);

// The next customer of this device has another address.
sample({ clock: sessionBus.logOutConfirmed, target: deliveryBus.addressCleared });

/** The coupon of this order (COUPON-13); cleared with the order. */
export const $coupon = createStore<Coupon | null>(null)
  .on(checkoutBus.couponApplied, (_, coupon) => coupon)
  .on(orderDraftRestored, (applied, { coupon }) => applied ?? coupon)
  .reset(checkoutBus.couponRemoved, orderBus.placed, orderBus.draftReset, restaurantSelected);

/** The coupon comes from a restored draft: the server has not confirmed it for this visit. */
export const $isCouponUnconfirmed = createStore(false)
  .on(orderDraftRestored, (_, { coupon }) => coupon !== null)
  .reset(
    checkoutBus.couponConfirmed,
    checkoutBus.couponApplied,
    checkoutBus.couponRemoved,
    orderBus.placed,
    orderBus.draftReset,
    restaurantSelected,
  );

/**
 * Whether the customer spends cashback on this order. Only logged-in customers may (LOYALTY-07,
 * OPEN-082).
 */
export const $isCashbackUsed = createStore(false)
  .on(checkoutBus.cashbackUsed, (_, isUsed) => isUsed)
  .on(orderDraftRestored, (isUsed, restored) => isUsed || restored.isCashbackUsed)
  .reset(
    sessionBus.signedIn,
    sessionBus.signedOut,
    orderBus.placed,
    orderBus.draftReset,
    restaurantSelected,
  );

/**
 * The chosen tip; null until the customer chose one. A choice of 0 is a choice, and no choice costs
 * nothing either.
 */
export const $tip = createStore<TipChoice | null>(null)
  .on(checkoutBus.tipChosen, (_, tip) => tip)
  .on(orderDraftRestored, (chosen, { tip }) => chosen ?? tip)
  .reset(orderBus.placed, orderBus.draftReset, restaurantSelected);

/**
 * The chosen payment; a change of the cart or of the delivery type clears it, since totals and
 * methods differ (CHECKOUT-14), and so does a coupon or cashback (CHECKOUT-15), and a tip where the
 * customer needs change. A card of the
 * wallet is cleared when it is deleted or the session ends, the payer's data by a logout.
 */
export const $payment = createStore<PaymentChoice | null>(null)
  .on(checkoutBus.paymentChosen, (_, choice) => choice)
  .on(orderDraftRestored, (choice, { payment }) => choice ?? payment)
  .on(checkoutBus.tipChosen, (choice) => (choice?.cash?.changeNeeded ? null : choice))
  .on(cardsBus.cardErased, (choice, uuid) => (choice?.wallet?.uuid === uuid ? null : choice))
  .on(sessionBus.signedOut, (choice) => (choice?.wallet === undefined ? choice : null))
  .on(sessionBus.logOutConfirmed, (choice) => (choice?.user === undefined ? choice : null))
  .reset(
    cartBus.lineAdded,
    cartBus.lineReplaced,
    cartBus.quantityChanged,
    cartBus.lineRemoved,
    cartBus.reconciled,
    cartBus.takenOver,
    cartBus.cleared,
    deliveryBus.typeChosen,
    checkoutBus.couponApplied,
    checkoutBus.couponRemoved,
    checkoutBus.cashbackUsed,
    orderBus.draftReset,
    restaurantSelected,
  );

/** Idempotency key of the next order; a cart that differs from the sent one needs a new key. */
export const $orderUuid = createStore<string | null>(null)
  .on(checkoutBus.opened, (_, uuid) => uuid)
  .reset(orderBus.placed, orderBus.draftReset, restaurantSelected);

/** True from the sending of an order until its handling is over (CONFLICTS-06). */
export const $isPlacing = createStore(false)
  .on(orderBus.sendingStarted, () => true)
  .reset(orderBus.settled, restaurantSelected);

/** The draft of the order as stored on the device. */
export const $orderDraft = combine(
  {
    customer: $customer,
    address: $address,
    fee: $fee,
    schedule: $schedule,
    coupon: $coupon,
    isCashbackUsed: $isCashbackUsed,
    tip: $tip,
    payment: $payment,
  },
  ({ address, fee, ...draft }): OrderDraft => ({
    ...draft,
    place: address === null || fee === null ? null : { address, fee },
  }),
);
