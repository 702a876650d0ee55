import { screen, waitFor, within } from '@testing-library/react';
import { $orderDraft } from '@storefront/shared-domain/models';
import { advanceOrder } from '../../support/kitchen';
import { placeOrder } from '../../support/placed-order';
import { smallMenu } from '../../support/small-menu';
import { apiRequest } from '../kit/api-request';
import { changeRestaurant } from '../kit/change-restaurant';
import { storeLastOrder } from '../kit/last-order';
import { storeAddress, storeLastDelivery } from '../kit/stored';
import { openMenu } from './open-menu';

type Product = { id: string; price: number; hasStock: boolean };
type Wire = { categories: { products: Product[] }[]; featuredItems: Product[] };

const changeProduct = (id: string, change: Partial<Product>) =>
  changeRestaurant('bella-napoli', (wire) => {
    smallMenu(wire);
    const { categories, featuredItems } = wire.menu as unknown as Wire;
    for (const product of [...featuredItems, ...categories.flatMap(({ products }) => products)])
      if (product.id === id) Object.assign(product, change);
  });

test('[MENU-12] [OPEN-040] the last order goes into the cart by one tap, at its present prices', async () => {
  const order = await placeOrder(apiRequest);
  storeLastOrder(order);
  const { go, path, texts, user } = await openMenu('bella-napoli', {
    before: changeProduct(order.product.id, { price: 77.7 }),
  });
  const strip = await screen.findByRole('region', { name: texts('mf-menu:again.title') });
  const add = await within(strip).findByRole('button', { name: texts('mf-menu:again.add') });
  expect(strip).toHaveTextContent(order.product.name);
  expect(strip).toHaveTextContent('R$77,70');
  await user.click(add);
  // no type is stored for this device: it has to be chosen
  await screen.findByRole('radiogroup', { name: texts('mf-delivery:type.title') });
  expect(path()).toBe('/delivery');
  await go('/shopping-cart');
  await screen.findByRole('heading', { level: 1, name: texts('mf-cart:page.title') });
  expect(screen.getByRole('main')).toHaveTextContent(order.product.name);
  expect(screen.getByRole('main')).toHaveTextContent('sem pressa');
});

test.each(['balcony', 'delivery'] as const)(
  '[OPEN-001] [OPEN-002] [OPEN-050] the last order of a returning customer starts at the checkout: %s',
  async (type) => {
    storeLastOrder(await placeOrder(apiRequest));
    storeAddress(101, {
      street: 'Rua Harmonia',
      number: '120',
      zone: 'Pinheiros',
      city: 'São Paulo',
    });
    storeLastDelivery(101, { type, name: 'Marina Alves', email: '' });
    const { path, scope, texts, user } = await openMenu('bella-napoli', {
      before: changeRestaurant('bella-napoli', (wire) => {
        smallMenu(wire);
        wire.info['min_total_delivery'] = 0;
      }),
    });
    const strip = await screen.findByRole('region', { name: texts('mf-menu:again.title') });
    await user.click(
      await within(strip).findByRole('button', { name: texts('mf-menu:again.add') }),
    );
    await screen.findByRole('heading', { level: 1, name: texts('mf-checkout:page.title') });
    expect(path()).toBe('/payment');
    expect(scope.getState($orderDraft)).toMatchObject({
      customer: { name: 'Marina Alves' },
      schedule: { kind: 'now' },
      place: type === 'delivery' ? { address: { street: 'Rua Harmonia' } } : null,
    });
  },
);

test('[OPEN-040] an order with nothing left on sale is not offered', async () => {
  const order = await placeOrder(apiRequest);
  storeLastOrder(order);
  const { network, texts } = await openMenu('bella-napoli', {
    before: changeProduct(order.product.id, { hasStock: false }),
  });
  // once by the shell and once by the menu, in any order
  await waitFor(() => expect(network.requests('GET', `/order/uuid/${order.uuid}`)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(texts('mf-menu:again.title'))).toBeNull());
});

test('[API-08] an order that cannot be read leaves the menu as it is', async () => {
  storeLastOrder(await placeOrder(apiRequest));
  const { texts } = await openMenu('bella-napoli', {
    before: (network) => {
      changeRestaurant('bella-napoli', smallMenu)(network);
      network.answer('GET', /^\/order\/uuid\//, { status: 503, json: {} });
    },
  });
  await waitFor(() => expect(screen.queryByText(texts('mf-menu:again.title'))).toBeNull());
  expect(document.querySelector('main article')).toBeVisible();
});

test('[MENU-10] [OPEN-042] an order with an open payment is warned of until the order moves on', async () => {
  const order = await placeOrder(apiRequest, 'slice-house');
  localStorage.setItem(
    `external_reference_${order.uuid}`,
    JSON.stringify({ v: 1, value: 'preference' }),
  );
  const { go, network, path, texts, user } = await openMenu('slice-house', { language: 'en' });
  const warning = await screen.findByText('Order has missing payment');
  await user.click(
    within(warning.closest('[role="status"]') as HTMLElement).getByRole('link', {
      name: texts('mf-menu:payment-missing.see', { number: order.orderNoText }),
    }),
  );
  expect(
    await screen.findByRole('region', { name: texts('mf-tracking:state.label') }),
  ).toBeVisible();
  expect(path()).toContain(`/track?token=${order.uuid}`);
  await advanceOrder(apiRequest, order.uuid);
  const before = network.requests('GET', /^\/order\/uuid\//).length;
  await go('');
  await waitFor(() =>
    expect(network.requests('GET', /^\/order\/uuid\//).length).toBeGreaterThan(before),
  );
  await waitFor(() => expect(screen.queryByText('Order has missing payment')).toBeNull());
});
