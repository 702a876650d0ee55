import { createEffect } from 'effector';
import { StoredText } from '@storefront/shared-domain/contracts';
import type { LogOutCall } from '@storefront/shared-domain/http';
import { keys, storage } from '@storefront/shared-domain/storage';
import { loadHttp } from '../remotes/provide-http';

/**
 * Tells the server of a log-out, and keeps in mind that it has to until it was heard. The customer
 * waits for none of it.
 */
export const tellLogOutFx = createEffect<LogOutCall, void>(async (call) => {
  storage.write(keys.loggingOut(call.restaurantId), 'yes');
  await (await loadHttp()).tellLogOut(call);
  storage.remove(keys.loggingOut(call.restaurantId));
});

/**
 * Tells what was not heard. No token of it is left on the device: the session's cookie, which no
 * script reads, says whose it was.
 */
export const retryLogOutFx = createEffect<number, void>(async (restaurantId) => {
  if (storage.read(keys.loggingOut(restaurantId), StoredText) !== null)
    await tellLogOutFx({ restaurantId, token: null });
});

/** A new login ended the session of before. */
export const forgetLogOutFx = createEffect<number, void>((restaurantId) =>
  storage.remove(keys.loggingOut(restaurantId)),
);
