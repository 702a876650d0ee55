import type { Minor } from '@storefront/shared-domain/contracts';

type Price = { readonly fee: Minor };
/** Prices of an address and of a point that contradicts it; null where it is not served. */
type Prices<P> = { readonly address: P | null; readonly pin: P | null };

/**
 * The price that is charged: the dearer of both, which is the farther one by distance, so that
 * neither a near point nor a near address makes a delivery cheaper. Served when one of them is; a
 * stored street that is not served is never, as its location is certain.
 */
export function chargedPrice<P extends Price>(
  { address, pin }: Prices<P>,
  isOwnStreet: boolean,
): P | null {
  if (address === null) return isOwnStreet ? null : pin;
  return pin !== null && pin.fee > address.fee ? pin : address;
}
