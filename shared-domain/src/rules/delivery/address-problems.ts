import type { Address, DeliveryFeeResult, RestaurantInfo } from '../../contracts';

export type AddressProblem = {
  readonly field: 'street' | 'zone' | 'city' | 'number' | 'reference' | 'complement' | 'fee';
  /**
   * `not-found` and `out-of-area` come from the fee calculation, `not-served` from the restaurant's
   * list of cities, `card-number` from `addressCardProblems`.
   */
  readonly kind: 'missing' | 'not-served' | 'not-found' | 'out-of-area' | 'card-number';
};

const isBlank = (text: string): boolean => text.trim() === '';
const plain = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Country codes are ISO (OPEN-099). */
const isInBrazil = (info: RestaurantInfo): boolean => info.country.trim().toUpperCase() === 'BR';

/**
 * Whether a neighborhood must be given: in Brazil, or anywhere with manual selection
 * (CONFLICTS-13).
 */
export const isZoneMandatory = (info: RestaurantInfo): boolean =>
  isInBrazil(info) || info.manual_zone_selection;

/**
 * Whether a city is one the restaurant delivers to; a restaurant that lists none delivers to any.
 */
export const isCityServed = (city: string, info: RestaurantInfo): boolean =>
  info.deliveryCities.length === 0 ||
  info.deliveryCities.some(({ name }) => plain(name) === plain(city));

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
 * Violations that make an address incomplete (DELIVERY-27), in the order of the form; `fee` is null
 * until it was looked up.
 */
export function addressProblems(
  address: Address,
  info: RestaurantInfo,
  fee: DeliveryFeeResult | null,
): AddressProblem[] {
  const missing = (
    field: AddressProblem['field'],
    text: string,
    isMandatory: boolean,
  ): AddressProblem[] => (isMandatory && isBlank(text) ? [{ field, kind: 'missing' }] : []);
  return [
    ...cityProblem(address, info),
    ...missing('street', address.street, true),
    ...missing('zone', address.zone, isZoneMandatory(info)),
    ...missing('number', address.number, info.street_number_is_mandatory),
    ...missing('reference', address.address_ref, info.reference_is_mandatory),
    ...feeProblem(fee),
  ];
}
