import { isCallable } from '@storefront/shared-domain/phones';
import type { CustomerProblem } from '@storefront/shared-domain/rules';

/** A phone that no country has; the rule of the order checks a missing one, and its length. */
export const phoneProblems = (phone: string, country: string): CustomerProblem[] =>
  phone === '' || isCallable(phone, country) ? [] : [{ field: 'phone', kind: 'invalid' }];
