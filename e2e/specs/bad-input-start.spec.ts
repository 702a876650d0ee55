import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

const DATA = '**/api/restaurant/data/v2/bella-napoli';

test.describe('an address that names no restaurant', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/status of 404.*(nobody-cooks-here|%E0)/));

  for (const address of ['/nobody-cooks-here', '/app/nobody-cooks-here/shopping-cart', '/%E0%A4%A']) {
    test(`${address} is not found, and told in Portuguese`, async ({ page, texts }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: texts('shell:not-found.title') })).toBeVisible();
    });
  }

  test.describe('in English', () => {
    test.use({ locale: 'en-US' });
    test('[SHELL-47] [SHELL-48] [CONFLICTS-21] the spec\'s own words, and loading stops @desktop', async ({ page, expectAccessible }) => {
      await page.goto('/nobody-cooks-here');
      await expect(page.getByRole('heading', { level: 1, name: "Store Couldn't be found! Check the URL", exact: true })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible();
    });
  });

  test.describe('in Spanish', () => {
    test.use({ locale: 'es-BO' });
    test('[SHELL-47] [I18N-01] it is told in Spanish', async ({ page, expectAccessible }) => {
      await page.goto('/nobody-cooks-here');
      await expect(page.getByRole('heading', { level: 1, name: '¡No encontramos el local! Revisa la dirección', exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expectAccessible();
    });
  });

  test('the API says so with 404, a text and a code', async ({ api }) => {
    const answer = await api.get('/api/restaurant/data/v2/nobody-cooks-here');
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'Restaurant not found', code: expect.stringMatching(/./) as unknown });
  });
});

test.describe('an API that cannot be used at the start', () => {
  const answers = {
    'is out of reach': { reply: null, told: 'offline' },
    'breaks down': { reply: { status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }, told: 'failed' },
    'answers with something else than JSON': { reply: { status: 200, contentType: 'application/json', body: '<!doctype html>' }, told: 'failed' },
    'answers with JSON that is no restaurant': { reply: { status: 200, contentType: 'application/json', body: '{"info":{"id":"x"},"menu":[]}' }, told: 'failed' },
    'refuses for another reason than an unknown restaurant': { reply: { status: 404, contentType: 'application/json', body: '{"error":"Gone"}' }, told: 'failed' },
  } as const;

  for (const [what, { reply, told }] of Object.entries(answers)) {
    test(`it ${what}: a reason, and Retry brings the menu without a reload`, async ({ page, store, texts, pageErrors, expectAccessible }) => {
      pageErrors.expect(/restaurant\/data/);
      await page.route(DATA, (route) => (reply === null ? route.abort('connectionrefused') : route.fulfill(reply)));
      await store.open();
      const panel = page.getByRole('alert').filter({ hasText: texts('shell:load-failed.title') });
      await expect(panel).toContainText(texts(`shell:load-failed.${told}`));
      await expectAccessible();
      await page.evaluate(() => { document.body.dataset['stayed'] = 'yes'; });
      await page.unroute(DATA);
      await panel.getByRole('button', { name: texts('shell:load-failed.retry') }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
      expect(await page.evaluate(() => document.body.dataset['stayed'])).toBe('yes');
    });
  }

  test('[OPEN-017] on a device that was here before, the last menu serves, marked as such, and nothing of the cart is lost', async ({ page, store, texts, pageErrors }) => {
    pageErrors.expect(/restaurant\/data/);
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

test('an empty menu says so, with the restaurant around it', async ({ page, store, texts, expectAccessible }) => {
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    Object.assign(menu, { featuredItems: [], combos: [], categories: [], pizzas: { sizes: [], flavorCategories: [], extras: { crust: [], dough: [], additionalToppings: [] } } });
  });
  await store.open();
  await expect(page.getByRole('heading', { name: texts('mf-menu:menu.empty') })).toBeVisible();
  await expect(page.getByRole('link', { name: texts('mf-menu:tabs.hours') })).toBeVisible();
  await expectAccessible();
});

test('a dish that costs nothing can be put into the cart, where everything costs R$0,00', async ({ page, store, cart }) => {
  await changeRestaurant(page, 'bella-napoli', ({ menu }) => {
    const [category] = menu['categories'] as { products: Record<string, unknown>[] }[];
    Object.assign(category?.products.find(({ name }) => name === 'Bruschetta al Pomodoro') ?? {}, { price: 0 });
  });
  await store.open();
  await store.addProduct('Bruschetta al Pomodoro');
  await store.openCart();
  await expect(cart.line('Bruschetta al Pomodoro')).toContainText('R$0,00');
  await expect(page.getByRole('status').filter({ hasText: 'R$0,00' })).toBeVisible();
});
