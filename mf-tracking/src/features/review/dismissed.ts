import { attach } from 'effector';
import { DismissedReviews } from '@storefront/shared-domain/contracts';
import { $restaurantId } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';

const MAX_DISMISSED = 20;

const read = (restaurantId: number): string[] =>
  storage.read(keys.dismissedReviews(restaurantId), DismissedReviews) ?? [];

/** Whether the customer has dismissed the review of the order on this device. */
export const readDismissedFx = attach({
  source: $restaurantId,
  effect: (restaurantId, uuid: string): boolean =>
    restaurantId !== null && read(restaurantId).includes(uuid),
});

/** Stores that the customer has dismissed the review of the order. */
export const saveDismissedFx = attach({
  source: $restaurantId,
  effect: (restaurantId, { uuid }: { readonly uuid: string }): void => {
    if (restaurantId !== null)
      storage.write(
        keys.dismissedReviews(restaurantId),
        [uuid, ...read(restaurantId).filter((known) => known !== uuid)].slice(0, MAX_DISMISSED),
      );
  },
});
