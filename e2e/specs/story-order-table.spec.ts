import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { storeLines } from '../support/cart-lines';
import { restaurantData } from '../support/stored-cart';
import { TABLES, tableCode } from '../support/tablet';
import { awaitedLater } from '../support/awaited-later';

test('[CART-21] [CART-24] [CONFLICTS-06] [API-05] an order of a table goes to the table and empties the cart', async ({
  page,
  store,
  cart,
  api,
  texts,
  expectAccessible,
}) => {
  const data = await restaurantData(api, TABLES.url);
  const table = String(1 + Math.floor(Math.random() * 12));
  const lines = plainLines(data, 2).map((line) => ({
    ...line,
    qty: 1 + Math.floor(Math.random() * 900),
  }));
  await storeLines(page, data, lines);
  await store.open(TABLES.url, `?t=${encodeURIComponent(await tableCode(api, table))}`);
  const bar = page.getByRole('complementary', { name: texts('shell:table.label') });
  await expect(bar).toContainText(texts('shell:table.name', { table }));
  await expect(page.getByText(texts('mf-menu:header.takeout'), { exact: true })).toHaveCount(0);

  await bar.getByRole('button', { name: texts('shell:table.other') }).click();
  const other = page.getByRole('dialog', { name: texts('shell:table.title', { table }) });
  await expect(other).toContainText(texts('shell:table.scan'));
  await page.goBack(); // closes the dialog
  await expect(other).toHaveCount(0);
  await expect(bar).toBeVisible();

  await store.openCart();
  await expect(bar).toContainText(texts('shell:table.name', { table }));
  await cart.finishButton().click();
  await expect(cart.sendDialog()).toContainText(texts('mf-cart:table-order.goes-to', { table }));
  for (const { name } of lines) await expect(cart.sendDialog()).toContainText(name);
  await expectAccessible('body');
  await page.goBack(); // closes the dialog, and nothing is sent
  await expect(cart.sendDialog()).toHaveCount(0);
  const sent = awaitedLater(page.waitForRequest(/\/api\/restaurant\/\d+\/order\/table$/));
  await cart.sendToKitchen();
  const body = (await sent).postDataJSON() as { tableToken: string; details: object };
  expect(body.details).toMatchObject({
    deliveryType: 'table',
    isTable: true,
    deliveryFee: 0,
    paymentType: '',
  });
  expect(body.tableToken).not.toBe('');
  const dialog = page.getByRole('dialog', { name: texts('domain:order.placed') });
  await expect(dialog).toContainText(texts('domain:order.placed-table'));
  await expect(page).toHaveURL(/shopping-cart/);
  await dialog.getByRole('button', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/cantina-mesa\/?$/);
  await expect(store.cartButton()).toHaveCount(0);
  const stored = await page.evaluate(
    (id) => [localStorage.getItem(`tableExp-${id}`), localStorage.getItem(`table-${id}`) !== null],
    TABLES.id,
  );
  expect(stored).toEqual([null, true]);
});
