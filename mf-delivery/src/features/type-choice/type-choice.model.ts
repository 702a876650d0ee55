import { combine, createEvent, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type { DeliveryType } from '@storefront/shared-domain/contracts';
import {
  $cartSubtotal,
  $debugMode,
  $deliveryType,
  $isOrderDraftRead,
  $restaurant,
} from '@storefront/shared-domain/models';
import { availableDeliveryTypes, isBelowMinimum } from '@storefront/shared-domain/rules';
import { $lastDelivery } from '../../lib/last-delivery.model';
import { $isPageShown, pageOpened } from '../../lib/page-events.model';

export const typePicked = createEvent<DeliveryType>();

/** The offered types in display order (DELIVERY-04, OPEN-046). */
export const $offeredTypes = combine($restaurant, $debugMode, (info, debug) =>
  info === null ? [] : availableDeliveryTypes(info, debug),
);

/** The chosen type; null when the restaurant no longer offers it. */
export const $chosenType = combine($deliveryType, $offeredTypes, (type, offered) =>
  type !== null && offered.includes(type) ? type : null,
);

/** Whether the cart is too small for a delivery (CONST-01). */
export const $isTooSmall = combine(
  $restaurant,
  $cartSubtotal,
  $debugMode,
  (info, subtotal, debug) => info !== null && isBelowMinimum(info, subtotal, debug),
);

/**
 * A delivery was picked with a cart below the minimum: the type is unchanged and the reason is
 * shown (DELIVERY-13).
 */
export const minValueMissed = sample({
  clock: typePicked,
  source: $isTooSmall,
  filter: (isTooSmall, type) => isTooSmall && type === 'delivery',
  fn: () => undefined,
});

sample({
  clock: typePicked,
  source: $isTooSmall,
  filter: (isTooSmall, type) => !isTooSmall || type !== 'delivery',
  fn: (_, type) => type,
  target: deliveryBus.typeChosen,
});

// DELIVERY-10
sample({
  clock: pageOpened,
  source: { offered: $offeredTypes, chosen: $chosenType },
  filter: ({ offered, chosen }) => offered.length === 1 && chosen === null,
  fn: ({ offered }) => offered[0]!,
  target: deliveryBus.typeChosen,
});

/** The type of this device's last order, where it is offered for this cart. */
const $lastType = combine(
  $lastDelivery,
  $offeredTypes,
  $isTooSmall,
  (last, offered, isTooSmall) => {
    const type = last?.type ?? null;
    if (type === null || !offered.includes(type)) return null;
    return type === 'delivery' && isTooSmall ? null : type;
  },
);

/** The type to preselect while none is chosen; what a draft restores comes first (DELIVERY-23). */
const $preselected = combine(
  { isShown: $isPageShown, isDraftRead: $isOrderDraftRead, chosen: $chosenType, last: $lastType },
  ({ isShown, isDraftRead, chosen, last }) =>
    isShown && isDraftRead && chosen === null ? last : null,
);
sample({
  clock: $preselected,
  filter: (type) => type !== null,
  fn: (type) => type!,
  target: deliveryBus.typeChosen,
});
