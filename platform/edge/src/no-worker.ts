/**
 * A service worker that removes the previous one: it answers no request, deletes the caches and
 * unregisters itself. Browsers fetch it with the next page of the site. A page that is open
 * meanwhile may register it again, which reverts the unregistration: the message that such a page
 * sends to its worker repeats it. Served if the site disables the worker, and if the channel's
 * shell has none, as after a rollback to such a build.
 */
export const NO_WORKER = [
  "self.addEventListener('install', () => self.skipWaiting());",
  "self.addEventListener('activate', (event) => event.waitUntil((async () => {",
  "  const names = (await caches.keys()).filter((name) => name.startsWith('storefront-'));",
  '  await Promise.all(names.map((name) => caches.delete(name)));',
  "  indexedDB.deleteDatabase('workbox-expiration');",
  '  await self.registration.unregister();',
  '})()));',
  "self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()));",
  '',
].join('\n');
