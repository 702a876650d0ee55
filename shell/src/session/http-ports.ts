import { scopeBind, type Scope } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { HttpPorts } from '@storefront/shared-domain/http';
import { $restaurantId, $session, $visitor, requestFailed } from '@storefront/shared-domain/models';
import { fingerprintOf, storage } from '@storefront/shared-domain/storage';
import { sessionEnded } from './other-tabs.model';

/** Where the API and the services beside it answer. */
export type HttpBases = Pick<
  HttpPorts,
  'baseUrl' | 'cacheBase' | 'recoveryBase' | 'cepBase' | 'phoneBase' | 'cardBase'
>;

/**
 * What the http entry needs of the page it runs in: the token of now, and whom to tell when it
 * changes.
 */
export const httpPorts = (scope: Scope, bases: HttpBases): HttpPorts => ({
  ...bases,
  getToken: () => scope.getState($session)?.token ?? null,
  getRestaurantId: () => scope.getState($restaurantId),
  getVisit: () => scope.getState($visitor),
  getDevice: () => fingerprintOf(storage),
  tokenRefreshed: scopeBind(sessionBus.tokenRefreshed, { scope }),
  loggedOut: scopeBind(sessionEnded, { scope }),
  requestFailed: scopeBind(requestFailed, { scope }),
});
