import { attach, createEvent, sample } from 'effector';
import { serverNow } from '@storefront/shared-domain/clock';
import { StoredMoment } from '@storefront/shared-domain/contracts';
import { $restaurantId } from '@storefront/shared-domain/models';
import { isLoyaltyDismissed } from '@storefront/shared-domain/rules';
import { keys, storage } from '@storefront/shared-domain/storage';

/** The customer declined the loyalty program for now. */
export const loyaltyDismissed = createEvent();

const dismissFx = attach({
  source: $restaurantId,
  effect: (restaurantId) => {
    if (restaurantId !== null) storage.write(keys.loyaltyDismissed(restaurantId), serverNow());
  },
});
sample({ clock: loyaltyDismissed, target: dismissFx });

/** Whether the invitation was dismissed in this restaurant within a week (LOYALTY-06, OPEN-027). */
export const readLoyaltyDismissedFx = attach({
  source: $restaurantId,
  effect: (restaurantId) =>
    restaurantId !== null &&
    isLoyaltyDismissed(
      storage.read(keys.loyaltyDismissed(restaurantId), StoredMoment),
      serverNow(),
    ),
});
