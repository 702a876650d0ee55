import type { Address, RestaurantInfo, Zone } from '@storefront/shared-domain/contracts';
import {
  normaliseText,
  wizardAddressProblems,
  type WizardAddressProblem,
} from '@storefront/shared-domain/rules';
import { EMPTY_ADDRESS, regionOf } from '../../lib/last-address';
import type { FoundPlace } from './found-place';

/**
 * What the form of the wizard holds, as typed; an empty street stands for the one that was found.
 */
export type TypedAddress = Pick<
  Address,
  'street' | 'number' | 'zone' | 'city' | 'complemento' | 'address_ref'
>;
export type TypedField = keyof TypedAddress;

export const EMPTY_TYPED: TypedAddress = {
  street: '',
  number: '',
  zone: '',
  city: '',
  complemento: '',
  address_ref: '',
};

/** Field of the form that a problem of the rule belongs to. */
export const FIELD_OF: Readonly<Record<WizardAddressProblem['field'], TypedField>> = {
  city: 'city',
  street: 'street',
  zone: 'zone',
  number: 'number',
  reference: 'address_ref',
  complement: 'complemento',
};

const tidy = (text: string): string => normaliseText(text).trim();
const plain = (text: string): string =>
  tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The name on the restaurant's list that a found name means; '' when it is not there. */
export const listed = (names: readonly string[], found: string): string =>
  names.find((name) => plain(name) === plain(found)) ?? '';

/**
 * The city to start with: the found one, as the restaurant writes it; the only one there is when
 * none was found.
 */
function cityOf(found: string, { deliveryCities }: RestaurantInfo): string {
  const names = deliveryCities.map(({ name }) => name);
  if (names.length === 0) return found;
  return found === '' && names.length === 1 ? names[0]! : listed(names, found);
}

/**
 * The form for another place: what belongs to the place comes from it, what the customer said
 * beside stays.
 */
export const startTyped = (
  before: TypedAddress,
  place: FoundPlace,
  info: RestaurantInfo,
): TypedAddress => ({
  street: '',
  number: place.asked || place.number,
  zone: place.zone,
  city: cityOf(place.city, info),
  complemento: place.complemento || before.complemento,
  address_ref: place.address_ref || before.address_ref,
});

/**
 * The address as it is sent and kept: NFKC, no blanks around (DOMAIN-100). A neighborhood from the
 * list brings its fee.
 */
export function addressOfTyped(
  typed: TypedAddress,
  place: FoundPlace,
  zone: Zone | null,
  deliveryFeeID: Address['deliveryFeeID'],
): Address {
  return {
    ...EMPTY_ADDRESS,
    coordinates: place.coordinates,
    street: tidy(typed.street) || place.street,
    number: tidy(typed.number),
    zone: zone?.zone ?? tidy(typed.zone),
    city: tidy(typed.city),
    complemento: tidy(typed.complemento),
    address_ref: tidy(typed.address_ref),
    region: regionOf(zone),
    deliveryFeeID: zone?.id ?? deliveryFeeID,
  };
}

/** What keeps the form from being confirmed (DELIVERY-61). */
export const typedProblems = (
  typed: TypedAddress,
  info: RestaurantInfo,
  place: FoundPlace,
): WizardAddressProblem[] => wizardAddressProblems({ ...EMPTY_ADDRESS, ...typed }, info, place);
