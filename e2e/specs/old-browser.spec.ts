import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';
import { withOnlineMethods } from '../support/online-methods';

/** Takes away what older WebViews lack and the application does without. */
const withoutNewApis = (page: Page) =>
  page.addInitScript(() => {
    for (const [owner, names] of [
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [AbortSignal, ['any', 'timeout']],
      [crypto, ['randomUUID']],
      [Array, ['fromAsync']],
      [Intl, ['Segmenter', 'DisplayNames', 'DurationFormat']],
      [window, ['structuredClone', 'requestIdleCallback', 'BroadcastChannel', 'scheduler']],
      [HTMLElement.prototype, ['showPopover']],
    ] as const)
      for (const name of names)
        Object.defineProperty(owner, name, { configurable: true, value: undefined });
  });

for (const method of ['pixTuna', 'mercadopago'] as const)
  test(`${method} reaches its payment without URL.canParse and other new APIs`, async ({
    page,
    checkout,
    texts,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => void thrown.push(message));
    await withoutNewApis(page);
    await changeRestaurant(page, 'bella-napoli', withOnlineMethods('pixTuna', 'mercadopago'));
    await openCheckout({ page, checkout });
    await checkout.choose(method);
    await checkout.confirmButton().click();
    if (method === 'mercadopago') await page.waitForURL(/sandbox-bank/);
    else
      await expect(page.getByRole('textbox', { name: texts('mf-checkout:pix.code') })).toHaveValue(
        /^000201/,
      );
    expect(thrown).toEqual([]);
  });

test('a browser that is too old shows that, with the ways to order, and does not start', async ({
  page,
  failures: _,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: undefined });
  });
  await page.goto('/bella-napoli');
  const notice = page.locator('#old');
  await expect(notice).toContainText('Este navegador é antigo demais');
  await expect(notice.getByRole('link').last()).toHaveAttribute('href', /^tel:\+?\d{8,}$/);
  await notice.getByRole('link', { name: 'Abrir o cardápio sem scripts' }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/menu\.html$/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(scripts).toEqual([]);
});
