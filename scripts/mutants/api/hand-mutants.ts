import { accountMutants } from './account-mutants';
import { deliveryMutants } from './delivery-mutants';
import type { HandMutant } from './hand-mutant';
import { outboxMutants } from './outbox-mutants';

/** Every hand-written mutant of the API. */
export const handMutants: readonly HandMutant[] = [
  ...accountMutants,
  ...deliveryMutants,
  ...outboxMutants,
];
