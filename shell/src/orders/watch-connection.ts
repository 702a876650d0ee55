import { scopeBind, type Scope } from 'effector';
import { connectionChanged } from '@storefront/shared-domain/models';

/** Publishes connection changes of the device to the domain. */
export function watchConnection(scope: Scope): void {
  const changed = scopeBind(connectionChanged, { scope });
  window.addEventListener('online', () => changed(true));
  window.addEventListener('offline', () => changed(false));
  if (!navigator.onLine) changed(false);
}
