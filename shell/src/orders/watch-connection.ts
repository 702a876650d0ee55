import { scopeBind, type Scope } from 'effector';
import { connectionChanged } from '@storefront/shared-domain/models';

/** Publishes connection changes of the device to the domain. */
export function watchConnection(scope: Scope): void {
  const changed = scopeBind(connectionChanged, { scope });
  addEventListener('online', () => changed(true));
  addEventListener('offline', () => changed(false));
  if (!navigator.onLine) changed(false);
}
