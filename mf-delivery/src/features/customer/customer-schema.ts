import { serverDate } from '@storefront/shared-domain/clock';
import {
  Customer,
  type DeliveryType,
  formSchema,
  type FormSchema,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { customerCardProblems, customerProblems } from '@storefront/shared-domain/rules';
import { phoneProblems } from './phone-problems';
import { problemKey } from './fields';
import { toCustomer, type TypedCustomer } from './typed-customer';

/** The form by the rule of the order; of several violations of a field the last one is shown. */
export const customerSchema = (
  info: RestaurantInfo,
  type: DeliveryType | null,
  loggedIn: boolean,
): FormSchema<TypedCustomer> =>
  formSchema(Customer, (typed) => {
    const customer = toCustomer(typed, info.country);
    const problems = [
      ...customerProblems(customer, info, type ?? 'balcony', loggedIn, serverDate()),
      ...phoneProblems(customer.phone, info.country),
      ...customerCardProblems(customer),
    ];
    return Object.fromEntries(
      problems.map((problem) => [problem.field, problemKey(problem, customer, info.country)]),
    );
  });
