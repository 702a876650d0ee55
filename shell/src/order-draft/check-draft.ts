import type {
  FeeDiscountResult,
  Hours,
  Minor,
  DeliveryType,
  PaymentChoice,
  RestaurantInfo,
  ScheduleChoice,
  ScheduleTemplate,
  StoredOrderDraft,
} from '@storefront/shared-domain/contracts';
import type { RestoredDraft } from '@storefront/shared-domain/models';
import {
  availableDeliveryTypes,
  isNowOffered,
  offeredTip,
  paymentProblems,
  reachedFeeDiscount,
  shownGroups,
  withShownMethod,
  type OperationState,
} from '@storefront/shared-domain/rules';
import { isTimeOffered } from '@storefront/shared-domain/schedule';

/**
 * The restaurant and the cart at the time a draft is read. `template`: hours for scheduled orders,
 * undefined while unknown.
 */
export type Today = {
  readonly info: RestaurantInfo;
  readonly hours: Hours;
  readonly template: ScheduleTemplate | null | undefined;
  readonly state: OperationState;
  readonly type: DeliveryType | null;
  readonly subtotal: Minor;
  readonly isLoggedIn: boolean;
  readonly debug: boolean;
  readonly now: Date;
};

function validSchedule(choice: ScheduleChoice | null, today: Today): ScheduleChoice | null {
  const { info, state, type, template } = today;
  if (choice === null || type === null || !info.scheduleSettings.enable) return null;
  if (choice.kind === 'now') return isNowOffered(info, state, type) ? choice : null;
  if (template === undefined) return null;
  return isTimeOffered(choice.scheduleTo, { ...today, template, type }) ? choice : null;
}

/** Another time may change the methods, and the customer has to see that the time is gone. */
const isTimeLost = (stored: ScheduleChoice | null, valid: ScheduleChoice | null): boolean =>
  stored?.kind === 'later' && valid === null;

/** A card of the wallet is not stored: its method stays, and the card has to be chosen again. */
const isComplete = (
  choice: PaymentChoice,
  info: RestaurantInfo,
  schedule: ScheduleChoice | null,
): boolean => paymentProblems(choice, info, schedule).every(({ kind }) => kind === 'card-missing');

function validPayment(
  { payment }: StoredOrderDraft,
  { info, type, subtotal }: Today,
  schedule: ScheduleChoice | null,
): PaymentChoice | null {
  if (payment === null || type === null || payment.subtotal !== subtotal) return null;
  const stored = payment.choice as PaymentChoice;
  const shown = shownGroups(info, type, schedule).find(({ group }) => group === stored.group);
  const choice = withShownMethod(stored, shown?.methods ?? []);
  const isOffered = shown?.methods.includes(choice.method) === true;
  return isOffered && isComplete(choice, info, schedule) ? choice : null;
}

/** The discount of today's record; a discount of 0 counts as none. */
function findFeeDiscount({ info, subtotal }: Today): FeeDiscountResult | null {
  const reached = reachedFeeDiscount(
    info.deliveryFeeDiscounts,
    info.delivery_fee_discount_type,
    subtotal,
  );
  return reached !== null && (reached.value > 0 || reached.discountType === 'flat_fee')
    ? { value: reached.value, discountValue: null, discountType: reached.discountType }
    : null;
}

/** The parts of a stored draft that are valid with today's restaurant and cart. */
export function checkDraft(draft: StoredOrderDraft, today: Today): RestoredDraft {
  const { info, debug, isLoggedIn } = today;
  const isCashbackUsed = draft.isCashbackUsed && isLoggedIn && info.cashbackSettings.enabled;
  const schedule = validSchedule(draft.schedule, today);
  const isLost = isTimeLost(draft.schedule, schedule);
  return {
    customer: draft.customer,
    place: availableDeliveryTypes(info, debug).includes('delivery') ? draft.place : null,
    schedule,
    coupon: info.coupoms_active && !isCashbackUsed ? draft.coupon : null,
    isCashbackUsed,
    tip: offeredTip(info, today.type, draft.tip),
    payment: isLost ? null : validPayment(draft, today, schedule),
    isTimeLost: isLost,
    feeDiscount: findFeeDiscount(today),
  };
}
