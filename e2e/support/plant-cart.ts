import type { Page } from '@playwright/test';
import {
  StoredCart,
  StoredOrderDraft,
  type CartLine,
  type Customer,
  type DeliveryType,
} from '@storefront/shared-domain/contracts';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { aCustomer } from '@storefront/shared-domain/testing';
import { memory } from './stored-cart';

/** Texts that the browser's storage has for a cart, by key. */
function cartTexts(restaurantId: number, cart: StoredCart): Readonly<Record<string, string>> {
  const [backend, key] = [memory(), keys.cart(restaurantId)];
  createStorage(() => backend).save(key, StoredCart, cart);
  return { [key]: backend.getItem(key) ?? '' };
}

function draftTexts(restaurantId: number, customer: Customer): Readonly<Record<string, string>> {
  const [backend, key] = [memory(), keys.orderDraft(restaurantId)];
  createStorage(() => backend).save(key, StoredOrderDraft, {
    savedAt: Date.now(),
    customer,
    place: null,
    schedule: { kind: 'now' },
    coupon: null,
    isCashbackUsed: false,
    tip: null,
    payment: null,
  });
  return { [key]: backend.getItem(key) ?? '' };
}

/** Stores texts for the page that is opened next, as from an earlier visit. */
const plantTexts = (page: Page, texts: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((planted) => {
    if (sessionStorage.getItem('planted') === null) Object.assign(localStorage, planted);
    sessionStorage.setItem('planted', 'yes');
  }, texts);

/** Stores a cart for the page that is opened next, as from an earlier visit. */
export async function plantCart(
  page: Page,
  restaurantId: number,
  lines: readonly CartLine[],
  deliveryType: DeliveryType | null = null,
): Promise<void> {
  await plantTexts(page, cartTexts(restaurantId, { lines: [...lines], deliveryType }));
}

/** Stores a cart to be picked up at once, with the customer's data: an order that can be paid. */
export async function plantOrder(
  page: Page,
  restaurantId: number,
  lines: readonly CartLine[],
  customer: Partial<Customer>,
): Promise<void> {
  await plantTexts(page, {
    ...cartTexts(restaurantId, { lines: [...lines], deliveryType: 'balcony' }),
    ...draftTexts(restaurantId, aCustomer(customer)),
  });
}
