import type { Address, AddressFieldName, RestaurantInfo, TypedAddressText } from '../../contracts';
import { TYPED_ADDRESS_TEXTS } from '../../contracts/address-fields';
import { addressFieldName, isAddressTextMandatory } from './address-texts';
import { houseNumber, isTooLongForHouse } from './house-number';
import { isCityServed } from './served-city';
import { addressCardProblems } from '../payment/card-problems';
import { normaliseText } from '../format/text';

/** Maximum difference of a house number from the one found for the point (DELIVERY-55). */
export const NUMBER_REACH = 75;

/** Data found for the point on the map; '' where missing. */
export type FoundOnMap = Pick<Address, 'street' | 'number'>;

export type WizardAddressProblem = {
  readonly field: AddressFieldName;
  /**
   * `invalid`: a number that cannot belong to the point · `not-served`: a city missing in the
   * restaurant's list.
   */
  readonly kind: 'missing' | 'not-served' | 'invalid' | 'card-number';
};

const tidy = (text: string): string => normaliseText(text).trim();

/**
 * Whether a house number can belong to a point with the number `found` (OPEN-056): their digits are
 * compared. Without a found number every number can, and so can a house without one, such as 'S/N'.
 */
export function isNumberInReach(number: string, found: string): boolean {
  const [typed, known] = [houseNumber(number), houseNumber(found)];
  return typed === null || known === null || Math.abs(typed - known) <= NUMBER_REACH;
}

function numberProblem(number: string, found: string): WizardAddressProblem[] {
  if (tidy(number) === '') return [{ field: 'number', kind: 'missing' }];
  return !isTooLongForHouse(number) && isNumberInReach(number, found)
    ? []
    : [{ field: 'number', kind: 'invalid' }];
}

function cityProblem(city: string, info: RestaurantInfo): WizardAddressProblem[] {
  if (isCityServed(city, info)) return [];
  return [{ field: 'city', kind: tidy(city) === '' ? 'missing' : 'not-served' }];
}

/**
 * Violations that prevent confirming the wizard's form (DELIVERY-54 to DELIVERY-61), in its order.
 * A number is always required here (CONFLICTS-14), a street only where the map has none.
 */
export function wizardAddressProblems(
  address: Address,
  info: RestaurantInfo,
  found: FoundOnMap,
): WizardAddressProblem[] {
  const problemsOf = (field: TypedAddressText): WizardAddressProblem[] => {
    if (field === 'city') return [];
    if (field === 'number') return numberProblem(address.number, found.number);
    const isMandatory =
      field === 'street' ? tidy(found.street) === '' : isAddressTextMandatory(field, info);
    return isMandatory && tidy(address[field]) === ''
      ? [{ field: addressFieldName(field), kind: 'missing' }]
      : [];
  };
  return [
    ...cityProblem(address.city, info),
    ...TYPED_ADDRESS_TEXTS.flatMap(problemsOf),
    ...addressCardProblems(address),
  ];
}
