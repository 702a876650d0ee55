import type { VendorEvent } from '@storefront/shared-domain/contracts';

type Vendor = { readonly id: string; readonly script: string };

/**
 * Starts a vendor's script and gives the way to tell it what happens; what is told before the
 * script is there waits for it.
 */
export type Start = (vendor: Vendor, view: Window) => (event: VendorEvent) => void;

/** Loads a vendor's script; one that does not come is done without. */
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

/** The names of the two vendors of tags and analytics for what happens in a shop. */
export const SHOP_NAMES = {
  page_view: 'page_view',
  add_to_cart: 'add_to_cart',
  initiate_checkout: 'begin_checkout',
  purchase: 'purchase',
} as const satisfies Record<VendorEvent['name'], string>;

/**
 * A sale in the form of those two: one purchase is counted once by its `transaction_id`, which is
 * no number or key of the order.
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
