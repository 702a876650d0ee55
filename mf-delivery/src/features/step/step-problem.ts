import type { Customer, Minor } from '@storefront/shared-domain/contracts';
import type { DeliveryStepProblem } from '@storefront/shared-domain/rules';

/**
 * What keeps the customer on the page, in the order of the page. `not-now`: nothing is taken at
 * this hour. `schedule`: neither now nor later was picked (DELIVERY-23). `time`: later was, but no
 * time.
 */
export type StepProblem =
  | { kind: 'not-now' | 'type' | 'schedule' | 'time' | 'address' }
  | { kind: 'below-minimum'; missing: Minor }
  | { kind: 'customer'; field: keyof Customer; isMissing: boolean };

/** Everything an address may lack is mended in one place, the address row. */
export function pageProblem(problem: DeliveryStepProblem): StepProblem {
  switch (problem.kind) {
    case 'type-missing':
      return { kind: 'type' };
    case 'schedule-missing':
      return { kind: 'schedule' };
    case 'below-minimum':
      return { kind: 'below-minimum', missing: problem.missing };
    case 'customer':
      return {
        kind: 'customer',
        field: problem.problem.field,
        isMissing: problem.problem.kind === 'missing',
      };
    default:
      return { kind: 'address' };
  }
}

/** Whether two problems are mended at the same place. */
export const isSamePlace = (one: StepProblem, other: StepProblem): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'customer' || other.kind !== 'customer' || one.field === other.field);
