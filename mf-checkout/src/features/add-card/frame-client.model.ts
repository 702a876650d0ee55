import { combine } from 'effector';
import { $client, $customer } from '@storefront/shared-domain/models';

/**
 * Default values of the holder's fields: the data typed for this order, else the account's. Phone
 * and CPF are digits.
 */
export const $frameClient = combine($customer, $client, (typed, client) => ({
  name: typed.name || (client?.name ?? ''),
  email: typed.email || (client?.email ?? ''),
  phone: typed.phone || (client?.phone ?? ''),
  cpf: typed.cpf || (client?.cpf ?? ''),
  car_plate: typed.carPlate,
  car_model_color: typed.carModelColor,
}));
