import { combine } from 'effector';
import { $chosenType, $isTooSmall, $offeredTypes } from '../features/type-choice/type-choice.model';

/**
 * Whether the page requires an address: for a delivery, or before a type is chosen when delivery is
 * offered (DELIVERY-15).
 */
export const $isAddressRequested = combine(
  $chosenType,
  $offeredTypes,
  $isTooSmall,
  (chosen, offered, isTooSmall) =>
    chosen === 'delivery' || (chosen === null && offered.includes('delivery') && !isTooSmall),
);
