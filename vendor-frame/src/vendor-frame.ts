import { readVendorEvent, type VendorEvent } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { loadScript, SHOP_NAMES, shopSale, type Start } from './vendors/vendor';
import { startPixel } from './vendors/pixel';

/** A storage that lives as long as the document. */
function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (name) => stored.get(name) ?? null,
    clear: () => stored.clear(),
    setItem: (name, text) => void stored.set(name, String(text)),
    removeItem: (name) => void stored.delete(name),
  };
}

function isForbidden(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch {
    return true;
  }
}

/**
 * Cookies and storages that live as long as the document, for a document without an origin, where
 * the browser provides none: the vendors' scripts access them, and some stop when the access
 * throws.
 */
export function saveInMemory(view: Window): void {
  const jar = new Map<string, string>();
  const cookie = {
    configurable: true,
    get: () => [...jar].map(([name, text]) => `${name}=${text}`).join('; '),
    set: (text: string) => {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(text.trimStart()) ?? [];
      if (name !== '') jar.set(name.trim(), value);
    },
  };
  if (isForbidden(() => view.document.cookie))
    Object.defineProperty(view.document, 'cookie', cookie);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isForbidden(() => view[name]))
      Object.defineProperty(view, name, { configurable: true, value: memory() });
  }
}

/** A separate list, so that a tag manager on the same page does not read it, too. */
const LIST = 'analyticsLayer';

/**
 * Sends events to analytics (EVENTS-01, EVENTS-03). The page's URL comes from the events, not from
 * the document.
 */
const startAnalytics: Start = ({ id, script }, view) => {
  const list: unknown[] = [];
  Object.assign(view, { [LIST]: list });
  /** Its script accepts lists of arguments, and detects them by the type `arguments`. */
  function send(..._args: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    list.push(arguments);
  }
  send('js', new Date());
  send('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  loadScript(view, script, { id, l: LIST });
  return (event) => {
    const sale = event.name === 'page_view' ? {} : shopSale(event);
    send('event', SHOP_NAMES[event.name], {
      ...sale,
      page_location: event.page,
      page_referrer: '',
    });
  };
};

/**
 * Listens to the page around this document. Events are accepted only from the parent window, only
 * with this frame's nonce, and after the first event only from the origin that sent it; `ready` is
 * sent to the parent only and contains nothing else. The document's policy (`frame-ancestors`)
 * restricts the possible parents.
 */
function connect(view: Window, received: (event: VendorEvent) => void): void {
  const nonce = view.location.hash.slice(1);
  let origin: string | null = null;
  if (view.parent === view) return;
  view.addEventListener('message', ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== view.parent || sender === 'null' || (origin !== null && sender !== origin))
      return;
    const event = readVendorEvent(data, nonce);
    if (event === null) return;
    origin = sender;
    received(event);
  });
  view.parent.postMessage({ type: 'ready', nonce }, '*');
}

/** Pushes events into the list that the tag manager's container reads (EVENTS-01). */
const startTagManager: Start = ({ id, script }, view) => {
  const page = view as Window & { dataLayer?: object[] };
  const layer = (page.dataLayer ??= []);
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  loadScript(view, script, { id });
  return (event) => {
    if (event.name === 'page_view')
      return void layer.push({ event: SHOP_NAMES.page_view, page_location: event.page });
    layer.push({ ecommerce: null }); // clears the data of the previous sale
    layer.push({
      event: SHOP_NAMES[event.name],
      event_id: event.eventId,
      page_location: event.page,
      ecommerce: shopSale(event),
    });
  };
};

const Vendor = z.object({ id: z.string(), script: z.url() });
const Vendors = z.object({
  tagManager: z.optional(Vendor),
  analytics: z.optional(Vendor),
  pixel: z.optional(Vendor),
});

const STARTS = {
  tagManager: startTagManager,
  analytics: startAnalytics,
  pixel: startPixel,
} satisfies Record<keyof z.output<typeof Vendors>, Start>;
const NAMES = Object.keys(STARTS) as (keyof typeof STARTS)[];

/**
 * Starts the vendors that the document lists (SHELL-56), and forwards the events of the page around
 * it to each.
 */
export function openVendorFrame(view: Window): void {
  const vendors = z.parse(
    Vendors,
    JSON.parse(view.document.getElementById('vendors')?.textContent ?? '{}'),
  );
  saveInMemory(view);
  const sends = NAMES.flatMap((name) => {
    const vendor = vendors[name];
    return vendor === undefined ? [] : [STARTS[name](vendor, view)];
  });
  connect(view, (event) => {
    for (const send of sends) send(event);
  });
}
