import { act, screen, waitFor, within } from '@testing-library/react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { plainLines } from '../../support/any-lines';
import { changeRestaurant } from '../kit/change-restaurant';
import { demoRestaurant } from '../kit/demo-restaurant';
import { leaveStorefronts } from '../kit/open-storefront';
import { atPayment, ORDER } from './at-payment';

type Category = { products: Record<string, unknown>[] };

const BRUSCHETTA = 'Bruschetta al Pomodoro';
const CLOSED = 'We were unable to place your order because the store is currently closed.';
const GENERIC = 'An error occurred while trying to place the order. Please try again.';

test.each([
  {
    rows: '[ERRORS-03]',
    error: 'Restaurant Closed',
    header: 'Closed Store!',
    message: CLOSED,
    hasViewOrder: true,
  },
  { rows: '[ERRORS-04]', error: 'No Cashier were found', header: 'Closed Store!', message: CLOSED },
  { rows: '[ERRORS-05]', error: 'Client is blocked', header: 'Error!', message: 'CX000019' },
  {
    rows: '[ERRORS-09]',
    error: 'Coupom Use Limit Exceeded',
    header: 'Error!',
    message: 'This coupon has reached the maximum usage quantity.',
  },
  {
    rows: '[ERRORS-10] [ERRORS-12]',
    error: 'Coupom with hours template',
    header: 'Error!',
    message: 'This coupom could not be used with this hours template',
  },
  {
    rows: '[ERRORS-01]',
    error: 'an error without a text of its own',
    header: 'Error!',
    message: GENERIC,
  },
])(
  '$rows [CHECKOUT-47] [CHECKOUT-48] an order refused with "$error" shows its text, and OK leads to the cart',
  async ({ error, header, message, hasViewOrder = false }) => {
    const { network, order, press, path } = await atPayment({ language: 'en' });
    network.answer('POST', ORDER, { status: 409, json: { error, code: 'x' } });
    await order();
    const dialog = await screen.findByRole('alertdialog', { name: header });
    expect(dialog).toHaveTextContent(message);
    expect(within(dialog).queryAllByRole('button', { name: 'View Order' })).toHaveLength(
      hasViewOrder ? 1 : 0,
    );
    await press(dialog, 'domain:action.ok');
    await waitFor(() => expect(path()).toBe('/shopping-cart'));
    expect(await screen.findByRole('heading', { name: BRUSCHETTA })).toBeVisible();
  },
);

test('[OPEN-099] a phone that does not exist is reported, and can be changed', async () => {
  const { network, order, press, path, texts } = await atPayment();
  const error = "The customer's data is not valid: phone";
  network.answer('POST', ORDER, { status: 422, json: { error, code: 'customer_invalid' } });
  await order();
  const dialog = await screen.findByRole('alertdialog', {
    name: texts('domain:order-error.phone.header'),
  });
  expect(dialog).toHaveTextContent(texts('domain:order-error.phone.message'));
  await press(dialog, 'domain:order-error.phone.change');
  await waitFor(() => expect(path()).toBe('/delivery'));
});

test('[ERRORS-01] [OPEN-068] a server error is not quoted, and Try again sends the order under its key', async () => {
  const { network, order, press, path } = await atPayment({ language: 'en' });
  network.allow('GET', /^\/order\/uuid\//, 404); // was it placed after all?
  const restore = network.answer('POST', ORDER, {
    status: 500,
    json: { error: 'TypeError: order is null at orders.ts:12', code: 'internal' },
  });
  await order();
  const dialog = await screen.findByRole('alertdialog', { name: 'Error!' });
  expect(dialog).toHaveTextContent(GENERIC);
  expect(document.body).not.toHaveTextContent('TypeError');
  restore();
  await press(dialog, 'domain:action.retry');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order successfully placed!' }),
  ).toBeVisible();
  expect(path()).toBe('/payment/success');
  const [first, second, ...others] = network
    .requests('POST', ORDER)
    .map(({ body }) => (body as { details: { uuid: string } }).details.uuid);
  expect(others).toEqual([]);
  expect(second).toBe(first);
});

test('[API-04] [CHECKOUT-12] [CHECKOUT-42] a busy server accepts the order later, under the same key', async () => {
  const { network, order, confirmButton, path } = await atPayment({ language: 'en' });
  const shown: unknown[] = [];
  const restore = network.answer('POST', ORDER, () => {
    shown.push([
      confirmButton()?.getAttribute('aria-busy'),
      screen.queryAllByRole('alertdialog').length,
    ]);
    if (shown.length === 3) restore();
    return {
      status: 503,
      headers: { 'retry-after': '0' },
      json: { error: 'Too much is going on right now', code: 'busy' },
    };
  });
  await order();
  expect(
    await screen.findByRole(
      'heading',
      { level: 1, name: 'Order successfully placed!' },
      { timeout: 20_000 },
    ),
  ).toBeVisible();
  expect(path()).toBe('/payment/success');
  expect(shown).toEqual(Array(3).fill(['true', 0]));
  const uuids = network
    .requests('POST', ORDER)
    .map(({ body }) => (body as { details: { uuid: string } }).details.uuid);
  expect([uuids.length, new Set(uuids).size]).toEqual([4, 1]);
});

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

test('[OPEN-069] an item out of stock that the cart does not have is shown as the server wrote it', async () => {
  const { network, order, press, path } = await atPayment();
  const raw = 'Molho da casa não possui quantidade suficiente em estoque';
  network.answer('POST', ORDER, { status: 409, json: { error: raw, code: 'out_of_stock' } });
  await order();
  const dialog = await screen.findByRole('alertdialog', { name: 'Item sem estoque' });
  expect(dialog).toHaveTextContent(raw);
  await press(dialog, 'domain:action.ok');
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  expect(await screen.findByRole('heading', { name: BRUSCHETTA })).toBeVisible();
});

test('[ERRORS-08] an item out of stock is named and removed; an empty cart leads to the menu', async () => {
  const { network, order, press, path } = await atPayment();
  network.answer('POST', ORDER, {
    status: 409,
    json: {
      error: `${BRUSCHETTA} não possui quantidade suficiente em estoque`,
      code: 'out_of_stock',
    },
  });
  await order();
  const dialog = await screen.findByRole('alertdialog', { name: 'Item sem estoque' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(BRUSCHETTA);
  await press(dialog, 'domain:action.ok');
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
});

test('[CHECKOUT-48] [ERRORS-02] [OPEN-067] the same cart ordered again at once leads to the first order', async () => {
  const first = await atPayment({ language: 'en' });
  await first.order();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order successfully placed!' }),
  ).toBeVisible();
  const [{ body }] = first.network.requests('POST', ORDER) as unknown as [
    { body: { details: { uuid: string } } },
  ];
  // the same device: its fingerprint is stored
  expect(await leaveStorefronts({ isStoragePreserved: true })).toEqual([]);

  const { network, order, press, path } = await atPayment({ language: 'en' });
  network.allow('POST', ORDER, 409);
  await order();
  const dialog = await screen.findByRole('alertdialog', { name: 'Attention!' });
  expect(dialog).toHaveTextContent('Your order has been placed previously.');
  await press(dialog, 'domain:action.view-order');
  await waitFor(() => expect(path()).toBe(`/track?token=${body.details.uuid}`));
});

test('[ERRORS-02] an order that another tab placed meanwhile is shown as ordered, with View Order', async () => {
  const { network, press, path, texts } = await atPayment();
  const uuid = crypto.randomUUID();
  network.answer('GET', `/order/uuid/${uuid}`, 'never');
  const key = keys.lastOrderToken(101);
  await act(async () => {
    // what the browser does in this tab when another one has written
    createStorage(() => localStorage).write(key, uuid);
    dispatchEvent(
      new StorageEvent('storage', {
        key,
        newValue: localStorage.getItem(key),
        storageArea: localStorage,
      }),
    );
  });
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(texts('domain:order-error.already-ordered.message'));
  await press(dialog, 'domain:action.view-order');
  await waitFor(() => expect(path()).toBe(`/track?token=${uuid}`));
});

test('[ERRORS-07] an ordered item that is gone is removed, and the rest of the cart stays', async () => {
  const data = await demoRestaurant('bella-napoli');
  const [bruschetta] = plainLines(data, 1) as [CartLine];
  const ghost = {
    ...bruschetta,
    id: 'prato-fantasma',
    lineId: 'ghost',
    name: 'Prato Fantasma',
  } as CartLine;
  const withGhost = changeRestaurant('bella-napoli', ({ menu }) => {
    const [category] = menu['categories'] as Category[];
    category?.products.push({
      ...category.products.find(({ name }) => name === BRUSCHETTA),
      id: 'prato-fantasma',
      name: 'Prato Fantasma',
    });
  });
  let restore = (): void => undefined;
  const { network, order, press, path } = await atPayment({
    lines: [bruschetta, ghost],
    before: (prepared) => void (restore = withGhost(prepared)),
  });
  restore();
  network.allow('POST', ORDER, 422);
  await order();
  const dialog = await screen.findByRole('alertdialog');
  await press(dialog, 'domain:order-error.unavailable.remove');
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  expect(await screen.findByRole('heading', { name: BRUSCHETTA })).toBeVisible();
  // the journal of the cart writes the removal before the screen shows it
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Prato Fantasma' })).toBeNull());
});

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
