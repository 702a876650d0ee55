import { combine, createEvent, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type { Customer } from '@storefront/shared-domain/contracts';
import {
  $client,
  $customer,
  $debugMode,
  $deliveryType,
  $isLoggedIn,
  $isOrderDraftRead,
  $restaurant,
} from '@storefront/shared-domain/models';
import { phoneDigits } from '@storefront/shared-domain/phones';
import { documentDigits } from '@storefront/shared-domain/rules';
import { $lastDelivery } from '../../lib/last-delivery.model';
import { shownFields } from './fields';
import './phone-lookup.model';
import { $storedPhone, readPhoneFx } from './stored-phone.model';
import { toCustomer, type TypedCustomer } from './typed-customer';

/** The form was shown; payload: the name that debug mode fills in (DELIVERY-24). */
export const formShown = createEvent<{ testName: string }>();

/** A field of the form changed; it need not be valid. */
export const customerTyped = createEvent<TypedCustomer>();

/** Fields the restaurant requests from this customer with this delivery type. */
export const $fields = combine(
  $restaurant,
  $deliveryType,
  $isLoggedIn,
  $client,
  (info, type, loggedIn, client) =>
    info === null ? [] : shownFields(info, type, loggedIn, client),
);

const $country = $restaurant.map((info) => info?.country ?? '');

sample({
  clock: customerTyped,
  source: $country,
  fn: (country, values) => toCustomer(values, country),
  target: deliveryBus.customerChanged,
});

const $testName = createStore('').on(formShown, (_, { testName }) => testName);

/** The guest of the last order here; a logged-in customer has the account's data. */
const $lastGuest = combine(
  $lastDelivery,
  $isOrderDraftRead,
  $isLoggedIn,
  (last, isRead, loggedIn) => (isRead && !loggedIn ? last : null),
);

/** Customer data available without input (OPEN-047). */
const $known = combine(
  {
    client: $client,
    phone: $storedPhone,
    last: $lastGuest,
    testName: $testName,
    debug: $debugMode,
    country: $country,
  },
  ({ client, phone, last, testName, debug, country }): Partial<Customer> => ({
    name: client?.name || last?.name || (debug ? testName : ''),
    phone: phoneDigits(client?.phone ?? '', country) || phone,
    email: client?.email || last?.email || '',
    cpf: documentDigits(client?.cpf ?? '', country),
  }),
);

/** Fills in empty fields; typed text remains. */
const fill = (customer: Customer, known: Partial<Customer>): Customer =>
  Object.fromEntries(
    Object.entries(customer).map(([field, text]) => [
      field,
      text === '' ? (known[field as keyof Customer] ?? '') : text,
    ]),
  ) as Customer;

sample({
  clock: [readPhoneFx.done, $client, $lastGuest, formShown],
  source: { customer: $customer, known: $known },
  filter: ({ customer, known }) =>
    Object.entries(known).some(
      ([field, text]) => text !== '' && customer[field as keyof Customer] === '',
    ),
  fn: ({ customer, known }) => fill(customer, known),
  target: deliveryBus.customerChanged,
});
