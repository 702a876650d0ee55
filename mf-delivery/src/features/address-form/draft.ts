import {
  recordOf,
  TYPED_ADDRESS_TEXTS,
  type Address,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { isCityServed, normaliseText, withFittingNumber } from '@storefront/shared-domain/rules';
import { nameKey } from '@storefront/shared-kit/fold-accents';
import { EMPTY_ADDRESS } from '../../lib/last-address';

/**
 * Initial values of the address form: the previous address, and the city when only one is listed.
 */
export function startDraft(prefill: Address | null, info: RestaurantInfo): Address {
  const draft = prefill ?? EMPTY_ADDRESS;
  const city = isCityServed(draft.city, info) ? draft.city : '';
  const [first, ...others] = info.deliveryCities;
  return {
    ...draft,
    city: city === '' && first !== undefined && others.length === 0 ? first.name : city,
  };
}

/** A city's name as the restaurant lists it; any other name is returned unchanged. */
export function listedCity(city: string, info: RestaurantInfo): string {
  return info.deliveryCities.find(({ name }) => nameKey(name) === nameKey(city))?.name ?? city;
}

/**
 * The address as it is sent and stored: NFKC, trimmed (DOMAIN-100), with a number that fits
 * (DELIVERY-47).
 */
export function tidyAddress(draft: Address): Address {
  const tidy = (text: string): string => normaliseText(text).trim();
  return withFittingNumber({
    ...draft,
    ...recordOf(TYPED_ADDRESS_TEXTS, (field) => tidy(draft[field])),
  });
}
