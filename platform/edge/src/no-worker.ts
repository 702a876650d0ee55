/**
 * A service worker that takes the last one away: it answers nothing, deletes what was kept and
 * unregisters. Browsers fetch it with the next page of the site. A page that was open meanwhile may
 * register it anew, which undoes the unregistering: the message that such a page sends to its
 * worker repeats it. Served where the site wants none, and where the channel's shell has none, as
 * after a rollback to such a build.
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
