import {
  recordOf,
  TYPED_ADDRESS_TEXTS,
  type Address,
  type AddressEntry,
  type RestaurantInfo,
  type Zone,
} from '@storefront/shared-domain/contracts';
import {
  ADDRESS_DETAILS,
  normaliseText,
  withFittingNumber,
  wizardAddressProblems,
  type WizardAddressProblem,
} from '@storefront/shared-domain/rules';
import { nameKey } from '@storefront/shared-kit/fold-accents';
import { EMPTY_ADDRESS, regionOf } from '../../lib/last-address';
import type { FoundPlace } from './found-place';

/** Values of the wizard's form as typed; an empty street means the found one. */
export type TypedAddress = AddressEntry;

export const EMPTY_TYPED: TypedAddress = recordOf(TYPED_ADDRESS_TEXTS, () => '');

const tidy = (text: string): string => normaliseText(text).trim();

/** The restaurant's spelling of a found name; '' when the list lacks it. */
export const listed = (names: readonly string[], found: string): string =>
  names.find((name) => nameKey(name) === nameKey(found)) ?? '';

/**
 * The initial city: the found one in the restaurant's spelling, or the only listed city when none
 * was found.
 */
function matchCity(found: string, { deliveryCities }: RestaurantInfo): string {
  const names = deliveryCities.map(({ name }) => name);
  if (names.length === 0) return found;
  return found === '' && names.length === 1 ? names[0]! : listed(names, found);
}

/**
 * The form for another location: location fields come from it, the customer's other entries remain.
 */
export const startTyped = (
  before: TypedAddress,
  place: FoundPlace,
  info: RestaurantInfo,
): TypedAddress => ({
  street: '',
  number: place.requested || place.number,
  zone: place.zone,
  city: matchCity(place.city, info),
  ...recordOf(ADDRESS_DETAILS, (field) => place[field] || before[field]),
});

/**
 * The address as it is sent and stored: NFKC, trimmed (DOMAIN-100), with a number that fits
 * (DELIVERY-47). A listed neighborhood carries its fee.
 */
export function addressOfTyped(
  typed: TypedAddress,
  place: FoundPlace,
  zone: Zone | null,
  deliveryFeeID: Address['deliveryFeeID'],
): Address {
  return withFittingNumber({
    ...EMPTY_ADDRESS,
    coordinates: place.coordinates,
    street: tidy(typed.street) || place.street,
    number: tidy(typed.number),
    zone: zone?.zone ?? tidy(typed.zone),
    city: tidy(typed.city),
    ...recordOf(ADDRESS_DETAILS, (field) => tidy(typed[field])),
    region: regionOf(zone),
    deliveryFeeID: zone?.id ?? deliveryFeeID,
  });
}

/** Violations that block the form's confirmation (DELIVERY-61). */
export const typedProblems = (
  typed: TypedAddress,
  info: RestaurantInfo,
  place: FoundPlace,
): WizardAddressProblem[] => wizardAddressProblems({ ...EMPTY_ADDRESS, ...typed }, info, place);
