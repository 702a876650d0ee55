import type {
  AddressSuggestion,
  Coordinates,
  GeospatialAddress,
  PostalCodeAnswer,
} from '@storefront/shared-domain/contracts';
import type { Place, PostalPlace } from './geocoder';

const joined = (parts: readonly string[], by: string): string =>
  parts.filter((part) => part !== '').join(by);

/**
 * One line of an address: 'Rua Harmonia, 412 - Vila Madalena, São Paulo - SP', without unknown
 * fields.
 */
const toLineText = ({ name, street, number, zone, city, uf }: Place): string =>
  joined(
    [
      joined([name === street ? '' : name, street, number], ', '),
      joined([zone, joined([city, uf], ' - ')], ', '),
    ],
    ' - ',
  );

/** A hit as the search lists it (DOMAIN-035): `street` the name alone, `addr` the whole line. */
export const toSuggestion = (place: Place): AddressSuggestion => ({
  street: place.street || place.name,
  addr: toLineText(place),
  lat: place.latitude,
  lng: place.longitude,
  district: place.zone,
  city: place.city,
});

/**
 * A location as an address (DOMAIN-036), without the price of delivery; `at` replaces its own
 * position.
 */
export const toGeospatialAddress = (
  { street, number, city, zone, name, latitude, longitude }: Place,
  at: Coordinates = { latitude, longitude },
): GeospatialAddress => ({
  address: { street, number, city, zone, name },
  coordinates: at,
  complements: { number, complement: '', referencePoint: '' },
  deliveryInfo: undefined,
});

/** The street of a postal code (OPEN-020). */
export const toPostalResponse = (place: PostalPlace | null): PostalCodeAnswer =>
  place
    ? {
        logradouro: place.street,
        bairro: place.zone,
        localidade: place.city,
        uf: place.uf,
        erro: false,
      }
    : { logradouro: '', bairro: '', localidade: '', uf: '', erro: true };
