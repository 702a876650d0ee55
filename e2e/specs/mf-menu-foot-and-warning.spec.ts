import { placeOrder } from '../support/placed-order';
import { expect, test } from '../fixtures';

test.slow(); // the whole menu is looked at, card by card

test('[MENU-17] the foot links to a partner, one of two, in a window that cannot reach back', async ({ page, store }) => {
  await store.open();
  const link = page.getByRole('main').getByRole('contentinfo').or(page.locator('footer')).getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', /^https:\/\/parceiros\.example\/(cardapio|entregas)$/);
  await expect(link).toHaveAttribute('rel', /noopener/);
  const chosen = await link.getAttribute('href');
  await page.getByRole('link', { name: /Horários/ }).first().click();
  await page.goBack();
  await expect(link).toHaveAttribute('href', chosen ?? '');
});

test('[MENU-17] a restaurant without partner links has no such foot', async ({ page, store }) => {
  await store.open('slice-house');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('footer')).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('[MENU-10] [OPEN-042] an order left for a payment is warned of until it is taken up @desktop', async ({ page, store, texts, api, advance, expectAccessible }) => {
    const order = await placeOrder(api, 'slice-house');
    await page.addInitScript((uuid) => localStorage.setItem(`external_reference_${uuid}`, JSON.stringify({ v: 1, value: 'preference' })), order.uuid);
    await store.open('slice-house');
    const warning = page.getByRole('status').filter({ hasText: 'Order has missing Mercadopago payment' });
    await expect(warning).toBeVisible();
    await expectAccessible();
    await warning.getByRole('link', { name: texts('mf-menu:payment-missing.see', { number: order.orderNoText }) }).click();
    await expect(page).toHaveURL(new RegExp(`/slice-house/track\\?token=${order.uuid}`));
    await advance(order.uuid);
    const asked = page.waitForResponse(/\/order\/uuid\//);
    await store.open('slice-house');
    await asked;
    await expect(warning).toHaveCount(0);
  });
});

test('a control that Tab leads to is never under the cart button', async ({ page, store }) => {
  await store.open();
  await store.addProduct('Cola Zero (lata)');
  await expect(store.cartButton()).toBeVisible();
  await page.getByRole('navigation', { name: /categorias/i }).getByRole('link').last().focus();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    const gap = await page.evaluate(() => {
      const focused = document.activeElement?.closest('article')?.getBoundingClientRect();
      const button = document.querySelector('aside a[href$="/shopping-cart"]')?.getBoundingClientRect();
      return focused && button ? button.top - focused.bottom : 0;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  }
});
