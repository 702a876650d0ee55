import { createWatch, scopeBind } from 'effector';
import { serverNow } from '@storefront/shared-domain/clock';
import { $client, $restaurant } from '@storefront/shared-domain/models';
import { restaurantOfPath } from '@storefront/shared-domain/paths';
import { vendorIdsOf } from '@storefront/shared-domain/rules';
import { fingerprintOf, keys, storage } from '@storefront/shared-domain/storage';
import { $addresses } from '../addresses/declared.model';
import { $choice, $consent, CONSENT_VERSION, consentFound, storedConsentOf } from './consent.model';
import type { EventsPage } from './events-page';
import { type Listener, pageName } from './facts';
import { sendPixelByServer } from './send-pixel-by-server';
import { sendToKeen, sendMetrics } from './send-to-site';
import { sendToVendors } from './send-to-vendors';
import { type Reported, reportedIn } from './reported-orders';
import { pageShown, watchFacts } from './watch-facts';

export { claimEarlyAdds } from './claim-early-adds';
export { EventsPart } from './events-part';

type Restaurant = {
  readonly id: number;
  readonly country: string;
  readonly restaurant_url: string;
};

/** All listeners of this restaurant: its vendors with an id, and the site's own endpoints. */
function createListeners(
  { storefront: { config }, scope }: EventsPage,
  { id, country, restaurant_url }: Restaurant,
): Listener[] {
  const { apiBase, services, keenTracking } = config;
  const info = scope.getState($restaurant);
  const ids = info === null ? {} : vendorIdsOf(info);
  const consent = () => ({
    version: CONSENT_VERSION,
    at: new Date(scope.getState($consent)?.at ?? serverNow()).toISOString(),
  });
  return [
    ...(Object.keys(ids).length === 0
      ? []
      : [
          sendToVendors({
            scope,
            restaurantId: id,
            country,
            ids,
            apiBase,
            vendorBase: services?.vendorBase,
          }),
        ]),
    ...(ids.pixel === undefined ? [] : [sendPixelByServer({ apiBase, restaurantId: id, consent })]),
    ...(keenTracking
      ? [
          sendToKeen({
            apiBase,
            restaurant: { id, url: restaurant_url },
            user: () => scope.getState($client)?.id ?? '',
            device: () => fingerprintOf(storage),
          }),
        ]
      : []),
    // EVENTS-04: development traffic is not counted.
    ...(services?.metricsUrl !== undefined && process.env['NODE_ENV'] === 'production'
      ? [sendMetrics({ url: services.metricsUrl, restaurantUrl: restaurant_url })]
      : []),
  ];
}

/** Publishes facts to all listeners. Returns a function that stops all of them. */
function begin(
  page: EventsPage,
  restaurant: Restaurant,
  sent: Reported,
  early: EventsPage['early'],
): () => void {
  const { scope } = page;
  const listeners = createListeners(page, restaurant);
  const stopFacts = watchFacts({
    scope,
    send: (fact) => listeners.forEach((listener) => listener.send(fact)),
    sent,
    early,
  });
  const left = (): void => {
    if (document.visibilityState === 'hidden') listeners.forEach((listener) => listener.flush?.());
  };
  document.addEventListener('visibilitychange', left);
  return () => {
    document.removeEventListener('visibilitychange', left);
    stopFacts();
    listeners.forEach((listener) => listener.stop());
  };
}

/**
 * Follows the customer's choice: nothing is published before a choice, after a rejection, or after
 * a withdrawal (S35).
 */
export function startEvents(page: EventsPage): void {
  const { scope } = page;
  const restaurant = scope.getState($restaurant);
  if (restaurant === null) return;
  const place = restaurantOfPath(location.pathname);
  const pathname = location.pathname.slice(place?.basename.length ?? 0);
  scopeBind(pageShown, { scope })(pageName(scope.getState($addresses), pathname));
  const found = scopeBind(consentFound, { scope });
  const sent = reportedIn(restaurant.id);
  let stop: (() => void) | null = null;

  const follow = (early: EventsPage['early'] = []): void => {
    const isAccepted = scope.getState($choice) === 'accepted';
    if (isAccepted) stop ??= begin(page, restaurant, sent, early);
    if (isAccepted) return;
    stop?.();
    stop = null;
    storage.remove(keys.vendorEvents(restaurant.id));
    storage.remove(keys.reportedOrders(restaurant.id));
  };

  storage.onForeignChange(keys.consent, () => found(storedConsentOf(restaurant.id)));
  found(storedConsentOf(restaurant.id));
  follow(page.early);
  createWatch({ unit: $choice.updates, scope, fn: () => follow() });
}
