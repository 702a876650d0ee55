import { expect, test } from '../fixtures';
import { plainLines, storeLines } from '../support/cart-lines';
import { restaurantData } from '../support/stored-cart';
import { TABLES, tableCode } from '../support/tablet';

const ORDER = /\/api\/restaurant\/\d+\/order\/table$/;
const uuidOf = (body: unknown) => (body as { details: { uuid: string } }).details.uuid;

test.describe('an order from the cart of a table', () => {
  test.beforeEach(async ({ page, store, cart, api }) => {
    const data = await restaurantData(api, TABLES.url);
    const table = String(1 + Math.floor(Math.random() * 12));
    await storeLines(page, data, plainLines(data, 2).map((line) => ({ ...line, qty: 1 + Math.floor(Math.random() * 900) })));
    await store.open(TABLES.url, `shopping-cart?t=${encodeURIComponent(await tableCode(api, table))}`);
    await expect(cart.finishButton()).toBeEnabled();
  });

  test('[CART-21] [CART-24] [CONFLICTS-06] [API-05] goes to the table, is told, and leads back to the menu with nothing left @desktop', async ({ page, store, cart, texts, expectAccessible }) => {
    const sent = page.waitForRequest(ORDER);
    await cart.finishButton().click();
    const body = (await sent).postDataJSON() as { tableToken: string; details: object };
    expect(body.details).toMatchObject({ deliveryType: 'table', isTable: true, deliveryFee: 0, paymentType: '' });
    expect(body.tableToken).not.toBe('');
    const dialog = page.getByRole('dialog', { name: texts('domain:order.placed') });
    await expect(dialog).toContainText(texts('domain:order.placed-table'));
    await expect(page).toHaveURL(/shopping-cart/);
    await expectAccessible();
    await dialog.getByRole('button', { name: texts('domain:action.back-to-menu') }).click();
    await expect(page).toHaveURL(/\/cantina-mesa\/?$/);
    await expect(store.cartButton()).toHaveCount(0);
    const kept = await page.evaluate((id) => [localStorage.getItem(`tableExp-${id}`), localStorage.getItem(`table-${id}`) !== null], TABLES.id);
    expect(kept).toEqual([null, true]);
  });

  test('[CART-21] pressed twice it is sent once, busy meanwhile', async ({ page, cart, texts, expectAccessible }) => {
    const sent: string[] = [];
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => { goOn = resolve; });
    await page.route(ORDER, async (route) => {
      sent.push(uuidOf(route.request().postDataJSON()));
      await held;
      await route.continue();
    });
    await cart.finishButton().dblclick();
    await expect(cart.finishButton()).toHaveAttribute('aria-busy', 'true');
    await expectAccessible();
    goOn();
    await expect(page.getByRole('dialog', { name: texts('domain:order.placed') })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('[CART-21] a lost connection is told, nothing is lost, and sending again sends the same order', async ({ page, cart, texts, pageErrors, expectAccessible }) => {
    pageErrors.expect(/order\/table|ERR_FAILED|Failed to load/);
    const sent: string[] = [];
    await page.route(ORDER, (route) => {
      sent.push(uuidOf(route.request().postDataJSON()));
      return sent.length === 1 ? route.abort() : route.continue();
    });
    await cart.finishButton().click();
    const failed = page.getByRole('alertdialog');
    await expect(failed).toContainText(texts('domain:error.offline'));
    await expectAccessible();
    await expect(page.getByRole('listitem').first()).toBeAttached();
    await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
    await expect(page.getByRole('dialog', { name: texts('domain:order.placed') })).toBeVisible();
    expect(sent[1]).toBe(sent[0]);
  });

  test('a code that the server does not take is told, and the cart stays', async ({ page, cart, texts, pageErrors }) => {
    pageErrors.expect(/422/);
    await page.route(ORDER, (route) => route.fulfill({ status: 422, json: { error: 'The table code is not valid', code: 'table_link_invalid' } }));
    await cart.finishButton().click();
    const failed = page.getByRole('alertdialog');
    await expect(failed).toContainText(texts('domain:order-error.table-code.message'));
    await failed.getByRole('button', { name: texts('mf-cart:table-order.back-to-cart') }).click();
    await expect(failed).toBeHidden();
    await expect(cart.heading()).toBeVisible();
    await expect(cart.finishButton()).not.toHaveAttribute('aria-busy', 'true');
  });
});
