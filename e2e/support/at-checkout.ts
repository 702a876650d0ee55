import { expect, type Page } from '@playwright/test';
import type { CartPage } from '../pages/cart';
import type { CheckoutPage } from '../pages/checkout';
import type { DeliveryPage } from '../pages/delivery';
import type { Store } from '../pages/store';

type Pages = { store: Store; cart: CartPage; delivery: DeliveryPage; checkout: CheckoutPage };

const PRODUCT = 'Bruschetta al Pomodoro';

/** A mobile phone nobody else orders with. */
export const freshPhone = (): string => `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A pickup order of one bruschetta, up to the checkout; who orders may be somebody in particular. */
export async function reachCheckout({ store, cart, delivery, checkout }: Pages, customer: Readonly<Record<string, string>> = {}): Promise<void> {
  await store.open();
  await store.addProduct(PRODUCT);
  await store.openCart();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer(customer);
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
}

/** The API refuses the next orders with this answer; what it is told is counted. */
export async function refuseOrders(page: Page, status: number, body: object): Promise<() => number> {
  let sent = 0;
  await page.route(/\/api\/restaurant\/\d+\/order$/, (route) => {
    sent += 1;
    return route.fulfill({ status, json: body });
  });
  return () => sent;
}
