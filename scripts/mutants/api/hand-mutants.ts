import { accountMutants } from './account-mutants';
import { cardMutants } from './card-mutants';
import { deliveryMutants } from './delivery-mutants';
import type { HandMutant } from './hand-mutant';
import { loyaltyMutants } from './loyalty-mutants';
import { orderMutants } from './order-mutants';
import { orderPaymentMutants } from './order-payment-mutants';
import { orderPlacingMutants } from './order-placing-mutants';
import { orderRewardMutants } from './order-reward-mutants';
import { outboxMutants } from './outbox-mutants';
import { partnerSaleMutants } from './partner-sale-mutants';

/** Every hand-written mutant of the API. */
export const handMutants: readonly HandMutant[] = [
  ...accountMutants,
  ...cardMutants,
  ...deliveryMutants,
  ...loyaltyMutants,
  ...orderMutants,
  ...orderPaymentMutants,
  ...orderPlacingMutants,
  ...orderRewardMutants,
  ...outboxMutants,
  ...partnerSaleMutants,
];
