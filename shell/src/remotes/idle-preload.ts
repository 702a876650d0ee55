import type { Loader } from '@storefront/loader';
import type { PageDeclarations } from '@storefront/loader/page';
import { paths } from '@storefront/shared-domain/paths';
import type { SlotName } from '@storefront/shared-domain/remote';
import { addressAt, listAddresses, listRows } from '../addresses/addresses';

/** The steps of an order, in the order in which a customer most likely opens them. */
const NEXT: readonly ({ readonly path: string } | { readonly slot: SlotName })[] = [
  { path: '/extra' },
  { slot: 'cart-button' },
  { path: paths.cart() },
  { path: paths.delivery() },
  { path: paths.payment() },
  { path: paths.track() },
];

function nextExposes(declared: PageDeclarations): [remote: string, expose: string][] {
  const addresses = listAddresses(listRows(declared));
  return NEXT.flatMap((step): [string, string][] => {
    if ('slot' in step)
      return Object.entries(declared).flatMap(([remote, { widgets }]) =>
        widgets
          .filter(({ slot }) => slot === step.slot)
          .map(({ widget }): [string, string] => [remote, `./widgets/${widget}`]),
      );
    const row = addressAt(addresses, step.path)?.row;
    return row ? [[row.remote, `./pages/${row.page}`]] : [];
  });
}

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
export function preloadWhenIdle(
  loader: Loader,
  language: string,
  declared: PageDeclarations,
): () => void {
  if (isFrugal()) return () => undefined;
  const queue = nextExposes(declared);
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
