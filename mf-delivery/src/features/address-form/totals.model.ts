import { combine } from 'effector';
import { $totalsInput } from '@storefront/shared-domain/models';
import { orderTotals } from '@storefront/shared-domain/rules';
import { $liveFee } from './live-fee.model';

/**
 * What the order would cost delivered to the address in the form (DELIVERY-48); null while its fee
 * is not known.
 */
export const $draftTotals = combine($totalsInput, $liveFee, (input, fee) =>
  fee.kind !== 'found'
    ? null
    : orderTotals({ ...input, deliveryType: 'delivery', fee: fee.fee.deliveryFee }),
);
