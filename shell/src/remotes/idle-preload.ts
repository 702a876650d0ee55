import type { Loader } from '@storefront/loader';
import type { RemoteName } from '@storefront/shared-domain/remote';

/** The way of an order: what a customer most likely opens next, in this order. */
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

/** On a connection that is slow or paid by the byte, the customer decides what is fetched. */
export function isFrugal(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Puts the later steps of an order into the browser's cache once the page is loaded and quiet.
 * Returns how to stop it.
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
    idle = idleCallbacks ? requestIdleCallback(step) : window.setTimeout(step, SETTLE_MS);
  };
  let timer = 0;
  const begin = (): void => {
    timer = window.setTimeout(step, SETTLE_MS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    window.clearTimeout(timer);
    if (idleCallbacks) cancelIdleCallback(idle);
    else window.clearTimeout(idle);
  };
}
