import { isOfflineMethod, methodName } from '@storefront/shared-domain/rules';
import type { ShownMethods } from '../pages/checkout';
import type { Texts } from './texts';

/** All payment methods of the table, also those that share a text or a tab. */
export const anyMethod = (texts: Texts): ShownMethods => ({
  nameOf: (id) => methodName(id, (key) => texts(`domain:${key}`)),
  groupOf: (id) => (isOfflineMethod(id) ? 'door' : 'online'),
});
