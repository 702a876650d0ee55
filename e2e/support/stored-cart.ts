import type { APIRequestContext, Page } from '@playwright/test';
import { RestaurantData, StoredCart, type Product } from '@storefront/shared-domain/contracts';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { aGeneralLine } from '@storefront/shared-domain/testing';

/** An in-memory implementation of the part of `Storage` that the cart storage uses. */
export const memory = (): Storage => {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
};

/** Reads a restaurant as the storefront reads it. */
export async function restaurantData(
  request: APIRequestContext,
  restaurantUrl: string,
): Promise<RestaurantData> {
  const answer = await request.get(`/api/restaurant/data/v2/${restaurantUrl}`);
  return RestaurantData.parse(await answer.json());
}

export const productsOf = ({ menu }: RestaurantData): Product[] =>
  menu.categories.flatMap(({ products }) => products).filter(({ unavailable }) => !unavailable);

/**
 * Puts one product without options into the cart that the browser stores, before the page is
 * opened.
 */
export async function storeCart(page: Page, data: RestaurantData): Promise<void> {
  const product = productsOf(data).find(({ extras }) => extras.length === 0);
  if (!product) throw new Error('the restaurant sells nothing without options');
  const backend = memory();
  const line = aGeneralLine({ id: product.id, name: product.name, price: product.price });
  const key = keys.cart(data.info.id);
  createStorage(() => backend).save(key, StoredCart, { lines: [line], deliveryType: null });
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, backend.getItem(key) ?? ''] as const,
  );
}

/** The cart stored in the browser; null without one. */
export async function storedCartOf(page: Page, data: RestaurantData): Promise<StoredCart | null> {
  const key = keys.cart(data.info.id);
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  const backend = memory();
  if (text !== null) backend.setItem(key, text);
  return createStorage(() => backend).read(key, StoredCart);
}
