import { expect, test } from '../fixtures';
import { placeOnline } from '../support/place-online';

const paymentOf = async (api: Parameters<typeof placeOnline>[0], uuid: string) =>
  ((await (await api.get(`/api/order/${uuid}/payment`)).json()) as { status: string }).status;

test('[SHELL-45] [TRACKING-12] a declined payment names its order on return, and is approved by keyboard', async ({
  page,
  api,
}) => {
  const order = await placeOnline(api, 'bella-napoli', 'pixAsaas');
  await page.goto(order.payment.link);
  await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  await expect(page.getByText(`#${order.orderNoText}`)).toBeVisible();
  const back = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/app/bella-napoli?'),
  );
  await page.getByRole('button', { name: 'Recusar pagamento' }).click();
  const { searchParams } = new URL((await back).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    cid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    oid: order.id,
    preference_id: order.payment.link.split('/').at(-1),
    collection_status: 'rejected',
    external_reference: order.uuid,
  });
  // cid grants acting on the order: a shared link must not contain it
  expect(searchParams.get('cid')).not.toBe(order.uuid);
  await page.waitForURL((url) => url.pathname.startsWith('/app/'));
  expect(await paymentOf(api, order.uuid)).toBe('declined');

  await page.goto(order.payment.link);
  await expect(page.getByRole('status')).toHaveText(
    'O pagamento foi recusado. Você pode tentar de novo.',
  );
  await expect(page.getByRole('group', { name: 'Código Pix copia e cola' })).toHaveText(
    order.payment.pixCode,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Aprovar pagamento' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/app/'));
  expect(await paymentOf(api, order.uuid)).toBe('paid');
  await page.goto(order.payment.link);
  await expect(page.getByRole('heading', { name: 'Pagamento aprovado' })).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the page uses the browser’s language; left without paying the payment is pending', async ({
    page,
    api,
    failures,
  }) => {
    const order = await placeOnline(api, 'slice-house', 'stripe');
    await page.goto(order.payment.link);
    await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible();
    await expect(page.getByText('Card', { exact: true })).toBeVisible();
    await expect(page.getByText(/stripe/i)).toHaveCount(0);
    await page.getByRole('button', { name: /^Leave without paying/ }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/app/slice-house'));
    expect(await paymentOf(api, order.uuid)).toBe('pending');
    failures.allow({ method: 'GET', path: '/api/sandbox-bank/nothing', status: 404 });
    await page.goto('/api/sandbox-bank/nothing');
    await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  });
});
