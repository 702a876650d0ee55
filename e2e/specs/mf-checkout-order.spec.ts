import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { holdRoute } from '../support/hold-route';
import { awaitedLater } from '../support/awaited-later';

const ORDER = /\/api\/restaurant\/\d+\/order$/;
const PENDING = 'pendingOrder-101';

test(
  '[CART-19] [CHECKOUT-12] [CHECKOUT-42] [CHECKOUT-43] [CHECKOUT-44] [CHECKOUT-46] [TRACKING-06] a ' +
    'double click sends one order',
  async ({ page, store, checkout, texts }) => {
    await openCheckout({ page, checkout });
    await checkout.choose('pix');
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && ORDER.test(new URL(request.url()).pathname))
        keys.push((request.postDataJSON() as { details: { uuid: string } }).details.uuid);
    });
    const pending = () => page.evaluate((key) => localStorage.getItem(key), PENDING);
    const release = await holdRoute(page, ORDER);
    const sent = awaitedLater(page.waitForRequest(ORDER));
    await checkout.confirmButton().focus();
    await checkout.confirmButton().evaluate((button: HTMLElement) => {
      button.click();
      button.click();
      button.click();
    });
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      orders: [{ name: 'Bruschetta al Pomodoro', qty: 1 }],
    });
    await expect(checkout.confirmButton()).toHaveAttribute('aria-busy', 'true');
    const [uuid = ''] = keys;
    const whileSent = await pending();
    expect(whileSent).toContain(uuid);
    for (const personal of ['Marina', '9876', '@']) expect(whileSent).not.toContain(personal);
    await release();

    await expect(page).toHaveURL(/payment\/success$/);
    await expect(page.getByText('Bruschetta al Pomodoro')).toBeVisible();
    expect([keys, await pending()]).toEqual([[uuid], null]);
    expect(await page.evaluate(() => localStorage.getItem('deviceOrders'))).toContain(uuid);
    await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
    await expect(page).toHaveURL(/\/bella-napoli\/?$/);
    await expect(store.card('Bruschetta al Pomodoro')).toBeVisible();
    await expect(store.cartButton()).toHaveCount(0);
    await page.goto('/bella-napoli/payment/success');
    await expect(page).toHaveURL(new RegExp(`track\\?token=${uuid}`));
  },
);
