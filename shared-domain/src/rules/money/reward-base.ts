import type { Minor } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, subtract, sum } from './arithmetic';
import type { OrderTotals } from './order-totals';

/** The amounts of a total that decide about its points and cashback. */
export type RewardAmounts = Pick<
  OrderTotals,
  'grandTotal' | 'deliveryFee' | 'deliveryFeeDiscount'
> &
  Partial<Pick<OrderTotals, 'serviceFee' | 'tip'>>;

/**
 * The part of a total that earns points and cashback: without the delivery fee, the service fee and
 * the tip, never below 0 (OPEN-060, OPEN-061).
 */
export const rewardBase = ({
  grandTotal,
  deliveryFee,
  deliveryFeeDiscount,
  serviceFee = ZERO,
  tip = ZERO,
}: RewardAmounts): Minor =>
  atLeastZero(
    subtract(grandTotal, sum(subtract(deliveryFee, deliveryFeeDiscount), serviceFee, tip)),
  );
