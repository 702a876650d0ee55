import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';

test('[CHECKOUT-43] [CHECKOUT-44] [CHECKOUT-46] [TRACKING-06] [TRACKING-14] success page, menu, then tracking', async ({
  page,
  store,
  checkout,
  texts,
}) => {
  await openCheckout({ page, checkout });
  await checkout.choose('pix');
  const uuid = await checkout.placeOrder();
  await expect(page).toHaveURL(/payment\/success$/);
  await expect(page.getByText('Bruschetta al Pomodoro')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('deviceOrders'))).toContain(uuid);
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(store.card('Bruschetta al Pomodoro')).toBeVisible();
  await expect(store.cartButton()).toHaveCount(0);
  await page.goto('/bella-napoli/payment/success');
  await expect(page).toHaveURL(new RegExp(`track\\?token=${uuid}`));
});
