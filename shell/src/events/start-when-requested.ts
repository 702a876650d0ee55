import { createWatch, scopeBind } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $asksConsent, $restaurantId, restaurantLoaded } from '@storefront/shared-domain/models';
import { earlyAddsPrefix, storage } from '@storefront/shared-domain/storage';
import type { EventsPage } from './events-page';
import { eventsReady } from './events-place';

const SETTLE_MS = 1000;

/**
 * Loads the chunk for consent and events once the page is loaded and idle and the restaurant
 * requires consent. If the chunk fails to load, there is no question and no event.
 */
export function startEventsWhenRequested({ storefront, scope }: Omit<EventsPage, 'early'>): void {
  const early: CartLine[] = [];
  const stopNoting = createWatch({
    unit: cartBus.lineAdded,
    scope,
    fn: (line) => void early.push(line),
  });
  const start = (): void => {
    import(/* webpackChunkName: "events" */ './start')
      .then(async ({ startEvents, EventsPart, claimEarlyAdds }) => {
        const before = await claimEarlyAdds(scope.getState($restaurantId));
        stopNoting();
        startEvents({ storefront, scope, early: [...before, ...early] });
        scopeBind(eventsReady, { scope })(EventsPart);
      })
      .catch(() => undefined);
  };
  const soon = (): void => void setTimeout(start, SETTLE_MS);
  let isRequested = false;
  const watch = (requests: boolean): void => {
    if (!requests || isRequested) return;
    isRequested = true;
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  };
  // no listener will take them
  createWatch({
    unit: restaurantLoaded,
    scope,
    fn: ({ info }) => {
      if (!scope.getState($asksConsent))
        storage.keysFrom(earlyAddsPrefix(info.id)).forEach(storage.remove);
    },
  });
  createWatch({ unit: $asksConsent, scope, fn: watch });
  watch(scope.getState($asksConsent));
}
