import type { Language } from '@storefront/shared-domain/contracts';
import { CART_COUNT } from './cart-count-id';
import { texts } from './locales';

/** More items than any cart has: the stored value is not from this storefront. */
const MOST = 9999;

const quantityOf = (line: { readonly qty?: unknown } | null): number =>
  Number.isInteger(line?.qty) ? Math.max(0, line?.qty as number) : 0;

/** Number of items in the stored cart of a restaurant; 0 without a readable one. */
function storedCount(restaurantId: string): number {
  try {
    const stored = JSON.parse(localStorage.getItem(`cart-${restaurantId}`) ?? '') as {
      readonly value: { readonly lines: readonly { readonly qty?: unknown }[] };
    };
    const count = stored.value.lines.reduce((sum, line) => sum + quantityOf(line), 0);
    return count <= MOST ? count : 0;
  } catch {
    return 0;
  }
}

/**
 * Shows the number of items in the stored cart as a link to it, until the application shows its own
 * over the menu. Outside of the screen that the application continues, in a fixed position: nothing
 * shifts.
 */
export function showCartCount({ dataset }: HTMLElement, language: Language): void {
  const { restaurant = '', path = '' } = dataset;
  const count = storedCount(restaurant);
  if (count === 0) return;
  const link = document.createElement('a');
  link.id = CART_COUNT;
  link.href = `${path}/shopping-cart`;
  link.textContent = `${texts[language].cart} · ${count}`;
  document.body.append(link);
}
