import { screen, waitFor, within } from '@testing-library/react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { plainLines } from '../../support/any-lines';
import { demoRestaurant } from '../kit/demo-restaurant';
import type { Network } from '../kit/network';
import { storedCart } from '../kit/stored';
import { openCart } from './cart-screen';

const UUID = '11111111-1111-4111-8111-111111111111';
const HOUR_MS = 3_600_000;

/**
 * Answers instead of the API: the link has a record of this age, and its update and deletion
 * succeed.
 */
const record =
  (ageHours: number) =>
  (network: Network): void => {
    const json = {
      created_at: new Date(Date.now() - ageHours * HOUR_MS).toISOString(),
      is_cart_recovering: 0,
    };
    network.answer('GET', '/get', { json });
    for (const path of ['/update', '/delete']) network.answer('POST', path, { json });
  };
const openLink = async (before: (network: Network) => void, lines?: CartLine[]) =>
  openCart({
    path: `hours?u=${UUID}`,
    lines: lines ?? plainLines(await demoRestaurant('bella-napoli'), 1),
    before,
  });

test('[OPEN-084] [API-19] starting over deletes the record and empties the cart', async () => {
  const cart = await openLink(record(1));
  const dialog = within(
    await screen.findByRole('dialog', { name: cart.texts('mf-cart:recovery.title') }),
  );
  await cart.user.click(
    dialog.getByRole('button', { name: cart.texts('mf-cart:recovery.start-over') }),
  );
  await waitFor(() =>
    expect(cart.network.requests('POST', '/delete').map(({ query }) => query.get('uuid'))).toEqual([
      UUID,
    ]),
  );
  expect(storedCart(101)?.lines ?? []).toEqual([]);
});

test.each([4, 40])('[CART-26] a record of %s hours ago changes nothing', async (hours) => {
  const cart = await openLink(record(hours));
  await waitFor(() => expect(cart.network.requests('GET', '/get')).toHaveLength(1));
  expect(await screen.findByText(cart.texts('mf-cart:button.see'))).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cart.network.requests('POST', '/update')).toEqual([]);
});

test('[CART-26] an unknown record changes nothing', async () => {
  const cart = await openLink((network) => network.allow('GET', '/get', 404));
  await waitFor(() => expect(cart.network.requests('GET', '/get')).toHaveLength(1));
  expect(await screen.findByText(cart.texts('mf-cart:button.see'))).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[CART-26] an empty cart is not recovered', async () => {
  const cart = await openLink(record(1), []);
  // the record was found
  await waitFor(() => expect(cart.network.requests('POST', '/update')).toHaveLength(1));
  await cart.go('/info');
  expect(await screen.findByRole('link', { name: cart.texts('mf-menu:tabs.hours') })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
