import { fork } from 'effector';
import { minor } from '@storefront/shared-domain/contracts';
import {
  $isCartReady,
  $lines,
  $restaurantData,
  $tableLink,
} from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import CartPage from '../pages/cart.page';
import { textOf } from '../testing/render.test-kit';
import DockedCart from './docked-cart.widget';

const LINES = [
  aGeneralLine({ lineId: 'a', name: 'Lasagne', price: minor(1890), qty: 2 }),
  aGeneralLine({ lineId: 'b', name: 'Soda', price: minor(600), notes: 'No ice' }),
];
const scopeOf = (lines: typeof LINES, isReady = true) =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant({ allow_order_comments: true }) })],
      [$tableLink, { mode: 'delivery', table: null, token: null }],
      [$lines, lines],
      [$isCartReady, isReady],
    ],
  });

describe('[MENU-19] the cart beside the menu', () => {
  test('has the lines, notes, quantities and the total of the cart page, and FINISH ORDER', async () => {
    const scope = scopeOf(LINES);
    const docked = await textOf(<DockedCart />, { scope, at: '/' });
    const page = await textOf(<CartPage />, { scope, at: '/shopping-cart' });
    for (const part of [
      'Selected Products',
      'Lasagne',
      'R$37,80',
      'Soda',
      'Note: No ice',
      'R$6,00',
      'TOTAL',
      'R$43,80',
      'FINISH ORDER',
    ]) {
      expect(docked).toContain(part);
      expect(page).toContain(part);
    }
    expect(docked).not.toContain('ORDER MORE'); // the menu is beside it
  });

  test('stays without lines, and says that it is empty; before it is read, it does not', async () => {
    const empty = await textOf(<DockedCart />, { scope: scopeOf([]), at: '/' });
    expect(empty).toContain('Your cart is empty');
    expect(empty).not.toContain('FINISH ORDER');
    const unread = await textOf(<DockedCart />, { scope: scopeOf([], false), at: '/' });
    expect(unread).not.toContain('Your cart is empty');
  });
});
