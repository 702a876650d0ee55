import type { RestaurantInfo } from '../../contracts';
import { countryNamed } from './country-table';

/** Parts of a place that are given, joined. */
const join = (sign: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join(sign);

export const isNumberFirst = (country: string): boolean =>
  countryNamed(country)?.door === 'number-first';

/** Street and house number as the country writes them, without the missing one. */
export function streetLine(street: string, number: string, country: string): string {
  if (isNumberFirst(country)) return join(' ', number, street);
  return join(countryNamed(country)?.door === 'no-comma' ? ' ' : ', ', street, number);
}

type Place = Pick<
  RestaurantInfo,
  'street' | 'street_number' | 'bairro' | 'city' | 'uf' | 'country'
>;

/**
 * The address of a restaurant in one line: 'Rua Augusta, 1200 - Consolação, São Paulo - SP',
 * '218 Bedford Avenue, Williamsburg, Brooklyn, NY'.
 */
export function restaurantAddress({
  street,
  street_number,
  bairro,
  city,
  uf,
  country,
}: Place): string {
  const door = streetLine(street, street_number, country);
  return isNumberFirst(country)
    ? join(', ', door, bairro, city, uf)
    : join(', ', join(' - ', door, bairro), join(' - ', city, uf));
}
