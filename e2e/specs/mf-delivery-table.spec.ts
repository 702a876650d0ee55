import { expect, test } from '../fixtures';

test.use({ locale: 'en-US' });

test.describe('an order to a table', () => {
  test.beforeEach(async ({ store, delivery }) => {
    await store.open('cantina-mesa');
    await store.addProduct('Bruschetta');
    await store.open('cantina-mesa', 'delivery');
    await delivery.chooseType('table');
    await delivery.fillCustomer({ table: '7' });
  });

  test('[SHELL-19] [DELIVERY-08] [DELIVERY-22] is sent from the delivery page and told to be on its way @desktop', async ({ page, expectAccessible }) => {
    await page.getByRole('textbox', { name: 'Table' }).fill('');
    await page.getByRole('button', { name: 'CONFIRM ORDER' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Missing: Table' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Table' }).fill('7');
    await page.getByRole('button', { name: 'CONFIRM ORDER' }).click();
    await expect(page).toHaveURL(/\/delivery\/successfully-order-dialog$/);
    const dialog = page.getByRole('dialog', { name: 'Order successfully placed!' });
    await expect(dialog).toContainText('Your order has been received on the system. Soon you will receive it at your table.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Back to the menu' }).click();
    await expect(page).toHaveURL(/\/cantina-mesa\/?$/);
  });

  test('a lost connection is told, and sending again sends the same order', async ({ page }) => {
    const sent: string[] = [];
    await page.route(/\/order\/table$/, (route) => {
      sent.push((route.request().postDataJSON() as { details: { uuid: string } }).details.uuid);
      return sent.length === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: 'CONFIRM ORDER' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Error!' });
    await expect(failed).toContainText('You are offline');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Order successfully placed!' })).toBeVisible();
    expect(sent[1]).toBe(sent[0]);
  });

  test('a closed restaurant is told and leads to the cart, which is still full', async ({ page, cart }) => {
    await page.route(/\/order\/table$/, (route) => route.fulfill({ status: 409, json: { error: 'No Cashier were found', code: 'no_cashier' } }));
    await page.getByRole('button', { name: 'CONFIRM ORDER' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Closed Store!' });
    await failed.getByRole('button', { name: 'Back to the cart' }).click();
    await expect(page).toHaveURL(/\/shopping-cart$/);
    await expect(cart.line('Bruschetta')).toBeVisible();
  });
});
