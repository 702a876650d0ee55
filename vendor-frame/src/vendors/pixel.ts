import type { HashedPerson, VendorEvent } from '@storefront/shared-domain/contracts';
import { loadScript, type Start } from './vendor';

const NAMES = {
  page_view: 'PageView',
  add_to_cart: 'AddToCart',
  initiate_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
} as const satisfies Record<VendorEvent['name'], string>;

/** The stub that the pixel's script finds: a queue of earlier calls, `callMethod` for later ones. */
type Pixel = ((...args: unknown[]) => void) & {
  callMethod?: (...args: unknown[]) => void;
  queue: unknown[][];
  push: unknown;
  loaded: boolean;
  version: string;
};

function waitingPixel(): Pixel {
  const queue: unknown[][] = [];
  const pixel: Pixel = Object.assign(
    (...args: unknown[]): void => {
      if (pixel.callMethod) pixel.callMethod(...args);
      else queue.push(args);
    },
    { queue, push: null as unknown, loaded: true, version: '2.0' },
  );
  pixel.push = pixel;
  return pixel;
}

const goods = ({ currency, value, items }: Exclude<VendorEvent, { name: 'page_view' }>) => ({
  currency,
  value,
  content_type: 'product',
  content_ids: items.map(({ id }) => id),
  contents: items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
});

/**
 * Sends events to the ads pixel (EVENTS-01, EVENTS-02). It collects nothing by itself, and receives
 * only hashes of the customer's data.
 */
export const startPixel: Start = ({ id, script }, view) => {
  const pixel = waitingPixel();
  Object.assign(view, { fbq: pixel, _fbq: pixel });
  let known = '{}';

  function recognise(person: HashedPerson): void {
    const text = JSON.stringify(person);
    if (text === known) return;
    known = text;
    pixel('init', id, person);
  }

  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  loadScript(view, script);
  return (event) => {
    if (event.name === 'page_view') return pixel('track', NAMES.page_view);
    if ('person' in event) recognise(event.person);
    pixel('track', NAMES[event.name], goods(event), { eventID: event.eventId });
  };
};
