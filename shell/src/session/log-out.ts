import { createEffect } from 'effector';
import { StoredText } from '@storefront/shared-domain/contracts';
import type { LogOutCall } from '@storefront/shared-domain/http';
import { keys, storage } from '@storefront/shared-domain/storage';
import { loadHttp } from './provide-http';

/**
 * Sends a logout to the server, and stores that it is pending until the server confirms it. The
 * customer does not wait for it.
 */
export const publishLogOutFx = createEffect<LogOutCall, void>(async (call) => {
  storage.write(keys.loggingOut(call.restaurantId), 'yes');
  await (await loadHttp()).publishLogOut(call);
  storage.remove(keys.loggingOut(call.restaurantId));
});

/**
 * Sends a pending logout again. The device no longer has the token: the server identifies the
 * session by its cookie, which scripts cannot read.
 */
export const retryLogOutFx = createEffect<number, void>(async (restaurantId) => {
  if (storage.read(keys.loggingOut(restaurantId), StoredText) !== null)
    await publishLogOutFx({ restaurantId, token: null });
});

/** Drops the pending logout: a new login ended the previous session. */
export const forgetLogOutFx = createEffect<number, void>((restaurantId) =>
  storage.remove(keys.loggingOut(restaurantId)),
);
