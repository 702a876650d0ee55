import { combine } from 'effector';
import { $client, $customer } from '@storefront/shared-domain/models';
import type { Payer } from '@storefront/shared-domain/rules';

/**
 * Available data of the payer: first from the delivery form, then from the account; for the e-mail
 * address the account comes first.
 */
export const $payer = combine($customer, $client, (customer, client): Required<Payer> => ({
  name: (customer.name || client?.name || '').trim(),
  cpf: customer.cpf || client?.cpf || '',
  email: (client?.email || customer.email).trim(),
}));
