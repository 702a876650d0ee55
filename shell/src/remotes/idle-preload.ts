import type { Loader } from '@storefront/loader';
import type { RemoteName } from '@storefront/shared-domain/remote';

/** The steps of an order, in the order in which a customer most likely opens them. */
const NEXT: readonly (readonly [RemoteName, string])[] = [
  ['mf-pizza-builder', './pages/extra'],
  ['mf-cart', './widgets/floating-cart-button'],
  ['mf-cart', './pages/cart'],
  ['mf-delivery', './pages/delivery'],
  ['mf-checkout', './pages/payment'],
  ['mf-tracking', './pages/track'],
];

const SETTLE_MS = 2000;
type Connection = { saveData?: boolean; effectiveType?: string };

/** True on a slow or metered connection, where nothing is preloaded. */
export function isFrugal(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Preloads the later steps of an order into the browser's cache once the page is loaded and idle.
 * Returns a function to stop.
 */
export function preloadWhenIdle(loader: Loader, language: string): () => void {
  if (isFrugal()) return () => undefined;
  const queue = [...NEXT];
  let idle = 0;
  const idleCallbacks = typeof requestIdleCallback === 'function'; // Safari has none
  const step = (): void => {
    const next = queue.shift();
    if (!next) return;
    loader.preload(...next, language);
    // eslint-disable-next-line compat/compat -- `idleCallbacks` states it
    idle = idleCallbacks ? requestIdleCallback(step) : window.setTimeout(step, SETTLE_MS);
  };
  let timer = 0;
  const begin = (): void => {
    timer = window.setTimeout(step, SETTLE_MS);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    window.clearTimeout(timer);
    if (idleCallbacks) cancelIdleCallback(idle);
    else window.clearTimeout(idle);
  };
}
