import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import {
  $address,
  $customer,
  $fee,
  $payment,
  $schedule,
  $totals,
} from '@storefront/shared-domain/models';
import { aFee, anAddress } from '@storefront/shared-domain/testing';
import { plainLines } from '../../support/any-lines';
import { placeOnline } from '../../support/place-online';
import { FEES } from '../delivery/delivery-screen';
import { apiRequest } from '../kit/api-request';
import { changeRestaurant } from '../kit/change-restaurant';
import { demoRestaurant } from '../kit/demo-restaurant';
import { fill } from '../kit/fill';
import { storeDevice, storedDevice } from '../kit/last-order';
import type { Network, Reply } from '../kit/network';
import { leaveStorefronts, openStorefront, type Opened } from '../kit/open-storefront';
import { storedCart } from '../kit/stored';
import { atPayment, ORDER, sentKeys } from './at-payment';

// an ES module, which Jest does not load; the code itself is read in the browser
jest.mock('qr', () => ({ __esModule: true, default: () => [[true]] }));

type Category = { products: Record<string, unknown>[] };

const BRUSCHETTA = 'Bruschetta al Pomodoro';
const GENERIC = 'An error occurred while trying to place the order. Please try again.';
const draft = (): string => localStorage.getItem('orderDraft-101') ?? '';

test(
  '[ERRORS-01] [ERRORS-03] [ERRORS-04] [ERRORS-05] [ERRORS-09] [ERRORS-10] [ERRORS-12] [OPEN-099] ' +
    '[CHECKOUT-47] [CHECKOUT-48] ' +
    'each refusal of an order shows its text, and OK leads to the cart',
  async () => {
    const closed = 'We were unable to place your order because the store is currently closed.';
    const { go, network, order, path, press, texts } = await atPayment({ language: 'en' });
    for (const [error, header, message] of [
      ['Restaurant Closed', 'Closed Store!', closed],
      ['No Cashier were found', 'Closed Store!', closed],
      ['Client is blocked', 'Error!', 'CX000019'],
      [
        'Coupom Use Limit Exceeded',
        'Error!',
        'This coupon has reached the maximum usage quantity.',
      ],
      [
        'Coupom with hours template',
        'Error!',
        'This coupom could not be used with this hours template',
      ],
      ['an error without a text of its own', 'Error!', GENERIC],
    ] as const) {
      const restore = network.answer('POST', ORDER, { status: 409, json: { error, code: 'x' } });
      await order();
      const dialog = await screen.findByRole('alertdialog', { name: header });
      expect(dialog).toHaveTextContent(message);
      expect([
        error,
        within(dialog).queryAllByRole('button', { name: 'View Order' }).length,
      ]).toEqual([error, error === 'Restaurant Closed' ? 1 : 0]);
      await press(dialog, 'domain:action.ok');
      await waitFor(() => expect(path()).toBe('/shopping-cart'));
      expect(await screen.findByRole('heading', { name: BRUSCHETTA })).toBeVisible();
      restore();
      await go('/payment');
    }
    network.answer('POST', ORDER, {
      status: 422,
      json: { error: "The customer's data is not valid: phone", code: 'customer_invalid' },
    });
    await order();
    const dialog = await screen.findByRole('alertdialog', {
      name: texts('domain:order-error.phone.header'),
    });
    expect(dialog).toHaveTextContent(texts('domain:order-error.phone.message'));
    await press(dialog, 'domain:order-error.phone.change');
    await waitFor(() => expect(path()).toBe('/delivery'));
  },
);

test(
  '[ERRORS-01] [ERRORS-02] [OPEN-067] [OPEN-068] [API-04] [CHECKOUT-12] [CHECKOUT-42] [CHECKOUT-48] ' +
    'after a lost connection, an error and a busy server an order is placed once; the same cart again leads to it',
  async () => {
    const first = await atPayment({ language: 'en' });
    const failure = {
      status: 500,
      json: { error: 'TypeError: order is null at orders.ts:12', code: 'internal' },
    };
    const busy = {
      status: 503,
      headers: { 'retry-after': '0' },
      json: { error: 'Too much is going on right now', code: 'busy' },
    };
    const replies: Reply[] = ['down', failure, busy, busy];
    const shown: unknown[] = [];
    first.network.answer('POST', ORDER, () => {
      shown.push([
        first.confirmButton()?.getAttribute('aria-busy'),
        screen.queryAllByRole('alertdialog').length,
      ]);
      return replies.shift() ?? 'pass';
    });
    // was it placed after all?
    first.network.answer('GET', /^\/order\/uuid\//, {
      status: 404,
      json: { error: 'no', code: 'order_not_found' },
    });
    await first.order();
    await first.press(await screen.findByRole('alertdialog'), 'domain:action.retry');
    await waitFor(() => expect(replies).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(GENERIC));
    expect(document.body).not.toHaveTextContent('TypeError');
    await first.press(screen.getByRole('alertdialog'), 'domain:action.retry');
    const placed = { level: 1, name: 'Order successfully placed!' };
    expect(await screen.findByRole('heading', placed)).toBeVisible();
    expect(first.path()).toBe('/payment/success');
    expect(shown.slice(-2)).toEqual(Array(2).fill(['true', 0]));
    const keys = sentKeys(first.network);
    expect([keys.length, new Set(keys).size]).toEqual([5, 1]);
    expect([draft(), localStorage.getItem('pendingOrder-101'), storedCart(101)?.lines]).toEqual([
      '',
      null,
      [],
    ]);
    // the same device: its fingerprint is stored
    expect(await leaveStorefronts({ isStoragePreserved: true })).toEqual([]);

    const { network, order, press, path } = await atPayment({ language: 'en' });
    network.allow('POST', ORDER, 409);
    await order();
    const again = await screen.findByRole('alertdialog', { name: 'Attention!' });
    expect(again).toHaveTextContent('Your order has been placed previously.');
    await press(again, 'domain:action.view-order');
    await waitFor(() => expect(path()).toBe(`/track?token=${keys[0]}`));
  },
);

test('[ERRORS-06] [CONFLICTS-04] an unavailable method is replaced here, or the order is canceled', async () => {
  const { network, choose, confirmButton, press, texts, user, path } = await atPayment({
    before: changeRestaurant('bella-napoli', ({ info }) => {
      info['online_payment_integrations'] = ['mercadopago'];
    }),
  });
  network.answer('POST', ORDER, {
    status: 422,
    json: { error: 'Online Payment Method is Unavaiable', code: 'online_payment_unavailable' },
  });
  const refused = async (): Promise<HTMLElement> => {
    await choose('mercadopago');
    await user.click(confirmButton()!);
    return screen.findByRole('alertdialog');
  };
  const dialog = await refused();
  expect(dialog).toHaveTextContent(texts('domain:order-error.online-method.message'));
  await press(dialog, 'mf-checkout:failure.another-method');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(path()).toBe('/payment');
  expect(confirmButton()).toBeNull();
  await press(await refused(), 'mf-checkout:failure.cancel-order');
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
});

test(
  '[OPEN-069] [ERRORS-08] an item out of stock is shown as the server wrote it, or named and ' +
    'removed; an empty cart leads to the menu',
  async () => {
    const { go, network, order, press, path } = await atPayment();
    const refused = async (item: string): Promise<HTMLElement> => {
      const error = `${item} não possui quantidade suficiente em estoque`;
      network.answer('POST', ORDER, { status: 409, json: { error, code: 'out_of_stock' } });
      await order();
      return screen.findByRole('alertdialog', { name: 'Item sem estoque' });
    };
    const unknown = await refused('Molho da casa');
    expect(unknown).toHaveTextContent('Molho da casa não possui quantidade suficiente em estoque');
    await press(unknown, 'domain:action.ok');
    await waitFor(() => expect(path()).toBe('/shopping-cart'));
    expect(await screen.findByRole('heading', { name: BRUSCHETTA })).toBeVisible();
    await go('/payment');
    const dialog = await refused(BRUSCHETTA);
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(BRUSCHETTA);
    await press(dialog, 'domain:action.ok');
    await waitFor(() => expect(path()).toMatch(/^\/?$/));
  },
);

test(
  '[ERRORS-07] [CONFLICTS-04] an unavailable product leaves the cart by its button, although the ' +
    'reloaded record still has it; other lines stay, an empty cart leads to the menu',
  async () => {
    const [bruschetta, other] = plainLines(await demoRestaurant('bella-napoli'), 2);
    const page = await atPayment({ lines: [bruschetta!, other!] });
    const { go, network, order, press, path, texts } = page;
    const refused = async (error: string, more: object = {}): Promise<HTMLElement> => {
      network.answer('POST', ORDER, { status: 422, json: { error, ...more } });
      await order();
      const name = texts('domain:order-error.unavailable.header');
      return screen.findByRole('alertdialog', { name });
    };
    const inCart = () => storedCart(101)?.lines.map(({ name }) => name);
    const unknown = await refused('Molho da casa is not available');
    expect(within(unknown).queryAllByRole('listitem')).toEqual([]);
    await press(unknown, 'domain:action.ok');
    await waitFor(() => expect(path()).toBe('/shopping-cart'));
    expect(inCart()).toEqual([bruschetta!.name, other!.name]);
    await go('/payment');

    const dialog = await refused(`Product '${bruschetta!.id}' is not available`);
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(bruschetta!.name);
    await press(dialog, 'domain:order-error.unavailable.remove');
    await waitFor(() => expect(path()).toBe('/shopping-cart'));
    await waitFor(() => expect(inCart()).toEqual([other!.name]));
    expect(screen.queryByRole('heading', { name: bruschetta!.name })).toBeNull();
    await go('/payment');

    const code = { code: 'item_unavailable', itemId: other!.id, path: 'orders.0.id' };
    const last = await refused('another name is not available', code);
    await press(last, 'domain:action.close');
    await waitFor(() => expect(path()).toBe('/shopping-cart'));
    expect(inCart()).toEqual([other!.name]);
    await go('/payment');
    await press(
      await refused('another name is not available', code),
      'domain:order-error.unavailable.remove',
    );
    await waitFor(() => expect(path()).toMatch(/^\/?$/));
    expect(inCart()).toEqual([]);
  },
);

test('a cart with an old price: the order is refused with the true total, shown, and then placed', async () => {
  const cheap = changeRestaurant('bella-napoli', ({ menu }) => {
    for (const { products } of menu['categories'] as Category[])
      for (const product of products) if (product['name'] === BRUSCHETTA) product['price'] = 1;
  });
  let restore = (): void => undefined;
  const { network, order, press, texts, path } = await atPayment({
    before: (prepared) => void (restore = cheap(prepared)),
  });
  restore();
  network.allow('POST', ORDER, 409);
  await order();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(
    texts('domain:order-error.price-changed.message', { total: 'R$27,45' }),
  );
  await press(dialog, 'domain:action.ok');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$28,90'));
  await order();
  await waitFor(() => expect(path()).toBe('/payment/success'));
});

test(
  'a reload at the payment keeps customer, time, address, fee, coupon and method; a logout deletes ' +
    'the personal data',
  async () => {
    const address = { address: anAddress({ street: 'Rua Harmonia' }), fee: aFee() };
    // the page may request the fee anew at any time
    const before = (network: Network): void =>
      void network.answer('POST', FEES, { json: { ...address.fee, deliveryFee: 8 } });
    const page = await atPayment({
      count: 2,
      before,
      draft: { deliveryType: 'delivery', address, customer: { email: 'ana@example.com' } },
    });
    await fill(page.user, screen.getByRole('textbox'), 'MIMO5');
    await page.user.click(
      screen.getByRole('button', { name: page.texts('mf-checkout:coupon.apply') }),
    );
    await page.press(
      await screen.findByRole('alertdialog', { name: page.texts('mf-checkout:coupon.applied') }),
      'domain:action.ok',
    );
    await page.choose('pix');
    await waitFor(() => expect(draft()).toContain('"method":"pix"'));
    const states = ({ scope }: Pick<Opened, 'scope'>): unknown[] =>
      [$customer, $schedule, $fee, $totals].map((store) => scope.getState<unknown>(store));
    await waitFor(() =>
      expect(states(page)).toMatchObject([
        { email: 'ana@example.com' },
        { kind: 'now' },
        address.fee,
        { couponDiscount: 500 },
      ]),
    );
    const left = states(page);
    await leaveStorefronts({ isStoragePreserved: true });

    const opened = await openStorefront('/bella-napoli/payment', { before });
    const { network, path, scope, texts } = opened;
    await screen.findByRole('heading', { level: 1, name: texts('mf-checkout:page.title') });
    expect(path()).toBe('/payment');
    await waitFor(() => expect(states(opened)).toEqual(left));
    expect(scope.getState($address)).toMatchObject({ street: 'Rua Harmonia' });
    expect(scope.getState($payment)).toMatchObject({ method: 'pix' });
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(
      texts('domain:payment.method.pix'),
    );
    expect(
      screen.getByRole('button', { name: new RegExp(texts('mf-checkout:confirm.button')) }),
    ).toBeEnabled();
    await waitFor(() => expect(network.requests('POST', /\/coupom\/check$/)).toHaveLength(1));
    await act(() => allSettled(sessionBus.logOutConfirmed, { scope }));
    expect(draft()).not.toMatch(/ana@example|Marina/);
  },
);

describe('a payment that is due', () => {
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
    expect(await screen.findByRole('heading', { name: BRUSCHETTA })).toBeVisible();
    expect(await (await apiRequest.get(`/api/order/${uuid}/payment`)).json()).toMatchObject({
      status: 'canceled',
    });
  });

  test(
    'a shared link of a pix shows its code and why it cannot be canceled here; one without an order ' +
      'says so',
    async () => {
      const { uuid } = await placeOnline(apiRequest, 'bella-napoli', 'pixTuna');
      const { go, network, texts, user } = await openStorefront(
        `/bella-napoli/payment/pix?token=${uuid}`,
      );
      expect(await screen.findByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
      expect(screen.getByText(texts('domain:order.view-only'))).toBeVisible();
      await user.click(screen.getByRole('button', { name: texts('mf-checkout:pix.copy') }));
      expect(await screen.findByText('Copiado com sucesso!')).toBeVisible(); // SHELL-59
      expect(screen.getByText(texts('mf-checkout:pix.copied'))).toBeVisible();
      expect(await navigator.clipboard.readText()).toMatch(/^000201/);
      expect(screen.queryByRole('button', { name: texts('mf-checkout:pay.give-up') })).toBeNull();
      expect(screen.queryByRole('link', { name: texts('mf-checkout:pix.bank') })).toBeNull();
      network.answer('GET', '/order/nonsense/payment', { status: 404, json: { error: 'no' } });
      await go('/payment/pix?token=nonsense');
      expect(await screen.findByText(texts('mf-checkout:pay.not-found'))).toBeVisible();
    },
  );

  test('[CHECKOUT-34] [TRACKING-13] PicPay: a dialog links to its app, and the page shows the payment', async () => {
    const { choose, confirmButton, network, press, texts, user } = await atPayment();
    await choose('picpay');
    const identity = within(screen.getByRole('dialog'));
    await fill(
      user,
      identity.getByRole('textbox', { name: texts('mf-checkout:identity.label.email') }),
      'ana@teste.example',
    );
    await fill(
      user,
      identity.getByRole('textbox', { name: texts('mf-checkout:identity.label.cpf') }),
      '52998224725',
    );
    await user.keyboard('{Enter}');
    await user.click(confirmButton()!);
    const dialog = await screen.findByRole('dialog', { name: texts('mf-checkout:pay.open-app') });
    const { link } = (await (
      await apiRequest.get(`/api/order/${sentKeys(network)[0]}/payment`, {
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
});
