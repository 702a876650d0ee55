import { changeRestaurant } from '../support/change-restaurant';
import { expect, test } from '../fixtures';
import { placeOrder, rememberOrder } from '../support/placed-order';
import { smallMenu } from '../support/small-menu';

test.slow(); // several scans each, which take seconds on a busy machine

test('the menu and its search are accessible, and the menu without scripts', async ({
  page,
  store,
  texts,
  expectAccessible,
}) => {
  await changeRestaurant(page, 'bella-napoli', smallMenu);
  await store.open();
  await expect(store.card('Burrata com Pesto')).toBeVisible();
  const name = 'Burrata com Pesto';
  await store
    .card(name)
    .first()
    .getByRole('button', { name: texts('mf-menu:card.add', { name }) })
    .click();
  await expect(
    page.getByRole('button', { name: texts('mf-menu:card.remove', { name }) }).first(),
  ).toBeVisible();
  await expectAccessible('body');
  await page.getByRole('button', { name: texts('mf-menu:without.open') }).click();
  await page.getByRole('checkbox', { name: texts('domain:allergen.milk') }).check();
  await expectAccessible('dialog[open]');
  await page.getByRole('button', { name: texts('domain:action.close'), exact: true }).click();
  await store.search('calabresa');
  await expect(page.getByRole('region', { name: /calabresa/ })).toBeVisible();
  await expectAccessible('main');
  await store.search('xyzzy');
  await expect(page.getByRole('button', { name: texts('mf-menu:search.show-all') })).toBeVisible();
  await expectAccessible('main');
  await page.route(/\/api\/restaurant\/\d+\/kitchen$/, (route) =>
    route.fulfill({ json: { state: 'lost' } }),
  );
  await page.evaluate(() => dispatchEvent(new Event('online'))); // the menu reads it again
  await expect(page.getByText(texts('mf-menu:kitchen.title'))).toBeVisible();
  await expectAccessible('[role="status"]:has(strong)');
  await store.open('bella-napoli', 'menu.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
});

test('[SHELL-52] [OPEN-095] a yellow and white theme is readable, with last order and open payment', async ({
  page,
  store,
  texts,
  api,
  expectAccessible,
}) => {
  const order = await placeOrder(api);
  await rememberOrder(page, order);
  await page.addInitScript(
    (uuid) =>
      localStorage.setItem(
        `external_reference_${uuid}`,
        JSON.stringify({ v: 1, value: 'preference' }),
      ),
    order.uuid,
  );
  await changeRestaurant(page, 'bella-napoli', (wire) => {
    smallMenu(wire);
    wire.info['theme'] = {
      mainColor: '#FFFF00',
      mainDark: '#FFFFFF',
      mainClear: '#000000',
      gradientClear: '#FFFFFF',
      gradientDark: '#FFFF00',
    };
  });
  await store.open();
  await expect(page.getByRole('region', { name: texts('mf-menu:again.title') })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expect(
    page.getByRole('status').filter({ hasText: texts('mf-menu:payment-missing.text') }),
  ).toBeVisible();
  await expectAccessible('body');
});
