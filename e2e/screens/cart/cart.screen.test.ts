import { screen, waitFor, within } from '@testing-library/react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { plainLines } from '../../support/any-lines';
import { demoRestaurant } from '../kit/demo-restaurant';
import { fill } from '../kit/fill';
import { storedCart } from '../kit/stored';
import { openCart } from './cart-screen';

const lines = async (count: number): Promise<CartLine[]> =>
  plainLines(await demoRestaurant('bella-napoli'), count);

test('[CART-06] [CART-07] [CART-14] [CART-15] quantity 0 removes the line, and an empty cart leads home', async () => {
  const [line] = await lines(1);
  const cart = await openCart({ lines: [line!] });
  await cart.press('mf-cart:line.increase', { name: line!.name });
  const quantity = screen.getByRole('spinbutton', {
    name: cart.texts('mf-cart:line.quantity', { name: line!.name }),
  });
  await waitFor(() => expect(quantity).toHaveValue('2'));
  await cart.press('mf-cart:line.decrease', { name: line!.name });
  await cart.press('mf-cart:line.remove', { name: line!.name });
  await waitFor(() => expect(cart.path()).toBe(''));
  await cart.go('/shopping-cart');
  await waitFor(() => expect(cart.path()).toBe(''));
  expect(storedCart(101)?.lines ?? []).toEqual([]);
});

test('[CART-04] [CART-08] [SHELL-14] a note is written over the cart and shown on its line', async () => {
  const [line] = await lines(1);
  const cart = await openCart({ lines: [line!] });
  await cart.user.click(
    await screen.findByRole('link', {
      name: cart.texts('mf-cart:line.add-notes-to', { name: line!.name }),
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await fill(
    cart.user,
    dialog.getByRole('textbox', { name: cart.texts('mf-cart:notes.label') }),
    'Sem alho, por favor',
  );
  await cart.user.click(dialog.getByRole('button', { name: cart.texts('mf-cart:notes.save') }));
  await waitFor(() => expect(cart.path()).toBe('/shopping-cart'));
  expect(cart.line(line!.name)).toHaveTextContent('Sem alho, por favor');
});

test('[CART-08] where the restaurant accepts no comments there is no way to add a note', async () => {
  const cart = await openCart({
    lines: await lines(1),
    change: ({ info }) => {
      info['allow_order_comments'] = false;
    },
  });
  await cart.heading();
  expect(
    screen.queryByRole('link', { name: new RegExp(cart.texts('mf-cart:line.add-notes')) }),
  ).toBeNull();
});

test('[CART-20] [CART-25] [SHELL-16] a closed restaurant says so on FINISH ORDER and the cart stays', async () => {
  const cart = await openCart({
    lines: await lines(1),
    change: ({ info }) => {
      Object.assign(info, { is_closed: true, scheduleSettings: {} });
    },
  });
  await cart.finish();
  const dialog = await screen.findByRole('dialog', { name: cart.texts('mf-cart:closed.title') });
  expect(cart.path()).toBe('/shopping-cart/restaurant-closed');
  await cart.user.click(within(dialog).getByText(cart.texts('mf-cart:closed.back')));
  await waitFor(() => expect(cart.path()).toBe('/shopping-cart'));
  expect(storedCart(101)?.lines).toHaveLength(1);
});

test('[CART-12] the cart shows how much is missing for the next discount on the fee', async () => {
  const [bruschetta] = await lines(1);
  const cart = await openCart({ lines: [bruschetta!], language: 'en' });
  const missing = (amount: string, what = 'a discount'): Promise<HTMLElement> =>
    screen.findByText(`Spend ${amount} more for ${what} on the delivery fee`);
  expect(await missing('R$51,10')).toBeVisible(); // 28.90 of 80
  await cart.press('mf-cart:line.increase', { name: bruschetta!.name });
  expect(await missing('R$22,20')).toBeVisible();
  await cart.press('mf-cart:line.increase', { name: bruschetta!.name });
  expect(await missing('R$53,30', 'a bigger discount')).toBeVisible(); // 86.70 of 140
});

test('[CART-17] [CONFLICTS-05] clearing the cart requires a confirmation, and leads home', async () => {
  const cart = await openCart({ lines: await lines(2) });
  await cart.press('mf-cart:clear.button');
  const dialog = await screen.findByRole('alertdialog', {
    name: cart.texts('mf-cart:clear.title'),
  });
  await cart.user.click(
    within(dialog).getByRole('button', { name: cart.texts('mf-cart:clear.keep') }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(storedCart(101)?.lines).toHaveLength(2);
  await cart.press('mf-cart:clear.button');
  await cart.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: cart.texts('mf-cart:clear.confirm'),
    }),
  );
  await waitFor(() => expect(cart.path()).toBe(''));
  expect(storedCart(101)?.lines ?? []).toEqual([]);
});
