import { combine } from 'effector';
import { $payment, $restaurant, $schedule } from '@storefront/shared-domain/models';
import { paymentProblems } from '@storefront/shared-domain/rules';

/** Whether the payment is complete; otherwise the order cannot be confirmed (CHECKOUT-12). */
export const $isPaymentValid = combine(
  $restaurant,
  $payment,
  $schedule,
  (info, payment, schedule) =>
    info !== null && paymentProblems(payment, info, schedule).length === 0,
);
