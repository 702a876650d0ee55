import type { VendorEvent } from '@storefront/shared-domain/contracts';

type Vendor = { readonly id: string; readonly script: string };

/**
 * Starts a vendor's script and returns a function that sends events to it; events sent before the
 * script loads are queued.
 */
export type Start = (vendor: Vendor, view: Window) => (event: VendorEvent) => void;

/** Loads a vendor's script; a script that fails to load is ignored. */
export function loadScript(
  view: Window,
  address: string,
  query: Readonly<Record<string, string>> = {},
): void {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const script = view.document.createElement('script');
  script.async = true;
  script.src = url.href;
  view.document.head.append(script);
}

/** Names of the shop events for tag manager and analytics. */
export const SHOP_NAMES = {
  page_view: 'page_view',
  add_to_cart: 'add_to_cart',
  initiate_checkout: 'begin_checkout',
  purchase: 'purchase',
} as const satisfies Record<VendorEvent['name'], string>;

/**
 * A sale in the format of tag manager and analytics: a purchase is counted once by its
 * `transaction_id`, which is no number or key of the order.
 */
export function shopSale(event: Exclude<VendorEvent, { name: 'page_view' }>) {
  const items = event.items.map(({ id, name, price, quantity }) => ({
    item_id: id,
    item_name: name,
    price,
    quantity,
  }));
  return {
    currency: event.currency,
    value: event.value,
    items,
    ...(event.name === 'purchase' ? { transaction_id: event.eventId } : {}),
  };
}
