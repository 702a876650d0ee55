import type { Address } from '@storefront/shared-domain/contracts';
import { normaliseText } from '@storefront/shared-domain/rules';

/**
 * The fields the fee of an address depends on, as one string; a fee is valid while its key is
 * unchanged.
 */
export const feeKey = ({
  street,
  number,
  zone,
  city,
  coordinates,
  deliveryFeeID,
}: Address): string =>
  [
    street,
    number,
    zone,
    city,
    coordinates?.latitude ?? '',
    coordinates?.longitude ?? '',
    deliveryFeeID ?? '',
  ]
    .map((part) => normaliseText(String(part)).trim().toLowerCase())
    .join('\n');
