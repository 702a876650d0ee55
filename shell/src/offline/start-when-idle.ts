import { isFrugal } from '../remotes/idle-preload';
import { idle } from '../restaurant/idle';
import type { KeepOptions } from './keep-for-offline';

/** By then the first screen and what is fetched ahead for the next ones are there. */
const QUIET_MS = 4000;

/**
 * Fetches what makes the storefront readable without a connection, once the page is loaded and
 * quiet. Not where the site says that it has no worker, nor where pages are looked at that no
 * customer gets.
 */
export function keepForOfflineWhenIdle(options: Omit<KeepOptions, 'isFrugal'>): void {
  const { serviceWorker, newsUrl } = options.config;
  if (serviceWorker === 'off' || newsUrl === '') return;
  const start = (): void =>
    void idle(QUIET_MS)
      .then(() => import(/* webpackChunkName: "offline" */ './keep-for-offline'))
      .then(({ keepForOffline }) => keepForOffline({ ...options, isFrugal: isFrugal() }))
      .catch(() => undefined); // a browser may forbid it, and everything works without
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
