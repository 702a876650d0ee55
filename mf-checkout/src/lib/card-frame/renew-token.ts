import { attach, createEffect } from 'effector';
import type { Client } from '@storefront/shared-domain/contracts';
import { getUser, type ApiError } from '@storefront/shared-domain/http';
import { $restaurantId } from '@storefront/shared-domain/models';

/**
 * Reads whom the token belongs to: a call that renews a token that is over, as the card's document
 * cannot (DOMAIN-105).
 */
export const readCustomerFx = createEffect<number, Client, ApiError>({
  name: 'readCustomerFx',
  handler: getUser,
});

/** One renewal; attach it once more for every flow that waits for its own. */
export const renewTokenOnce = () =>
  attach({
    source: $restaurantId,
    mapParams: (_: void, restaurantId) => restaurantId ?? 0,
    effect: readCustomerFx,
  });
