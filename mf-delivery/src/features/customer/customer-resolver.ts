import type { Resolver } from 'react-hook-form';
import type { DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { customerCardProblems, customerProblems } from '@storefront/shared-domain/rules';
import { problemKey } from './fields';
import { customerOf, type TypedCustomer } from './typed-customer';

/** Validates the form by the rule of the order; an error's message is the key of its text. */
export const customerResolver =
  (info: RestaurantInfo, type: DeliveryType | null, loggedIn: boolean): Resolver<TypedCustomer> =>
  (typed) => {
    const customer = customerOf(typed, info.country);
    const problems = [
      ...customerProblems(customer, info, type ?? 'balcony', loggedIn, new Date()),
      ...customerCardProblems(customer),
    ];
    if (problems.length === 0) return { values: typed, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        problems.map((problem) => [
          problem.field,
          { type: problem.kind, message: problemKey(problem, customer) },
        ]),
      ),
    };
  };
