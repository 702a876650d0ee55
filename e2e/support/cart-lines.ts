import { expect, type Page } from '@playwright/test';
import {
  StoredCart,
  type CartLine,
  type RestaurantData,
} from '@storefront/shared-domain/contracts';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { memory } from './stored-cart';

/** Puts lines into the cart that the browser stores, before the page is opened. */
export async function storeLines(
  page: Page,
  { info }: RestaurantData,
  lines: CartLine[],
): Promise<void> {
  const backend = memory();
  const key = keys.cart(info.id);
  createStorage(() => backend).save(key, StoredCart, { lines, deliveryType: null });
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, backend.getItem(key) ?? ''] as const,
  );
}

/** Fails unless the page is as wide as the screen: no element overflows. */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}
