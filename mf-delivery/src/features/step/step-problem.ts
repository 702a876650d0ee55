import type { Customer, Minor } from '@storefront/shared-domain/contracts';
import type { DeliveryStepProblem } from '@storefront/shared-domain/rules';

/**
 * Violations that block the page, in page order. `not-now`: no orders at this hour. `schedule`:
 * neither now nor later was picked (DELIVERY-23). `time`: later was picked, without a time.
 */
export type StepProblem =
  | { kind: 'not-now' | 'type' | 'schedule' | 'time' | 'address' }
  | { kind: 'below-minimum'; missing: Minor }
  | { kind: 'customer'; field: keyof Customer; isMissing: boolean };

/** All violations of an address are corrected in one control, the address row. */
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

/** Whether two violations are corrected in the same control. */
export const isSamePlace = (one: StepProblem, other: StepProblem): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'customer' || other.kind !== 'customer' || one.field === other.field);
