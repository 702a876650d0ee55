import type { Address, AddressFieldName, RestaurantInfo, TypedAddressText } from '../../contracts';
import { ADDRESS_TEXTS, TYPED_ADDRESS_TEXTS } from '../../contracts/address-fields';
import { addressFieldName, isAddressTextMandatory } from './address-texts';
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
const leadingNumber = (text: string): number =>
  Number.parseInt(/^\d+/.exec(tidy(text))?.[0] ?? '', 10);

/**
 * Whether a house number can belong to a point with the number `found` (OPEN-056): their leading
 * digits are compared. Without a found number every number can.
 */
export function isNumberInReach(number: string, found: string): boolean {
  const known = leadingNumber(found);
  return Number.isNaN(known) || Math.abs(leadingNumber(number) - known) <= NUMBER_REACH;
}

function numberProblem(number: string, found: string): WizardAddressProblem[] {
  if (tidy(number) === '') return [{ field: 'number', kind: 'missing' }];
  return tidy(number).length <= ADDRESS_TEXTS.number.longest && isNumberInReach(number, found)
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
