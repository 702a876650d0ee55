import type {
  Address,
  AddressFieldName,
  DeliveryFeeResult,
  RestaurantInfo,
  TypedAddressText,
} from '../../contracts';
import { TYPED_ADDRESS_TEXTS } from '../../contracts/address-fields';
import { addressFieldName, isAddressTextMandatory } from './address-texts';
import { isCityServed } from './served-city';

export type AddressProblem = {
  readonly field: AddressFieldName | 'fee';
  /**
   * `not-found` and `out-of-area` come from the fee calculation, `not-served` from the restaurant's
   * list of cities, `card-number` from `addressCardProblems`.
   */
  readonly kind: 'missing' | 'not-served' | 'not-found' | 'out-of-area' | 'card-number';
};

const isBlank = (text: string): boolean => text.trim() === '';

function cityProblem({ city }: Address, info: RestaurantInfo): AddressProblem[] {
  if (isCityServed(city, info)) return [];
  return [{ field: 'city', kind: isBlank(city) ? 'missing' : 'not-served' }];
}

function feeProblem(fee: DeliveryFeeResult | null): AddressProblem[] {
  if (fee === null) return [{ field: 'fee', kind: 'missing' }];
  if (!fee.found) return [{ field: 'fee', kind: 'not-found' }];
  return fee.delivery ? [] : [{ field: 'fee', kind: 'out-of-area' }];
}

/**
 * Violations that make an address incomplete (DELIVERY-27): the city, the texts in the order of
 * their table, the fee; `fee` is null until it was looked up.
 */
export function addressProblems(
  address: Address,
  info: RestaurantInfo,
  fee: DeliveryFeeResult | null,
): AddressProblem[] {
  const missing = (field: TypedAddressText): AddressProblem[] =>
    field !== 'city' && isAddressTextMandatory(field, info) && isBlank(address[field])
      ? [{ field: addressFieldName(field), kind: 'missing' }]
      : [];
  return [
    ...cityProblem(address, info),
    ...TYPED_ADDRESS_TEXTS.flatMap(missing),
    ...feeProblem(fee),
  ];
}
