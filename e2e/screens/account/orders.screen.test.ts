import { screen, waitFor, within } from '@testing-library/react';
import { newLine } from '@storefront/shared-domain/rules';
import { placeOrder, type PlacedByApi } from '../../support/placed-order';
import { productsOf } from '../../support/stored-cart';
import { freshCustomer, logIn } from '../kit/accounts';
import { apiRequest } from '../kit/api-request';
import { demoRestaurant } from '../kit/demo-restaurant';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';

type Wire = { menu: { categories: { products: { id: string; price: number }[] }[] } };
const DATA = /^\/restaurant\/data\/v2\//;
const money = (cents: number): string => `R$${(cents / 100).toFixed(2).replace('.', ',')}`;

/** The page of orders of a new customer with one order. */
async function atOrders(options: (order: PlacedByApi) => Options = () => ({})) {
  const customer = await freshCustomer();
  const order = await placeOrder(apiRequest, 'bella-napoli', customer.token);
  const opened = await openStorefront('/bella-napoli/login?returnTo=%2Forders', options(order));
  await logIn(opened, customer.email, customer.password);
  const card = async (): Promise<HTMLElement> =>
    (await screen.findByRole('heading', { name: new RegExp(order.orderNoText) })).closest(
      'article',
    )!;
  return {
    ...opened,
    order,
    card,
    orderAgain: async () => opened.user.click(within(await card()).getByRole('button')),
  };
}

/** The record with the price of a product changed, or without the product. */
async function changedRecord(productId: string, change: 'dearer' | 'gone'): Promise<Wire> {
  const wire = (await (
    await apiRequest.get('/api/restaurant/data/v2/bella-napoli')
  ).json()) as Wire;
  for (const category of wire.menu.categories) {
    if (change === 'gone')
      category.products = category.products.filter(({ id }) => id !== productId);
    for (const product of category.products) if (product.id === productId) product.price += 3;
  }
  return wire;
}

test('[API-06] an account without orders says so', async () => {
  const customer = await freshCustomer();
  const opened: Opened = await openStorefront('/bella-napoli/login?returnTo=%2Forders');
  await logIn(opened, customer.email, customer.password);
  expect(await screen.findByText(opened.texts('mf-account:orders.none-title'))).toBeVisible();
});

test('[API-06] an order shows its lines and status, leads to its tracking and goes into the cart again', async () => {
  const { card, go, order, orderAgain, path, texts, user } = await atOrders();
  expect(await card()).toHaveTextContent(order.product.name);
  expect(await card()).toHaveTextContent(texts('domain:order.status.CREATED'));
  expect(within(await card()).getByRole('link')).toHaveAttribute(
    'href',
    `/bella-napoli/track?token=${order.uuid}`,
  );
  await user.click(within(await card()).getByText(texts('mf-account:orders.content')));
  const content = within(await card());
  expect(
    content.getByRole('list', {
      name: texts('mf-account:orders.items', { number: order.orderNoText }),
    }),
  ).toHaveTextContent(`1× ${order.product.name} ${money(order.product.price)}`);
  expect(content.getAllByRole('definition').at(-1)).toHaveTextContent(money(order.product.price));
  await orderAgain();
  const dialog = within(
    await screen.findByRole('dialog', {
      name: texts('mf-account:reorder.title', { number: order.orderNoText }),
    }),
  );
  expect(dialog.getByRole('list', { name: texts('mf-account:reorder.items') })).toHaveTextContent(
    order.product.name,
  );
  expect(dialog.queryByRole('list', { name: texts('mf-account:reorder.changed') })).toBeNull();
  await user.click(dialog.getByRole('button', { name: texts('mf-account:reorder.take') }));
  await screen.findByRole('radiogroup', { name: texts('mf-delivery:type.title') });
  expect(path()).toBe('/delivery'); // no type is stored for this device
  await go('/shopping-cart');
  expect(await screen.findByRole('heading', { level: 2, name: order.product.name })).toBeVisible();
});

test('[API-06] a price that has changed since is shown before anything moves', async () => {
  const { order, orderAgain, texts } = await atOrders(({ product }) => ({
    before: (network) =>
      network.answer('GET', DATA, async () => ({
        json: await changedRecord(product.id, 'dearer'),
      })),
  }));
  await orderAgain();
  const changed = await screen.findByRole('list', { name: texts('mf-account:reorder.changed') });
  expect(changed).toHaveTextContent(
    texts('mf-account:reorder.price', {
      from: money(order.product.price),
      to: money(order.product.price + 300),
    }),
  );
});

test('[API-06] an order of which nothing is sold any more cannot be ordered again', async () => {
  const { orderAgain, texts } = await atOrders(({ product }) => ({
    before: (network) =>
      network.answer('GET', DATA, async () => ({ json: await changedRecord(product.id, 'gone') })),
  }));
  await orderAgain();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(texts('mf-account:reorder.left.gone'));
  expect(dialog).toHaveTextContent(texts('mf-account:reorder.nothing'));
  expect(
    within(dialog).queryByRole('button', { name: texts('mf-account:reorder.take') }),
  ).toBeNull();
});

test.each(['add', 'replace'] as const)('[API-06] a cart with other lines: %s', async (how) => {
  const tiramisu = productsOf(await demoRestaurant('bella-napoli')).find(
    ({ name }) => name === 'Tiramisù',
  )!;
  const { go, order, orderAgain, texts, user } = await atOrders(() => ({
    draft: { lines: [newLine(tiramisu, [], 'tiramisu')] },
  }));
  await go('/orders');
  await orderAgain();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(texts('mf-account:reorder.question'));
  await user.click(
    within(dialog).getByRole('button', { name: texts(`mf-account:reorder.${how}`) }),
  );
  if (how === 'replace') {
    await screen.findByRole('radiogroup', { name: texts('mf-delivery:type.title') });
    await go('/shopping-cart');
  }
  expect(await screen.findByRole('heading', { level: 2, name: order.product.name })).toBeVisible();
  expect(screen.queryAllByRole('heading', { level: 2, name: 'Tiramisù' })).toHaveLength(
    how === 'add' ? 1 : 0,
  );
});

test('[API-06] a failed list shows a reason and Retry; orders after the tenth load on request', async () => {
  const customer = await freshCustomer();
  const orders: PlacedByApi[] = [];
  for (let count = 0; count < 11; count += 1)
    orders.push(await placeOrder(apiRequest, 'bella-napoli', customer.token));
  let isDown = true;
  const opened = await openStorefront('/bella-napoli/login?returnTo=%2Forders', {
    before: (network) =>
      network.answer('POST', /orders\/paginate\/1\/10$/, () => (isDown ? 'down' : 'pass')),
  });
  const { texts, user } = opened;
  await logIn(opened, customer.email, customer.password);
  const alert = (await screen.findByText(texts('mf-account:orders.failed'))).closest<HTMLElement>(
    '[role="alert"]',
  )!;
  expect(alert).toHaveTextContent(texts('domain:error.offline'));
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: texts('domain:action.retry') }));
  const list = within(await screen.findByRole('list', { name: texts('mf-account:orders.title') }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(10));
  const first = new RegExp(orders[0]!.orderNoText);
  expect(list.queryByRole('heading', { name: first })).toBeNull();
  await user.click(screen.getByRole('button', { name: texts('mf-account:more') }));
  expect(await list.findByRole('heading', { name: first })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts('mf-account:more') })).toBeNull();
});
