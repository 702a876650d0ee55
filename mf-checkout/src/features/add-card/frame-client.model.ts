import { combine } from 'effector';
import { $client, $customer } from '@storefront/shared-domain/models';

/**
 * What is known of whoever adds a card, to begin the holder's fields with: what was typed for this
 * order, else the account's. Digits where digits are.
 */
export const $frameClient = combine($customer, $client, (typed, client) => ({
  name: typed.name || (client?.name ?? ''),
  email: typed.email || (client?.email ?? ''),
  phone: typed.phone || (client?.phone ?? ''),
  cpf: typed.cpf || (client?.cpf ?? ''),
  car_plate: typed.carPlate,
  car_model_color: typed.carModelColor,
}));
