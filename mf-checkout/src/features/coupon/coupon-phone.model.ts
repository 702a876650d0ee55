import { combine } from 'effector';
import { $client, $customer, $restaurant } from '@storefront/shared-domain/models';
import { phoneDigits } from '@storefront/shared-domain/phones';

/** The phone that a coupon counts for, in its stored form: the typed one, else the account's. */
export const $couponPhone = combine($customer, $client, $restaurant, (customer, client, info) =>
  phoneDigits(customer.phone || (client?.phone ?? ''), info?.country ?? ''),
);
