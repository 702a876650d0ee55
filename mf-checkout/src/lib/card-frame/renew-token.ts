import { attach, createEffect } from 'effector';
import type { Client } from '@storefront/shared-domain/contracts';
import { getUser, type ApiError } from '@storefront/shared-domain/http';
import { $restaurantId } from '@storefront/shared-domain/models';

/**
 * Fetches the owner of the token: a request that renews an expired token, which the card's document
 * cannot do (DOMAIN-105).
 */
export const readCustomerFx = createEffect<number, Client, ApiError>({
  name: 'readCustomerFx',
  handler: getUser,
});

/** A renewal effect; each flow attaches its own instance and receives only its own result. */
export const renewTokenOnce = () =>
  attach({
    source: $restaurantId,
    mapParams: (_: void, restaurantId) => restaurantId ?? 0,
    effect: readCustomerFx,
  });
