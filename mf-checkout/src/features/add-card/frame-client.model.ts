import { combine } from 'effector';
import { $client, $customer, $restaurant } from '@storefront/shared-domain/models';
import { cardRulesOf } from '@storefront/shared-domain/rules';

/**
 * Default values of the holder's fields: the data typed for this order, else the account's. Phone
 * and document have no separators.
 */
export const $frameClient = combine($customer, $client, (typed, client) => ({
  name: typed.name || (client?.name ?? ''),
  email: typed.email || (client?.email ?? ''),
  phone: typed.phone || (client?.phone ?? ''),
  cpf: typed.cpf || (client?.cpf ?? ''),
  car_plate: typed.carPlate,
  car_model_color: typed.carModelColor,
}));

/** What the restaurant's record decides about the card; the card's document does not read records. */
export const $cardRules = $restaurant.map((info) => {
  const { country, refusedBrands } = cardRulesOf(
    info ?? { country: '', language: '', card_types: [] },
  );
  return { country, refusedBrands: [...refusedBrands] };
});
