import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fillLogin, freshCustomer, nextToken, stored } from '../support/account';
import { placeOrder, type PlacedByApi } from '../support/placed-order';
import type { Texts } from '../support/texts';

/** An order number as a page shows it. */
const card = (page: Page, { orderNoText }: PlacedByApi) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: orderNoText }) });

async function openOrders(
  page: Page,
  texts: Texts,
  store: { open: (restaurant: string, path: string) => Promise<void> },
  { email, password }: { email: string; password: string },
): Promise<void> {
  await store.open('bella-napoli', 'login?returnTo=%2Forders');
  await fillLogin(page, texts, email, password);
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-account:orders.title') }),
  ).toBeVisible();
}

test('[API-06] the orders of an account: each leads to where it stands, and can be ordered again', async ({
  page,
  store,
  texts,
  api,
}) => {
  const customer = await freshCustomer(api);
  await openOrders(page, texts, store, customer);
  await expect(page.getByText(texts('mf-account:orders.none-title'))).toBeVisible();
  const order = await placeOrder(api, 'bella-napoli', customer.token);
  await page.reload();
  const mine = card(page, order);
  await expect(mine).toContainText(order.product.name);
  await expect(mine).toContainText(texts('domain:order.status.CREATED'));
  await mine.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/track\\?token=${order.uuid}`));
  await page.goBack();
  await mine.getByRole('button').click();
  const dialog = page.getByRole('dialog', {
    name: texts('mf-account:reorder.title', { number: order.orderNoText }),
  });
  await expect(dialog.getByRole('list', { name: texts('mf-account:reorder.items') })).toContainText(
    order.product.name,
  );
  await expect(dialog.getByRole('list', { name: texts('mf-account:reorder.changed') })).toHaveCount(
    0,
  );
  await dialog.getByRole('button', { name: texts('mf-account:reorder.take') }).click();
  await expect(page).toHaveURL(/\/delivery$/);
  await page.getByRole('link', { name: texts('mf-delivery:page.back') }).click();
  await expect(page.getByRole('main')).toContainText(order.product.name);
});

test('[ACCOUNT-05] [OPEN-082] logout needs confirmation, ends the server session, and works offline', async ({
  page,
  store,
  texts,
  api,
  context,
}) => {
  const customer = await freshCustomer(api);
  const issued = nextToken(page);
  await openOrders(page, texts, store, customer);
  const token = await issued;
  const clientOf = async () =>
    (
      await api.get('/api/restaurant/101/public/client/auth', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status();
  expect(await clientOf()).toBe(200);
  const sent = page.waitForResponse(/auth\/log-out$/);
  await page.getByRole('button', { name: texts('mf-account:log-out.button'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('mf-account:log-out.button'), exact: true })
    .click();
  expect((await sent).status()).toBe(200);
  expect(await clientOf(), 'the access token is refused at once').toBe(401);
  expect([await stored(page, 'token'), await stored(page, 'loginMode')]).toEqual([[], []]);

  await openOrders(page, texts, store, customer);
  await context.setOffline(true);
  await page.getByRole('button', { name: texts('mf-account:log-out.button'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('mf-account:log-out.button'), exact: true })
    .click();
  await expect(page.getByText(texts('mf-account:sign-in.title'))).toBeVisible();
  expect(await stored(page, 'token')).toEqual([]);
  await context.setOffline(false);
});

test('the pages of an account lead to each other, with whose account it is', async ({
  page,
  store,
  texts,
  api,
}) => {
  await openOrders(
    page,
    texts,
    store,
    await freshCustomer(api, 101, 'Ana de Muitos Nomes Compridos da Silva e Souza'),
  );
  const account = page.getByRole('complementary', { name: texts('mf-account:links.label') });
  for (const [key, path] of [
    ['cashback', 'cashback'],
    ['prizes', 'prizes'],
    ['cards', 'credit-cards'],
    ['orders', 'orders'],
  ] as const) {
    await account.getByRole('link', { name: texts(`mf-account:links.${key}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/bella-napoli/${path}$`));
    await expect(account).toContainText('Ana de Muitos Nomes');
    await expect(
      account.getByRole('button', { name: texts('mf-account:log-out.button'), exact: true }),
    ).toBeVisible();
  }
});
