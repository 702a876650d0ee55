import { combine } from 'effector';
import { ZERO } from '@storefront/shared-domain/contracts';
import { $feeDiscount, $lines, $paymentSetting } from '@storefront/shared-domain/models';
import { orderTotals } from '@storefront/shared-domain/rules';
import { $liveFee } from './live-fee.model';

/** What the order would cost delivered to the address in the form (DELIVERY-48); null while its fee is not known. */
export const $draftTotals = combine(
  { lines: $lines, fee: $liveFee, discount: $feeDiscount, setting: $paymentSetting },
  ({ lines, fee, discount, setting }) =>
    (fee.kind !== 'found'
      ? null
      : orderTotals({
        lines, deliveryType: 'delivery', fee: fee.fee.deliveryFee, setting, couponDiscount: ZERO, cashback: ZERO,
        feeDiscount: discount && { value: discount.value ?? discount.discountValue ?? 0, discountType: discount.discountType },
      })),
);
