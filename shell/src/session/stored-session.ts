import {
  isSessionMarker,
  LoginMode,
  sessionMarker,
  StoredText,
} from '@storefront/shared-domain/contracts';
import type { Session } from '@storefront/shared-domain/models';
import { keys, randomUuid, storage } from '@storefront/shared-domain/storage';

/**
 * The login of a restaurant stored on this device, shared by all tabs (ACCOUNT-04); null without a
 * login. Its token is a marker, in exchange for which the server issues one; after a login in a
 * build before the marker, it is the token.
 */
export function readStored(restaurantId: number): Session | null {
  const token = storage.read(keys.token(restaurantId), StoredText);
  return token === null
    ? null
    : { token, mode: storage.read(keys.loginMode(restaurantId), LoginMode) ?? 'email' };
}

/**
 * Stores a login and returns the text that is stored for it. A login that is already stored is not
 * written again: it is from another tab.
 */
export function saveStored(restaurantId: number, { token, mode }: Session): string {
  if (isSessionMarker(token) || readStored(restaurantId)?.token === token) return token;
  const marker = sessionMarker(randomUuid());
  // written first: other tabs read both keys when the token changes
  storage.write(keys.loginMode(restaurantId), mode);
  storage.write(keys.token(restaurantId), marker);
  return marker;
}

/** Removes a login and its data (OPEN-082), unless another tab has stored a different one. */
export function removeStored(restaurantId: number, token: string): void {
  if (readStored(restaurantId)?.token !== token) return;
  storage.remove(keys.token(restaurantId));
  storage.remove(keys.loginMode(restaurantId));
}
