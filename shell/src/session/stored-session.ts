import { LoginMode, StoredText } from '@storefront/shared-domain/contracts';
import type { Session } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';

/**
 * The login of a restaurant stored on this device, shared by all tabs (ACCOUNT-04); null without a
 * login.
 */
export function readStored(restaurantId: number): Session | null {
  const token = storage.read(keys.token(restaurantId), StoredText);
  return token === null
    ? null
    : { token, mode: storage.read(keys.loginMode(restaurantId), LoginMode) ?? 'email' };
}

const isStored = (restaurantId: number, token: string): boolean =>
  readStored(restaurantId)?.token === token;

/**
 * Stores a login. A login that is already stored is not written again: it may be from another tab.
 */
export function saveStored(restaurantId: number, { token, mode }: Session): void {
  if (isStored(restaurantId, token)) return;
  // written first: other tabs read both keys when the token changes
  storage.write(keys.loginMode(restaurantId), mode);
  storage.write(keys.token(restaurantId), token);
}

/** Removes a login and its data (OPEN-082), unless another tab has stored a different one. */
export function removeStored(restaurantId: number, { token }: Session): void {
  if (!isStored(restaurantId, token)) return;
  storage.remove(keys.token(restaurantId));
  storage.remove(keys.loginMode(restaurantId));
}
