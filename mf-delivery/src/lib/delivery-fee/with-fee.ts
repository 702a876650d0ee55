import type { Address, DeliveryFeeResult } from '@storefront/shared-domain/contracts';

/** The address as it is confirmed: it carries what its fee told of it. */
export const withFee = (address: Address, fee: DeliveryFeeResult): Address => ({
  ...address,
  deliveryFeeID: fee.deliveryFeeID ?? address.deliveryFeeID,
  distance: fee.distance,
});
