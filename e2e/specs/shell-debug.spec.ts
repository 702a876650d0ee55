import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

test('[SHELL-54] [SHELL-55] [SHELL-60] debug mode opens everything, shows on every page, and ends by button', async ({
  page,
  store,
  cart,
  delivery,
  texts,
  expectAccessible,
}) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    Object.assign(info, {
      is_closed: true,
      no_takeout: true,
      min_total_delivery: 900,
      scheduleSettings: { enable: false, allowSchedulingWhileClosed: false },
    });
  });
  await store.open('bella-napoli', '?debug=1');
  const badge = page.getByRole('complementary', { name: texts('shell:debug.label') });
  await expect(badge).toBeVisible();
  await expect(page.getByText(texts('mf-menu:header.status.open'), { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('debug_mode'))).toBe('1');
  await store.addProduct('Bruschetta al Pomodoro');
  await store.openCart();
  await expect(badge).toBeVisible();
  await expectAccessible('body');
  await cart.finish();
  for (const type of ['delivery', 'balcony', 'carTakeout', 'table'] as const)
    await expect(delivery.type(type)).toBeVisible();
  await delivery.chooseType('delivery');
  await expect(delivery.type('delivery')).toBeChecked();
  await expect(
    page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') }),
  ).not.toHaveValue('');
  await badge.getByRole('button', { name: texts('shell:debug.end') }).click();
  await expect(badge).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('debug_mode'))).toBe('0');
  await store.open('bella-napoli');
  await expect(
    page.getByText(texts('mf-menu:header.status.closed'), { exact: true }),
  ).toBeVisible();
});

test('[SHELL-54] Ctrl+Alt+D switches it on and off', async ({ page, store, texts }) => {
  await store.open();
  const badge = page.getByRole('complementary', { name: texts('shell:debug.label') });
  await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  // a key that is pressed before the application has started is not replayed
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+Alt+KeyD');
      return page.evaluate(() => localStorage.getItem('debug_mode'));
    })
    .toBe('1');
  await expect(badge).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyD');
  await expect(badge).toHaveCount(0);
});

test('[B50] [SHELL-03] [SHELL-07] hostile visit parameters: the menu is shown, and nothing of them runs', async ({
  page,
  store,
  failures,
}) => {
  failures.allow(
    { method: 'GET', path: '/api/get', status: 404, times: 3 },
    { method: 'GET', path: '/api/restaurant/:id/table-link', status: 404, times: 3 },
  );
  const long = 'x'.repeat(10_000);
  const hostile = encodeURIComponent('<img src=x onerror=alert(1)>');
  const names = ['t', 'u', 'wpu', 'src', 'campaign'];
  const all = (valueOf: (name: string) => string) =>
    `?${names.map((name) => `${name}=${valueOf(name)}`).join('&')}`;
  const queries = [
    `?src=${long}`,
    all((name) => `a&${name}=b&${name}=${hostile}`),
    all(() => encodeURIComponent(hostile)),
    all((name) => `%00%0d%0a&${name}`),
  ];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const query of queries) {
    await store.open('bella-napoli', query);
    await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});
