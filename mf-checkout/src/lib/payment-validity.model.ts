import { combine } from 'effector';
import { $payment, $restaurant } from '@storefront/shared-domain/models';
import { paymentProblems } from '@storefront/shared-domain/rules';

/** Whether the payment is complete; without it there is no way to confirm (CHECKOUT-12). */
export const $isPaymentValid = combine($restaurant, $payment, (info, payment) => info !== null && paymentProblems(payment, info).length === 0);
