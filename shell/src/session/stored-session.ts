import { LoginMode, StoredText } from '@storefront/shared-domain/contracts';
import type { Session } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';

/**
 * The login of a restaurant as this device keeps it, for all its tabs (ACCOUNT-04); null while
 * nobody is logged in.
 */
export function readStored(restaurantId: number): Session | null {
  const token = storage.read(keys.token(restaurantId), StoredText);
  return token === null
    ? null
    : { token, mode: storage.read(keys.loginMode(restaurantId), LoginMode) ?? 'email' };
}

const isStored = (restaurantId: number, token: string): boolean =>
  readStored(restaurantId)?.token === token;

/** Keeps a login. One that is kept already is not written: it may be another tab's. */
export function keepStored(restaurantId: number, { token, mode }: Session): void {
  if (isStored(restaurantId, token)) return;
  // first: other tabs read both when they hear of the token
  storage.write(keys.loginMode(restaurantId), mode);
  storage.write(keys.token(restaurantId), token);
}

/** Removes a login with what belongs to it (OPEN-082), unless another tab has put its own there. */
export function removeStored(restaurantId: number, { token }: Session): void {
  if (!isStored(restaurantId, token)) return;
  storage.remove(keys.token(restaurantId));
  storage.remove(keys.loginMode(restaurantId));
}
