import { screen, waitFor, within } from '@testing-library/react';
import { placeOnline } from '../../support/place-online';
import { apiRequest } from '../kit/api-request';
import { storeDevice, storedDevice } from '../kit/last-order';
import type { Network } from '../kit/network';
import { openStorefront } from '../kit/open-storefront';
import { atPayment, ORDER } from './at-payment';

// an ES module, which Jest does not load; the code itself is read in the browser
jest.mock('qr', () => ({ __esModule: true, default: () => [[true]] }));

/** Answers the demo bank's page as the customer would in another tab. */
async function payElsewhere(link: string, action: 'approve' | 'decline'): Promise<void> {
  const token =
    /name="token" value="([\w-]+)"/.exec(await (await apiRequest.get(link)).text())?.[1] ?? '';
  await apiRequest.post(link, { form: { action, token } });
}

test('a declined pix is retried, and given up it returns what was ordered to the cart', async () => {
  const { uuid, payment, device } = await placeOnline(apiRequest, 'bella-napoli', 'pixTuna');
  storeDevice(device);
  await payElsewhere(payment.link, 'decline');
  const { texts, user, path } = await openStorefront(`/bella-napoli/payment/pix?token=${uuid}`);
  expect(await screen.findByText(texts('mf-checkout:pay.declined.title'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts('domain:action.retry') }));
  expect(await screen.findByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts('mf-checkout:pay.give-up') }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: texts('mf-checkout:pay.give-up'),
    }),
  );
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  expect(await screen.findByRole('heading', { name: 'Bruschetta al Pomodoro' })).toBeVisible();
  expect(await (await apiRequest.get(`/api/order/${uuid}/payment`)).json()).toMatchObject({
    status: 'canceled',
  });
});

test('a shared link of a pix shows its code and the reason why it cannot be canceled here', async () => {
  const { uuid } = await placeOnline(apiRequest, 'bella-napoli', 'pixTuna');
  const { texts } = await openStorefront(`/bella-napoli/payment/pix?token=${uuid}`);
  expect(await screen.findByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
  expect(screen.getByText(texts('domain:order.view-only'))).toBeVisible();
  expect(screen.queryByRole('button', { name: texts('mf-checkout:pay.give-up') })).toBeNull();
  expect(screen.queryByRole('link', { name: texts('mf-checkout:pix.bank') })).toBeNull();
});

test('a pix page without an order leads to the menu', async () => {
  const { path } = await openStorefront('/bella-napoli/payment/pix');
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
});

test.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])(
  'a pix page of an order that does not exist (%s) says so',
  async (token) => {
    const missing = (network: Network): void => {
      for (let reads = 0; reads < 2; reads += 1)
        // by the page and by the dialog after an order
        network.allow('GET', `/order/${token}/payment`, 404);
    };
    const { texts } = await openStorefront(`/bella-napoli/payment/pix?token=${token}`, {
      before: missing,
    });
    expect(await screen.findByText(texts('mf-checkout:pay.not-found'))).toBeVisible();
  },
);

test('[CHECKOUT-34] [TRACKING-13] PicPay: a dialog links to its app, and the page shows the payment', async () => {
  const { choose, confirmButton, network, press, texts, user } = await atPayment();
  await choose('picpay');
  const identity = within(screen.getByRole('dialog'));
  await user.type(
    identity.getByRole('textbox', { name: texts('mf-checkout:identity.label.email') }),
    'ana@teste.example',
  );
  await user.type(
    identity.getByRole('textbox', { name: texts('mf-checkout:identity.label.cpf') }),
    '52998224725{Enter}',
  );
  await user.click(confirmButton()!);
  const dialog = await screen.findByRole('dialog', { name: texts('mf-checkout:pay.open-app') });
  const [{ body }] = network.requests('POST', ORDER) as unknown as [
    { body: { details: { uuid: string } } },
  ];
  const { link } = (await (
    await apiRequest.get(`/api/order/${body.details.uuid}/payment`, {
      headers: { 'x-storefront-device': storedDevice() },
    })
  ).json()) as { link: string };
  expect(
    within(dialog).getByRole('link', { name: texts('mf-checkout:pay.open-app') }),
  ).toHaveAttribute('href', link);
  await press(dialog, 'domain:action.close');
  expect(
    screen.getByRole('heading', { level: 1, name: texts('mf-checkout:pay.app-title') }),
  ).toBeVisible();
  await payElsewhere(link, 'approve');
  expect(
    await screen.findByRole('heading', { level: 1, name: texts('domain:order.placed') }),
  ).toBeVisible();
});
