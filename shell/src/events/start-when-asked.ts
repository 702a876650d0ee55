import { createWatch, scopeBind, type Scope } from 'effector';
import { $asksConsent } from '@storefront/shared-domain/models';
import type { Storefront } from '../boot/storefront';
import { eventsReady } from './events-place';

const SETTLE_MS = 1000;

export type EventsPage = { readonly storefront: Storefront; readonly scope: Scope };

/**
 * Fetches what asks for consent, and what tells vendors and site of events, once the page is loaded and quiet and there is something to
 * ask. One that cannot be fetched is done without: then nobody is asked and nothing is told.
 */
export function startEventsWhenAsked(page: EventsPage): void {
  const { scope } = page;
  const start = (): void => {
    import(/* webpackChunkName: "events" */ './start').then(({ startEvents, EventsPart }) => {
      startEvents(page);
      scopeBind(eventsReady, { scope })(EventsPart);
    }).catch(() => undefined);
  };
  const soon = (): void => void setTimeout(start, SETTLE_MS);
  let isAsked = false;
  const watch = (asks: boolean): void => {
    if (!asks || isAsked) return;
    isAsked = true;
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true });
  };
  createWatch({ unit: $asksConsent, scope, fn: watch });
  watch(scope.getState($asksConsent));
}
