import { expect, test } from '../fixtures';
import { reachCheckout, refuseOrders } from '../support/at-checkout';

const ORDER = /\/api\/restaurant\/\d+\/order$/;
const GENERIC = 'An error occurred while trying to place the order. Please try again.';
const CLOSED = 'We were unable to place your order because the store is currently closed.';

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('[ERRORS-03] [ERRORS-04] [ERRORS-05] [ERRORS-09] [ERRORS-10] [ERRORS-12] [CHECKOUT-47] [CHECKOUT-48] each refusal is told in its words and leads to the cart', async ({ page, store, cart, delivery, checkout, pageErrors, expectAccessible }) => {
    test.setTimeout(180_000);
    pageErrors.expect(/\/order/);
    await reachCheckout({ store, cart, delivery, checkout });
    const errors = [
      { error: 'Restaurant Closed', header: 'Closed Store!', message: CLOSED, viewOrder: true },
      { error: 'No Cashier were found', header: 'Closed Store!', message: CLOSED },
      { error: 'Client is blocked', header: 'Error!', message: 'CX000019' },
      { error: 'Coupom Use Limit Exceeded', header: 'Error!', message: 'This coupon has reached the maximum usage quantity.' },
      { error: 'Coupom with hours template', header: 'Error!', message: 'This coupom could not be used with this hours template' },
    ];
    for (const { error, header, message, viewOrder = false } of errors) {
      await refuseOrders(page, 409, { error, code: 'x' });
      await checkout.choose('pix');
      await checkout.confirmButton().click();
      const dialog = page.getByRole('alertdialog', { name: header });
      await expect(dialog).toContainText(message);
      await expect(dialog.getByRole('button', { name: 'View Order' })).toHaveCount(viewOrder ? 1 : 0);
      if (viewOrder) await expectAccessible();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page).toHaveURL(/shopping-cart$/);
      await expect(cart.line('Bruschetta al Pomodoro')).toBeVisible();
      await page.unroute(ORDER);
      await cart.finish();
      await delivery.next();
      await expect(checkout.heading()).toBeVisible();
    }
  });

  test('[ERRORS-01] [OPEN-068] a server that failed is not quoted: the same order is sent again under its key, and placed once', async ({ page, store, cart, delivery, checkout, pageErrors }) => {
    test.slow();
    pageErrors.expect(/\/order/);
    await reachCheckout({ store, cart, delivery, checkout });
    await checkout.choose('pix');
    const keys: string[] = [];
    await page.route(ORDER, async (route) => {
      keys.push((route.request().postDataJSON() as { details: { uuid: string } }).details.uuid);
      return keys.length === 1 ? route.fulfill({ status: 500, json: { error: 'TypeError: order is null at orders.ts:12', code: 'internal' } }) : route.continue();
    });
    await checkout.confirmButton().click();
    const dialog = page.getByRole('alertdialog', { name: 'Error!' });
    await expect(dialog).toContainText(GENERIC);
    await expect(page.getByText('TypeError')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order successfully placed!' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

test('[ERRORS-06] [CONFLICTS-04] a method that is unavailable: another one is chosen here, or the order is canceled', async ({ page, store, cart, delivery, checkout, texts, pageErrors, expectAccessible }) => {
  test.slow();
  pageErrors.expect(/\/order/);
  await reachCheckout({ store, cart, delivery, checkout });
  await refuseOrders(page, 422, { error: 'Online Payment Method is Unavaiable', code: 'online_payment_unavailable' });
  await checkout.choose('mercadopago');
  await checkout.confirmButton().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(texts('domain:order-error.online-method.message'));
  await expectAccessible();
  await dialog.getByRole('button', { name: texts('mf-checkout:failure.another-method') }).click();
  await expect(checkout.heading()).toBeVisible();
  await expect(checkout.confirmButton()).toHaveCount(0);
  await checkout.choose('mercadopago');
  await checkout.confirmButton().click();
  await dialog.getByRole('button', { name: texts('mf-checkout:failure.cancel-order') }).click();
  await expect(page).toHaveURL(/shopping-cart$/);
});

test('[ERRORS-08] what is out of stock leaves the cart and is named; [OPEN-069] other names are shown as the server wrote them', async ({ page, store, cart, delivery, checkout, texts, pageErrors }) => {
  test.slow();
  pageErrors.expect(/\/order/);
  await reachCheckout({ store, cart, delivery, checkout });
  const raw = 'Molho da casa não possui quantidade suficiente em estoque';
  await refuseOrders(page, 409, { error: raw, code: 'out_of_stock' });
  await checkout.choose('pix');
  await checkout.confirmButton().click();
  const dialog = page.getByRole('alertdialog', { name: 'Item sem estoque' });
  await expect(dialog).toContainText(raw);
  await dialog.getByRole('button', { name: texts('domain:action.ok') }).click();
  await expect(cart.line('Bruschetta al Pomodoro')).toBeVisible();
  await page.unroute(ORDER);
  await refuseOrders(page, 409, { error: 'Bruschetta al Pomodoro não possui quantidade suficiente em estoque', code: 'out_of_stock' });
  await cart.finish();
  await delivery.next();
  await checkout.choose('pix');
  await checkout.confirmButton().click();
  await expect(dialog.getByRole('listitem')).toHaveText('Bruschetta al Pomodoro');
  await dialog.getByRole('button', { name: texts('domain:action.ok') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(store.cartButton()).toHaveCount(0);
});
