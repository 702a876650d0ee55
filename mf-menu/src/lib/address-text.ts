import type { RestaurantInfo } from '@storefront/shared-domain/contracts';

type Place = Pick<RestaurantInfo, 'street' | 'street_number' | 'bairro' | 'city' | 'uf'>;

const join = (separator: string, ...parts: string[]): string =>
  parts.filter((part) => part.trim() !== '').join(separator);

/** 'Street, number - district, city - state', without the missing parts. */
export const addressText = ({ street, street_number, bairro, city, uf }: Place): string =>
  join(', ', join(' - ', join(', ', street, street_number), bairro), join(' - ', city, uf));
