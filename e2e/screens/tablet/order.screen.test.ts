import { screen, waitFor, within } from '@testing-library/react';
import { $lines } from '@storefront/shared-domain/models';
import { changeRestaurant } from '../kit/change-restaurant';
import { atTablet, PLAIN, press, WITH_EXTRAS, type OpenedTablet } from './at-tablet';

const ORDER = '/restaurant/404/order/table';

/** FINISH ORDER, and the confirmation of what is sent. */
async function send(opened: OpenedTablet, cart: HTMLElement): Promise<void> {
  const { texts } = opened;
  await press(opened, cart, texts('mf-cart:footer.finish'));
  const dialog = await screen.findByRole('dialog', { name: texts('mf-cart:table-order.send') });
  await press(opened, dialog, texts('mf-cart:table-order.send-now'));
}

test('[TABLE-09] [CART-21] an order of a tablet names its table and ends at its menu', async () => {
  const opened = await atTablet('3');
  const { add, network, openCart, path, scope, texts } = opened;
  await add(PLAIN);
  await send(opened, await openCart());
  const success = await screen.findByRole('dialog', { name: texts('domain:order.placed') });
  expect(network.requests('POST', ORDER)).toMatchObject([
    { body: { details: { isTable: true, table: '3' } } },
  ]);
  await press(opened, success, texts('domain:action.back-to-menu'));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  expect([path(), scope.getState($lines)]).toEqual(['/tablet', []]);
});

test('[TABLE-13] a refused order leaves the cart as it is', async () => {
  const opened = await atTablet('3');
  const { add, network, openCart, scope, user } = opened;
  await add(PLAIN);
  const cart = await openCart();
  network.answer('POST', ORDER, { status: 500, json: { error: 'boom' } });
  network.answer('GET', /^\/order\/uuid\//, {
    status: 404,
    json: { error: 'Order not found', code: 'order_not_found' },
  }); // the page checks whether the order was placed after all
  await send(opened, cart);
  const failed = await screen.findByRole('alertdialog');
  await user.click(within(failed).getAllByRole('button').at(-1)!);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(cart).getByRole('heading', { name: PLAIN })).toBeVisible();
  expect(scope.getState($lines)).toHaveLength(1);
});

const openOptions = async ({
  user,
}: Pick<Awaited<ReturnType<typeof atTablet>>, 'user'>): Promise<void> => {
  const heading = await screen.findByRole('heading', { name: WITH_EXTRAS });
  await user.click(within(heading.closest('article')!).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: WITH_EXTRAS });
};

test('[MENU-02] a tablet has no link to a login, an account or a delivery', async () => {
  const away =
    'a[href*="/login"], a[href*="/register"], a[href*="/delivery"], a[href*="/prizes"], ' +
    'a[href*="/credit-cards"], a[href*="/cashback"]';
  const { go, texts } = await atTablet('7');
  for (const path of ['/tablet', '']) {
    await go(path);
    expect(await screen.findByRole('heading', { name: PLAIN })).toBeVisible();
    expect(screen.queryByText(texts('mf-menu:header.log-in'))).toBeNull();
    expect(document.querySelectorAll(away)).toHaveLength(0);
  }
});

test('[TABLE-08] a tablet without a table shows its menu and leads to the scan, and keeps the cart', async () => {
  const { add, openCart, path, scope, texts, user } = await atTablet(null);
  expect(await screen.findByText(texts('domain:tablet.no-table'))).toBeVisible();
  await add(PLAIN);
  const cart = await openCart();
  expect(within(cart).queryByRole('button', { name: texts('mf-cart:footer.finish') })).toBeNull();
  await user.click(within(cart).getByRole('link', { name: texts('mf-cart:table.connect') }));
  await waitFor(() => expect(path()).toBe('/tablet/scan'));
  await waitFor(() => expect(cart).not.toBeInTheDocument());
  expect(scope.getState($lines)).toHaveLength(1);
});

test('[TABLE-08] the tablet of a closed restaurant shows its menu, and leads to no delivery', async () => {
  const opened = await atTablet(null, {
    before: changeRestaurant('cantina-mesa', ({ info }) => {
      info['is_closed'] = true;
    }),
  });
  const { path, texts, user } = opened;
  expect(await screen.findByText(texts('domain:tablet.closed'))).toBeVisible();
  await openOptions(opened);
  await user.click(
    screen.getByRole('button', { name: new RegExp(texts('mf-pizza-builder:add.button')) }),
  );
  await waitFor(() => expect(path()).toBe('/tablet'));
  const cart = within(await screen.findByRole('dialog'));
  expect(cart.getByText(texts('domain:tablet.closed'))).toBeVisible();
  expect(cart.queryByRole('button', { name: texts('mf-cart:footer.finish') })).toBeNull();
});

test('the options of a dish are changed from the cart of a tablet, which is shown again afterwards', async () => {
  const opened = await atTablet('3');
  const { path, scope, texts, user } = opened;
  await openOptions(opened);
  await user.click(
    screen.getByRole('button', { name: new RegExp(texts('mf-pizza-builder:add.button')) }),
  );
  await waitFor(() => expect(path()).toBe('/tablet'));
  const [{ lineId } = { lineId: '' }] = scope.getState($lines);
  const cart = within(await screen.findByRole('dialog'));
  await user.click(
    cart.getByRole('link', { name: texts('mf-cart:line.edit-of', { name: WITH_EXTRAS }) }),
  );
  await screen.findByRole('heading', { level: 1, name: WITH_EXTRAS });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Pecorino' }));
  await user.click(
    screen.getByRole('button', { name: new RegExp(texts('mf-pizza-builder:add.save')) }),
  );
  await waitFor(() => expect(path()).toBe('/tablet'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(scope.getState($lines)).toMatchObject([
    { lineId, qty: 1, extras: [{ name: 'Pecorino' }] },
  ]);
});
