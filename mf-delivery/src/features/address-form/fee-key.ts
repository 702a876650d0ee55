import type { Address } from '@storefront/shared-domain/contracts';
import { normaliseText } from '@storefront/shared-domain/rules';

/**
 * What the fee of an address depends on, as one text: the fee found for a key holds until the key
 * changes.
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
