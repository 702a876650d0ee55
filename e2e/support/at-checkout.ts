import { expect, type Page } from '@playwright/test';
import { newLine } from '@storefront/shared-domain/rules';
import type { CheckoutPage } from '../pages/checkout';
import type { DeliveryPage } from '../pages/delivery';
import type { PageFailures } from './page-failures';
import { plantCart } from './plant-cart';
import { productsOf, restaurantData } from './stored-cart';

type Pages = { page: Page; delivery: DeliveryPage; checkout: CheckoutPage };

const RESTAURANT = 'bella-napoli';
const PRODUCT = 'Bruschetta al Pomodoro';

/** Opens the delivery page with one bruschetta in the stored cart, to be picked up. */
export async function startAtDelivery(page: Page): Promise<void> {
  const data = await restaurantData(page.request, RESTAURANT);
  const product = productsOf(data).find(({ name }) => name === PRODUCT);
  if (product === undefined) throw new Error(`${RESTAURANT} does not sell ${PRODUCT}`);
  await plantCart(page, data.info.id, [newLine(product, [], 'bruschetta')], 'balcony');
  await page.goto(`/${RESTAURANT}/delivery`);
}

/**
 * The checkout of one bruschetta for immediate pickup. `customer`: fields of the form that replace
 * the usual ones.
 */
export async function reachCheckout(
  { page, delivery, checkout }: Pages,
  customer: Readonly<Record<string, string>> = {},
): Promise<void> {
  await startAtDelivery(page);
  await delivery.orderNow();
  await delivery.fillCustomer(customer);
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
}

/**
 * The API rejects the next orders with this response, which the test expects `times` times; returns
 * a function that counts the sent ones.
 */
export async function refuseOrders(
  { page, failures }: { page: Page; failures: PageFailures },
  status: number,
  body: object,
  times = 1,
): Promise<() => number> {
  let sent = 0;
  failures.allow({ method: 'POST', path: '/api/restaurant/:id/order', status, times });
  await page.route(/\/api\/restaurant\/\d+\/order$/, (route) => {
    sent += 1;
    return route.fulfill({ status, json: body });
  });
  return () => sent;
}
