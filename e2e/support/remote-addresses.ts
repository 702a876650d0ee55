import { REMOTE_NAMES, type RemoteName } from '@storefront/shared-domain/remote';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { urlMap } from '../../shell/src/addresses/url-map';
import { productsOf } from './stored-cart';

type AddressOf = (data: RestaurantData) => string;

/** Addresses with a guard that requires a non-empty cart. */
const special: Partial<Record<RemoteName, AddressOf>> = {
  'mf-pizza-builder': (data) => {
    const product = productsOf(data).find(({ extras }) => extras.length > 0);
    return `/bella-napoli/extra?product=${encodeURIComponent(product?.id ?? '')}`;
  },
  'mf-tracking': () => '/bella-napoli/track?token=4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11',
  'mf-delivery': () => '/bella-napoli/delivery',
};

/** The first address of a remote without a guard. */
function openAddress(remote: RemoteName): string {
  const row = urlMap.find(
    (candidate) => candidate.remote === remote && candidate.guard === undefined,
  );
  return `/bella-napoli/${row?.path ?? ''}`.replace(/\/$/, '');
}

/**
 * For each remote, an address of the demo restaurant with a page of that remote, and a cart with
 * one product.
 */
export const addressOf = Object.fromEntries(
  REMOTE_NAMES.map((remote) => [remote, special[remote] ?? (() => openAddress(remote))]),
) as Readonly<Record<RemoteName, AddressOf>>;
