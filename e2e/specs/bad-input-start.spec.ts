import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

const DATA = '**/api/restaurant/data/v2/bella-napoli';

test.describe('an address that names no restaurant, in English', () => {
  test.use({ locale: 'en-US' });
  test('[SHELL-47] [SHELL-48] [CONFLICTS-21] 404, the words of the specification, and loading stops', async ({
    page,
    failures,
    expectAccessible,
  }) => {
    failures.allow(
      { method: 'GET', path: '/app/nobody-cooks-here/shopping-cart', status: 404 },
      { method: 'GET', path: '/api/restaurant/data/v2/nobody-cooks-here', status: 404 },
    );
    expect((await page.goto('/app/nobody-cooks-here/shopping-cart'))?.status()).toBe(404);
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: "Store Couldn't be found! Check the URL",
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible();
  });
});

test.describe('an API that cannot be used at the start', () => {
  test('without a connection: the reason, and Retry brings the menu without a reload', async ({
    page,
    store,
    texts,
    failures,
    expectAccessible,
  }) => {
    failures.allow({
      method: 'GET',
      path: '/api/restaurant/data/v2/bella-napoli',
      status: 'failed',
      times: 3,
    });
    await page.route(DATA, (route) => route.abort('connectionrefused'));
    await store.open();
    const panel = page.getByRole('alert').filter({ hasText: texts('shell:load-failed.title') });
    await expect(panel).toContainText(texts('shell:load-failed.offline'));
    await expectAccessible();
    await page.evaluate(() => {
      document.body.dataset['stayed'] = 'yes';
    });
    await page.unroute(DATA);
    await panel.getByRole('button', { name: texts('shell:load-failed.retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset['stayed'])).toBe('yes');
  });

  test('[OPEN-017] a known device shows the last menu, marked as such, and loses nothing of its cart', async ({
    page,
    store,
    texts,
    failures,
  }) => {
    failures.allow({
      method: 'GET',
      path: '/api/restaurant/data/v2/bella-napoli',
      status: 'failed',
      times: 3,
    });
    await store.open();
    await store.addProduct('Tiramisù');
    await expect(store.cartButton()).toBeVisible();
    await page.route(DATA, (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(page.getByText(texts('shell:stale.notice'))).toBeVisible();
    await expect(store.card('Tiramisù')).toBeVisible();
    await expect(store.cartButton()).toContainText('R$29,90');
  });
});

test('an empty menu says so, with the restaurant around it', async ({
  page,
  store,
  texts,
  expectAccessible,
}) => {
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    Object.assign(menu, {
      featuredItems: [],
      combos: [],
      categories: [],
      pizzas: {
        sizes: [],
        flavorCategories: [],
        extras: { crust: [], dough: [], additionalToppings: [] },
      },
    });
  });
  await store.open();
  await expect(page.getByRole('heading', { name: texts('mf-menu:menu.empty') })).toBeVisible();
  await expect(page.getByRole('link', { name: texts('mf-menu:tabs.hours') })).toBeVisible();
  await expectAccessible();
});

test('a dish that costs nothing can be put into the cart, where everything costs R$0,00', async ({
  page,
  store,
  cart,
  texts,
}) => {
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    const [category] = menu['categories'] as { products: Record<string, unknown>[] }[];
    Object.assign(category?.products.find(({ name }) => name === 'Bruschetta al Pomodoro') ?? {}, {
      price: 0,
    });
  });
  await store.open();
  await store.addProduct('Bruschetta al Pomodoro');
  await store.openCart();
  await expect(cart.line('Bruschetta al Pomodoro')).toContainText('R$0,00');
  const total = page.getByRole('contentinfo').getByText(texts('mf-cart:footer.total'));
  await expect(total.locator('..')).toContainText('R$0,00');
});
