import type { Address, DeliveryFeeResult } from '@storefront/shared-domain/contracts';

/** The confirmed address, with the fields that its fee response carries. */
export const withFee = (address: Address, fee: DeliveryFeeResult): Address => ({
  ...address,
  deliveryFeeID: fee.deliveryFeeID ?? address.deliveryFeeID,
  distance: fee.distance,
});
