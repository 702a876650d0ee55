import { scopeBind, type Scope } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { HttpPorts } from '@storefront/shared-domain/http';
import { $restaurantId, $session, $visitor, requestFailed } from '@storefront/shared-domain/models';
import { fingerprintOf, storage } from '@storefront/shared-domain/storage';
import { currentStamp } from '../telemetry/current-stamp';
import { sessionEnded } from './other-tabs.model';

/** Base URLs of the API and its services. */
export type HttpBases = Pick<
  HttpPorts,
  'baseUrl' | 'cacheBase' | 'recoveryBase' | 'cepBase' | 'phoneBase' | 'cardBase'
>;

/** Access of the http entry to its page: the current token, and the events for its changes. */
export const httpPorts = (scope: Scope, bases: HttpBases): HttpPorts => ({
  ...bases,
  getToken: () => scope.getState($session)?.token ?? null,
  getRestaurantId: () => scope.getState($restaurantId),
  getVisit: () => {
    const visitor = scope.getState($visitor);
    return visitor && { ...visitor, stamp: currentStamp() };
  },
  getDevice: () => fingerprintOf(storage),
  tokenRefreshed: scopeBind(sessionBus.tokenRefreshed, { scope }),
  loggedOut: scopeBind(sessionEnded, { scope }),
  requestFailed: scopeBind(requestFailed, { scope }),
});
