import { expect, test } from '../fixtures';
import { recordOf } from '../support/change-restaurant';

const DATA = recordOf('bella-napoli');

test.describe('an address that names no restaurant, in English', () => {
  test.use({ locale: 'en-US' });
  test('[SHELL-47] [SHELL-48] [CONFLICTS-21] 404, the words of the specification, and loading stops', async ({
    page,
    failures,
    expectAccessible,
  }) => {
    failures.allow(
      { method: 'GET', path: '/app/nobody-cooks-here/shopping-cart', status: 404 },
      { method: 'GET', path: '/api/restaurant/nobody-cooks-here.json', status: 404 },
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

test(
  '[OPEN-017] without a connection: the reason, and Retry without a reload; a known device has the ' +
    'last menu',
  async ({ page, store, texts, failures, expectAccessible }) => {
    for (const path of [
      '/api/restaurant/bella-napoli.json',
      '/api/restaurant/data/v2/bella-napoli',
    ])
      failures.allow({ method: 'GET', path, status: 'failed', times: 6 });
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

    await store.addProduct('Tiramisù');
    await expect(store.cartButton()).toBeVisible();
    // written once the page is idle
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith('cardapio.'))),
      )
      .toBe(true);
    await page.route(DATA, (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(page.getByText(texts('shell:stale.notice'))).toBeVisible();
    await expect(store.card('Tiramisù')).toBeVisible();
    await expect(store.cartButton()).toContainText('R$29,90');
  },
);
