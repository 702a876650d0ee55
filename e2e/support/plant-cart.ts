import type { Page } from '@playwright/test';
import { StoredCart, type CartLine, type DeliveryType } from '@storefront/shared-domain/contracts';
import { createStorage, keys } from '@storefront/shared-domain/storage';

/** Raw text in the browser's storage for a cart of these lines. */
function cartText(
  restaurantId: number,
  lines: readonly CartLine[],
  deliveryType: DeliveryType | null = null,
): string {
  let text = '';
  const backend: Storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: (_, value) => {
      text = value;
    },
    removeItem: () => undefined,
    clear: () => undefined,
  };
  createStorage(() => backend).save(keys.cart(restaurantId), StoredCart, {
    lines: [...lines],
    deliveryType,
  });
  return text;
}

/** Stores a cart for the page that is opened next, as from an earlier visit. */
export async function plantCart(
  page: Page,
  restaurantId: number,
  lines: readonly CartLine[],
  deliveryType: DeliveryType | null = null,
): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('planted') === null) localStorage.setItem(key, text);
      sessionStorage.setItem('planted', 'yes');
    },
    [keys.cart(restaurantId), cartText(restaurantId, lines, deliveryType)] as const,
  );
}
