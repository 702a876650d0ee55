import { isFrugal } from '../remotes/idle-preload';
import { idle } from '../scheduling/idle';
import type { OfflineOptions } from './save-for-offline';

/** By then the first screen and the preloaded files of the next ones are loaded. */
const QUIET_MS = 4000;

/**
 * Loads the chunk for offline use once the page is loaded and idle. Does nothing where the site has
 * disabled the service worker, nor on previews and pages with overrides, which have no `newsUrl`.
 */
export function saveForOfflineWhenIdle(options: Omit<OfflineOptions, 'isFrugal'>): void {
  const { serviceWorker, newsUrl: updatesUrl } = options.config;
  if (serviceWorker === 'off' || updatesUrl === '') return;
  const start = (): void =>
    void idle(QUIET_MS)
      .then(() => import(/* webpackChunkName: "offline" */ './save-for-offline'))
      .then(({ saveForOffline }) => saveForOffline({ ...options, isFrugal: isFrugal() }))
      .catch(() => undefined); // a browser may forbid it; the page works without it
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
