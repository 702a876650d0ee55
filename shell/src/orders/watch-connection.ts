import { scopeBind, type Scope } from 'effector';
import { connectionChanged } from '@storefront/shared-domain/models';

/** Tells the domain when the device loses its network and when it is back, from now on. */
export function watchConnection(scope: Scope): void {
  const changed = scopeBind(connectionChanged, { scope });
  window.addEventListener('online', () => changed(true));
  window.addEventListener('offline', () => changed(false));
  if (!navigator.onLine) changed(false);
}
