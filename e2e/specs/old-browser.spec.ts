import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';
import { withOnlineMethods } from '../support/online-methods';

test('[CHECKOUT-09] pix and Mercado Pago reach the code and the page of the payment without URL.canParse', async ({
  page,
  checkout,
  texts,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => void thrown.push(message));
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [AbortSignal, ['any', 'timeout']],
      [crypto, ['randomUUID']],
      [Array, ['fromAsync']],
    ] as const)
      for (const name of names)
        Object.defineProperty(owner, name, { configurable: true, value: undefined });
  });
  await changeRestaurant(page, 'bella-napoli', withOnlineMethods('pixAsaas', 'mercadopago'));
  await openCheckout({ page, checkout });
  await checkout.choose('pixAsaas');
  await page.getByRole('dialog').getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('domain:action.confirm'), exact: true })
    .click();
  await checkout.confirmButton().click();
  await expect(page.locator('#pix-code')).toHaveValue(/^\w{20,}/);
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
