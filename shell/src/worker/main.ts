import { registerRoute } from 'workbox-routing';
import { type Requested, requestKind } from './classify-request';
import { save } from './save-pages';
import { offlinePage } from './offline-page';
import { otherPage } from './other-page';
import { openOrder, showPushMessage } from './push';
import { strategies } from './strategies';
import { scope } from './worker-scope';

const isFor =
  (kind: Requested) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    requestKind({
      method: request.method,
      isDocument: request.mode === 'navigate' && request.destination === 'document',
      url,
      origin: scope.location.origin,
    }) === kind;

registerRoute(isFor('page'), (options) =>
  strategies.page
    .handle(options)
    .catch(async () => (await otherPage(options.url)) ?? offlinePage(navigator.language)),
);
registerRoute(isFor('restaurant'), strategies.restaurant);
registerRoute(isFor('build'), strategies.build);
registerRoute(isFor('picture'), strategies.picture);

// A new worker takes over at once: pages come from the network, and files have content hashes in
// their URLs, so the version of the worker does not matter.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => event.waitUntil(save(event, event.data)));
scope.addEventListener('push', (event) => event.waitUntil(showPushMessage(event.data)));
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openOrder(event.notification)),
);
