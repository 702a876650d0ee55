import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { serverDate } from '@storefront/shared-domain/clock';
import {
  Customer,
  type DeliveryType,
  formSchema,
  type FormSchema,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { $customer, $deliveryType, $isLoggedIn } from '@storefront/shared-domain/models';
import { isCallable } from '@storefront/shared-domain/phones';
import {
  customerCardProblems,
  type CustomerProblem,
  customerProblems,
} from '@storefront/shared-domain/rules';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nextPressed } from '../../lib/page-events.model';
import { customerTyped, formShown } from './customer.model';
import { type CustomerField, problemKey } from './fields';
import { toCustomer, toTypedCustomer, type TypedCustomer } from './typed-customer';

/** A phone that no country has; the rule of the order checks a missing one, and its length. */
export const phoneProblems = (phone: string, country: string): CustomerProblem[] =>
  phone === '' || isCallable(phone, country) ? [] : [{ field: 'phone', kind: 'invalid' }];

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

/**
 * The customer form. Every keystroke is stored in the order draft, so leaving the page loses
 * nothing; external changes (the logged-in client, the stored phone) update the inputs.
 */
export function useCustomerForm(info: RestaurantInfo): UseFormReturn<TypedCustomer> {
  const { t } = useTranslation('mf-delivery');
  const { customer, type, loggedIn, notify, show } = useUnit({
    customer: $customer,
    type: $deliveryType,
    loggedIn: $isLoggedIn,
    notify: customerTyped,
    show: formShown,
  });
  const form = useForm<TypedCustomer>({
    defaultValues: toTypedCustomer(customer, info.country),
    resolver: standardSchemaResolver(customerSchema(info, type, loggedIn)),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, getValues, setValue, getFieldState, handleSubmit } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) }),
    [subscribe, notify],
  );

  const testName = t('customer.test-name');
  useEffect(() => void show({ testName }), [show, testName]);

  useEffect(() => {
    const inForm = toCustomer(getValues(), info.country);
    const known = toTypedCustomer(customer, info.country);
    for (const field of Object.keys(known) as CustomerField[]) {
      if (inForm[field] !== customer[field])
        setValue(field, known[field], { shouldValidate: getFieldState(field).invalid });
    }
  }, [customer, info.country, getValues, setValue, getFieldState]);

  // The step decides whether the order proceeds; submitting only shows the errors of the fields.
  useUnitListener(nextPressed, () => void handleSubmit(() => undefined)());
  return form;
}
