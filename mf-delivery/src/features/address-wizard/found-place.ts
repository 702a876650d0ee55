import {
  recordOf,
  TYPED_ADDRESS_TEXTS,
  type Address,
  type AddressSuggestion,
  type Coordinates,
  type GeospatialAddress,
  type TypedAddressText,
} from '@storefront/shared-domain/contracts';
import { toPlace } from '../../lib/point/places';

/**
 * A point on the map with its address fields; '' for a missing field. `asked`: the house number the
 * customer searched for.
 */
export type FoundPlace = Pick<Address, TypedAddressText> & {
  readonly coordinates: Coordinates;
  readonly requested: string;
};

/** A point without address fields. */
export const barePlace = (coordinates: Coordinates): FoundPlace => ({
  ...recordOf(TYPED_ADDRESS_TEXTS, () => ''),
  coordinates,
  requested: '',
});

/** The API's address of a point; the coordinates remain those the customer chose. */
export const toFoundPlace = (coordinates: Coordinates, answer: GeospatialAddress): FoundPlace => ({
  ...barePlace(coordinates),
  ...toPlace(answer),
  complemento: answer.complements.complement,
  address_ref: answer.complements.referencePoint,
});

/** A previous address as a new starting location. */
export const placeOfAddress = (address: Address, coordinates: Coordinates): FoundPlace => ({
  ...recordOf(TYPED_ADDRESS_TEXTS, (field) => address[field]),
  coordinates,
  number: '',
  requested: address.number,
});

const HOUSE = /^\d{1,6}[a-z]?$/i;
const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/**
 * The house number at the end of a query; '' when there is none, or when it is part of the street's
 * name (DELIVERY-51).
 */
export function numberOfQuery(query: string, street: string): string {
  const [last = '', ...before] = words(query).reverse();
  if (before.length === 0 || !HOUSE.test(last)) return '';
  const inStreet = words(street.toLowerCase()).filter((word) => word === last.toLowerCase()).length;
  const inQuery = [last, ...before].filter(
    (word) => word.toLowerCase() === last.toLowerCase(),
  ).length;
  return inQuery > inStreet ? last : '';
}

/** The house number after a hit's street: 'Rua Augusta, 1200 - Consolação' has 1200. */
export function numberOfHit({ addr, street }: AddressSuggestion): string {
  const at = addr.toLowerCase().indexOf(street.toLowerCase());
  if (street === '' || at < 0) return '';
  const [after = ''] = words(addr.slice(at + street.length));
  const before = words(addr.slice(0, at)).at(-1) ?? '';
  return [after, before].find((word) => HOUSE.test(word)) ?? '';
}

/** The location of a hit chosen for a query. */
export const placeOfHit = (hit: AddressSuggestion, query: string): FoundPlace => {
  const street = hit.street || hit.addr;
  return {
    ...barePlace({ latitude: hit.lat, longitude: hit.lng }),
    street,
    number: numberOfHit(hit),
    zone: hit.district,
    city: hit.city,
    requested: numberOfQuery(query, street),
  };
};
