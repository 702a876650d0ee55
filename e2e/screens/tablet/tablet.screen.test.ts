import { screen, waitFor, within } from '@testing-library/react';
import { $lines } from '@storefront/shared-domain/models';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { atTablet, PLAIN, press } from './at-tablet';

test.each(['pt-br', 'en'] as const)(
  '[TABLE-12] in %s a blocked restaurant says that its menu is unavailable',
  async (language) => {
    const { texts } = await openStorefront('/loja-bloqueada/tablet', { language });
    expect(
      await screen.findByRole('heading', { level: 1, name: texts('mf-menu:menu.unavailable') }),
    ).toBeVisible();
    expect(document.querySelector('article')).toBeNull();
  },
);

const withoutDigitalMenu = changeRestaurant(
  'cantina-mesa',
  ({ info }) => void Object.assign(info['modules'] as object, { digital_menu: false }),
);

test('[TABLE-12] [CONFLICTS-08] without a digital menu the tablet is closed, and the table menu is open', async () => {
  const { go, texts } = await atTablet('7', { before: withoutDigitalMenu });
  expect(
    await screen.findByRole('heading', { name: texts('mf-menu:menu.unavailable') }),
  ).toBeVisible();
  await go('');
  expect(await screen.findByRole('heading', { name: PLAIN })).toBeVisible();
});

test.each(['pt-br', 'en'] as const)(
  '[TABLE-13] in %s the cart beside the menu names its table and its lines',
  async (language) => {
    const { add, openCart, path, texts } = await atTablet('7', { language });
    await add(PLAIN);
    const cart = within(await openCart());
    expect(
      cart.getByRole('heading', { level: 2, name: texts('mf-cart:table.title', { table: '7' }) }),
    ).toBeVisible();
    expect(cart.getByRole('heading', { name: PLAIN })).toBeVisible();
    expect(path()).toBe('/tablet');
  },
);

test('[TABLE-13] the cart beside the menu changes quantities, and closes with its last line', async () => {
  const opened = await atTablet('7');
  const { add, openCart, scope, texts } = opened;
  await add(PLAIN);
  const cart = await openCart();
  await press(opened, cart, texts('mf-cart:line.increase', { name: PLAIN }));
  expect(within(cart).getByRole('spinbutton')).toHaveValue('2');
  await press(opened, cart, texts('mf-cart:line.decrease', { name: PLAIN }));
  await press(opened, cart, texts('mf-cart:line.remove', { name: PLAIN }));
  await waitFor(() => expect(cart).not.toBeInTheDocument());
  expect(scope.getState($lines)).toEqual([]);
  expect(screen.queryByText(texts('mf-cart:button.see'))).toBeNull();
});
