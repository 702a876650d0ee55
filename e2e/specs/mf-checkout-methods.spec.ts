import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';
import { withOnlineMethods } from '../support/online-methods';
import { tabTo } from '../support/tab-to';

test.beforeEach(async ({ page, checkout }) => {
  await changeRestaurant(page, 'bella-napoli', withOnlineMethods('pixAsaas', 'stripe', 'picpay'));
  await openCheckout({ page, checkout }, { email: 'marina@demo.example' });
});

test('[CHECKOUT-02] [CHECKOUT-09] [CHECKOUT-10] a wide screen has items, total and button beside the tiles', async ({
  page,
  checkout,
  texts,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const tile = await checkout.method('money');
  const panel = page.getByRole('tabpanel');
  const share = (await tile.boundingBox())!.width / (await panel.boundingBox())!.width;
  expect(share).toBeGreaterThan(0.44);
  expect(share).toBeLessThanOrEqual(0.5);

  await checkout.choose('pix');
  const summary = page.getByRole('contentinfo');
  await expect(summary).toContainText('Bruschetta al Pomodoro');
  await expect(summary).toContainText(texts('domain:totals.total-payable'));
  await expect(page.getByRole('main')).not.toContainText('Bruschetta al Pomodoro');
  const [left, right] = [
    (await page.getByRole('main').boundingBox())!,
    (await summary.boundingBox())!,
  ];
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  await page.setViewportSize({ width: 1280, height: 500 });
  await tile.scrollIntoViewIfNeeded();
  await expect(checkout.confirmButton()).toBeInViewport({ ratio: 1 });
});

test('[CHECKOUT-02] [CHECKOUT-14] the order is read before it is paid, and changed without losing the rest', async ({
  page,
  delivery,
  checkout,
  cart,
  texts,
}) => {
  const change = (key: 'review.change-place' | 'review.change-customer' | 'items.change-label') =>
    page.getByRole('link', { name: texts(`mf-checkout:${key}`) });
  const facts = page.getByRole('list', { name: texts('mf-checkout:review.title') });
  await expect(facts).toContainText('Marina Alves');
  await tabTo(page, new RegExp(`^${texts('domain:payment.method.creditCard')}`), 'button');
  await page.keyboard.press('Space');
  await expect(await checkout.method('stripe')).toHaveAttribute('aria-pressed', 'true');

  await change('review.change-customer').click();
  await delivery.fillCustomer({ name: 'Marina Souza' });
  await delivery.next();
  await expect(facts).toContainText('Marina Souza');
  await expect(facts).toContainText('marina@demo.example');
  await expect(await checkout.method('stripe')).toHaveAttribute('aria-pressed', 'true');

  await change('items.change-label').click();
  await expect(cart.line('Bruschetta al Pomodoro')).toBeVisible();
  await page.goBack();
  await expect(facts).toContainText('Marina Souza');
  await expect(checkout.confirmButton()).toBeVisible();
});

test('[CHECKOUT-33] [CHECKOUT-26] dismissing the dialogs of CPF and change leaves the method unchosen', async ({
  page,
  checkout,
}) => {
  const dialog = page.getByRole('dialog');
  for (const [method, leave] of [
    ['pixAsaas', () => page.keyboard.press('Escape')],
    ['pixAsaas', () => page.mouse.click(5, 5)],
    ['money', () => page.mouse.click(10, 10)],
  ] as const) {
    const tile = await checkout.method(method);
    await tile.click();
    await expect(dialog).toBeVisible();
    if (method === 'pixAsaas')
      await expect(dialog.getByRole('textbox', { name: 'CPF' })).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
    await expect(tile).toBeFocused();
    await expect(checkout.confirmButton()).toHaveCount(0);
  }
});
