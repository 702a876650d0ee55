import { expect, test } from '../fixtures';
import { placeOnline } from '../support/place-online';

const paymentOf = async (api: Parameters<typeof placeOnline>[0], uuid: string) => ((await (await api.get(`/api/order/${uuid}/payment`)).json()) as { status: string }).status;

test.describe('the hosted pages of the demo bank', () => {
  test('@desktop [TRACKING-12] a payment is approved on the page its reference leads to, and the customer is back at the storefront', async ({ page, api, expectAccessible }) => {
    const order = await placeOnline(api, 'bella-napoli', 'mercadopago');
    await page.goto(order.onlinePaymentReference);
    await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
    await expect(page.getByText(`#${order.orderNoText}`)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Aprovar pagamento' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/app/bella-napoli'));
    expect(await paymentOf(api, order.uuid)).toBe('paid');
    await page.goto(order.onlinePaymentReference);
    await expect(page.getByRole('heading', { name: 'Pagamento aprovado' })).toBeVisible();
    await expectAccessible();
  });

  test('[SHELL-45] the way back names client, order, payment and outcome', async ({ page, api }) => {
    const order = await placeOnline(api, 'bella-napoli', 'pagseguro');
    await page.goto(order.payment.link);
    const back = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/app/bella-napoli?'));
    await page.getByRole('button', { name: 'Recusar pagamento' }).click();
    const { searchParams } = new URL((await back).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      cid: order.uuid, oid: order.id, preference_id: order.payment.link.split('/').at(-1), collection_status: 'rejected', external_reference: order.uuid,
    });
    expect(await paymentOf(api, order.uuid)).toBe('declined');
  });

  test('a declined payment is tried again on the same page, by the keyboard alone', async ({ page, api, expectAccessible }) => {
    const order = await placeOnline(api, 'bella-napoli', 'pixAsaas');
    await page.goto(order.payment.link);
    await page.getByRole('button', { name: 'Recusar pagamento' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/app/'));
    await page.goto(order.payment.link);
    await expect(page.getByRole('status')).toHaveText('O pagamento foi recusado. Você pode tentar de novo.');
    await expect(page.getByRole('group', { name: 'Código Pix copia e cola' })).toHaveText(order.payment.pixCode);
    await expectAccessible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Aprovar pagamento' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/app/'));
    expect(await paymentOf(api, order.uuid)).toBe('paid');
  });

  test('an address that names no payment says so', async ({ page, pageErrors, expectAccessible }) => {
    pageErrors.expect(/404/);
    await page.goto('/api/sandbox-bank/nothing');
    await expect(page.getByRole('heading', { name: 'Pagamento não encontrado' })).toBeVisible();
    await expectAccessible();
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('@desktop the page speaks the browser’s language', async ({ page, api, expectAccessible }) => {
    const order = await placeOnline(api, 'slice-house', 'stripe');
    await page.goto(order.payment.link);
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible();
    await expect(page.getByText('Stripe')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: /^Leave without paying/ }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/app/slice-house'));
    expect(await paymentOf(api, order.uuid)).toBe('pending');
  });
});
