/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $lines } from '@storefront/shared-domain/models';
import type { Product, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { minor } from '@storefront/shared-domain/contracts';
import { productCard } from '@storefront/shared-domain/rules';
import {
  aCategory,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aProduct,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { aStorefront } from '../../testing/storefront.test-kit';
import { ProductCard } from './product-card';

async function showCard(
  product: Product,
  info: Partial<RestaurantInfo> = {},
  to: string | null = null,
) {
  const restaurant = aRestaurant(info);
  const data = restaurantData({
    info: restaurant,
    menu: aMenu({ categories: [aCategory({ products: [product] })] }),
  });
  const storefront = await aStorefront({ data });
  render(storefront.around(<ProductCard card={productCard(product, restaurant)} to={to} />));
  return storefront;
}
const size = anExtrasGroup({
  required: true,
  type: 1,
  options: [anExtrasOption({ price: minor(350) })],
});

test('[MENU-20] image, name, description, price, old price and tag', async () => {
  await showCard(aProduct({ oldPrice: minor(2490), tags: ['Vegan'] }));
  expect(document.querySelector('img')?.getAttribute('src')).toContain(
    '/media/products/bruschetta/thumb_bruschetta',
  );
  expect(screen.getByRole('heading', { name: 'Bruschetta' })).toBeVisible();
  for (const text of ['Tomato and basil on toast', 'R$18,90', 'R$24,90', 'Vegan'])
    expect(screen.getByText(text)).toBeVisible();
  expect(document.querySelector('del')).toHaveTextContent('Old price: R$24,90');
});

test('[MENU-20] [OPEN-036] a price that depends on choices says from, where the restaurant wants it', async () => {
  await showCard(aProduct({ extras: [size] }), { show_from: true }, '/extra?product=bruschetta');
  expect(screen.getByText('from')).toBeVisible();
  expect(screen.getByText('R$22,40')).toBeVisible();
});

test('[OPEN-036] without show_from a card says the plain price', async () => {
  await showCard(aProduct({ extras: [size] }), {}, '/extra?product=bruschetta');
  expect(screen.queryByText('from')).toBeNull();
  expect(screen.getByText('R$18,90')).toBeVisible();
});

test('[MENU-20] [MENU-21] a product without required options is labeled, and not opened or added', async () => {
  const soldOut = anExtrasGroup({
    required: true,
    options: [
      anExtrasOption({ hasStock: false }),
      anExtrasOption({ id: 'cheese', available: false }),
    ],
  });
  await showCard(aProduct({ extras: [soldOut] }), {}, '/extra?product=bruschetta');
  expect(screen.getByText('Unavailable')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card that opens a page is a link by the name of the product', async () => {
  await showCard(aProduct({ extras: [size] }), {}, '/extra?product=bruschetta');
  expect(screen.getByRole('link', { name: 'Bruschetta' })).toHaveAttribute(
    'href',
    '/extra?product=bruschetta',
  );
});

test('[OPEN-034] the add button becomes a counter, keeps the focus and goes back to a button', async () => {
  const { scope } = await showCard(aProduct());
  const user = userEvent.setup();
  const add = screen.getByRole('button', { name: 'Add Bruschetta to the cart' });
  await user.tab();
  expect(add).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(add).toHaveFocus();
  expect(scope.getState($lines)).toMatchObject([{ id: 'bruschetta', qty: 2 }]);
  expect(screen.getByText('2 in the cart')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One Bruschetta less' }));
  await user.click(screen.getByRole('button', { name: 'Remove Bruschetta from the cart' }));
  expect(scope.getState($lines)).toEqual([]);
  expect(screen.getAllByRole('button')).toEqual([add]);
  expect(add).toHaveFocus();
});

test('a product that opens a page counts what is in the cart, without a counter', async () => {
  const product = aProduct({ extras: [size] });
  const { scope } = await showCard(product, {}, '/extra?product=bruschetta');
  await act(() =>
    allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ id: product.id }) }),
  );
  expect(screen.getByText('1 in the cart')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a product without a picture has a tile and nothing that fails to load', async () => {
  await showCard(aProduct({ image: '' }));
  expect(document.querySelector('img')).toBeNull();
});
