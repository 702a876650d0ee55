import { screen, waitFor, within } from '@testing-library/react';
import { plainLines } from '../../support/any-lines';
import { demoRestaurant } from '../kit/demo-restaurant';
import { openCart } from './cart-screen';

const WEEK_MS = 7 * 24 * 3_600_000;
const open = async (path?: string) =>
  openCart({ lines: plainLines(await demoRestaurant('bella-napoli'), 1), ...(path && { path }) });

test('[CART-22] [LOYALTY-04] [LOYALTY-05] [LOYALTY-06] a visitor is invited once a week, and goes on', async () => {
  const cart = await open();
  await cart.finish();
  await waitFor(() => expect(cart.path()).toBe('/shopping-cart/use-loyalty'));
  const dialog = within(
    await screen.findByRole('dialog', { name: cart.texts('mf-cart:loyalty.title') }),
  );
  expect(dialog.getByRole('link', { name: cart.texts('mf-cart:loyalty.sign-up') })).toBeVisible();
  await cart.press('mf-cart:loyalty.later');
  await waitFor(() => expect(cart.path()).toBe('/delivery'));
  await cart.go('/shopping-cart');
  await cart.finish();
  await waitFor(() => expect(cart.path()).toBe('/delivery'));
  const later = Date.now() + WEEK_MS + 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await cart.go('/shopping-cart');
  await cart.finish();
  await waitFor(() => expect(cart.path()).toBe('/shopping-cart/use-loyalty'));
});

test('[LOYALTY-05] [SHELL-15] signing up leads to the account, with the way back to the cart', async () => {
  const cart = await open('shopping-cart/use-loyalty');
  await cart.user.click(
    await screen.findByRole('link', { name: cart.texts('mf-cart:loyalty.sign-up') }),
  );
  await waitFor(() => expect(cart.path()).toBe('/register?returnTo=%2Fshopping-cart'));
});
