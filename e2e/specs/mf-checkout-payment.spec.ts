import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';

test("[CONFLICTS-25] [CHECKOUT-01] the browser's Back leads to the delivery data, the page's own to the menu", async ({
  page,
  store,
  delivery,
  checkout,
  texts,
}) => {
  await reachCheckout({ page, delivery, checkout });
  await page.goBack();
  await expect(delivery.heading()).toBeVisible();
  await expect(delivery.type('balcony')).toBeChecked();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(store.cartButton()).toBeVisible();
});
