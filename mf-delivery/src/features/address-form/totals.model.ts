import { combine } from 'effector';
import { $totalsInput } from '@storefront/shared-domain/models';
import { orderTotals } from '@storefront/shared-domain/rules';
import { $liveFee } from './live-fee.model';

/**
 * Total of the order when delivered to the form's address (DELIVERY-48); null until its fee is
 * found.
 */
export const $draftTotals = combine($totalsInput, $liveFee, (input, fee) =>
  fee.kind !== 'found'
    ? null
    : orderTotals({ ...input, deliveryType: 'delivery', fee: fee.fee.deliveryFee }),
);
