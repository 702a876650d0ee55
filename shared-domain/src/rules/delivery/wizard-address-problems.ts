import type { Address, RestaurantInfo } from '../../contracts';
import { isCityServed, isZoneMandatory } from './address-problems';
import { addressCardProblems } from '../payment/card-problems';
import { normaliseText } from '../format/text';

/** Maximum difference of a house number from the one found for the point (DELIVERY-55). */
export const NUMBER_REACH = 75;
/** Maximum length of a house number (DELIVERY-47). */
export const LONGEST_NUMBER = 10;

/** Data found for the point on the map; '' where missing. */
export type FoundOnMap = Pick<Address, 'street' | 'number'>;

export type WizardAddressProblem = {
  readonly field: 'city' | 'street' | 'zone' | 'number' | 'reference' | 'complement';
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
  return tidy(number).length <= LONGEST_NUMBER && isNumberInReach(number, found)
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
  const missing = (
    field: WizardAddressProblem['field'],
    text: string,
    isMandatory: boolean,
  ): WizardAddressProblem[] =>
    isMandatory && tidy(text) === '' ? [{ field, kind: 'missing' }] : [];
  return [
    ...cityProblem(address.city, info),
    ...missing('street', address.street, tidy(found.street) === ''),
    ...missing('zone', address.zone, isZoneMandatory(info)),
    ...numberProblem(address.number, found.number),
    ...missing('reference', address.address_ref, info.reference_is_mandatory),
    ...addressCardProblems(address),
  ];
}
