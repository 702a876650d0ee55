import { expect, type Page } from '@playwright/test';
import type { CartLine, Customer } from '@storefront/shared-domain/contracts';
import { newLine } from '@storefront/shared-domain/rules';
import type { CheckoutPage } from '../pages/checkout';
import type { DeliveryPage } from '../pages/delivery';
import type { PageFailures } from './page-failures';
import { plantCart, plantOrder } from './plant-cart';
import { productsOf, restaurantData } from './stored-cart';

type Pages = { page: Page; checkout: CheckoutPage };

const RESTAURANT = 'bella-napoli';
const PRODUCT = 'Bruschetta al Pomodoro';

/** Id of the restaurant, and a cart of one bruschetta. */
async function oneBruschetta(page: Page): Promise<[restaurantId: number, lines: CartLine[]]> {
  const data = await restaurantData(page.request, RESTAURANT);
  const product = productsOf(data).find(({ name }) => name === PRODUCT);
  if (product === undefined) throw new Error(`${RESTAURANT} does not sell ${PRODUCT}`);
  return [data.info.id, [newLine(product, [], 'bruschetta')]];
}

/** Opens the delivery page with one bruschetta in the stored cart, to be picked up. */
export async function startAtDelivery(page: Page): Promise<void> {
  await plantCart(page, ...(await oneBruschetta(page)), 'balcony');
  await page.goto(`/${RESTAURANT}/delivery`);
}

/**
 * The checkout of one bruschetta for immediate pickup, by way of the delivery page. `customer`:
 * fields of the form that replace the usual ones.
 */
export async function reachCheckout(
  { page, delivery, checkout }: Pages & { delivery: DeliveryPage },
  customer: Readonly<Record<string, string>> = {},
): Promise<void> {
  await startAtDelivery(page);
  await delivery.orderNow();
  await delivery.fillCustomer(customer);
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
}

/**
 * The checkout of one bruschetta for immediate pickup, as a reload opens it: a page load and a form
 * less than `reachCheckout`.
 */
export async function openCheckout(
  { page, checkout }: Pages,
  { name = 'Marina Alves', phone = '11987654321', ...others }: Partial<Customer> = {},
): Promise<void> {
  await plantOrder(page, ...(await oneBruschetta(page)), { name, phone, ...others });
  await page.goto(`/${RESTAURANT}/payment`);
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
