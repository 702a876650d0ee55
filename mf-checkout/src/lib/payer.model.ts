import { combine } from 'effector';
import { $client, $customer } from '@storefront/shared-domain/models';
import type { Payer } from '@storefront/shared-domain/rules';

/**
 * What is known of whoever pays: the form of the delivery first, then the account; of the account
 * its own e-mail address.
 */
export const $payer = combine($customer, $client, (customer, client): Required<Payer> => ({
  name: (customer.name || client?.name || '').trim(),
  cpf: customer.cpf || client?.cpf || '',
  email: (client?.email || customer.email).trim(),
}));
