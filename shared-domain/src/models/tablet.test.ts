import { allSettled, fork } from 'effector';
import { cartBus, tabletBus } from '../bus';
import { aRestaurant, restaurantData } from '../testing';
import { $restaurantData, restaurantSelected } from './restaurant';
import { $isTableCartOpen } from './table-cart';
import { $isAtTable, $isTablet, $menuMode, tableLinkRead, type TableLink } from './table-link';
import { $isTabletResting } from './tablet-rest';
import { $tabletRestriction } from './tablet-restriction';

test.each([
  { mode: 'tablet', isTablet: true },
  { mode: 'table', isTablet: false },
  { mode: 'delivery', isTablet: false },
] satisfies { mode: TableLink['mode']; isTablet: boolean }[])(
  '[TABLE-07] a link of mode $mode: tablet $isTablet',
  async ({ mode, isTablet }) => {
    const scope = fork();
    await allSettled(tableLinkRead, { scope, params: { mode, table: '7', token: 't' } });
    expect(scope.getState($isTablet)).toBe(isTablet);
  },
);

test('[TABLE-07] a tablet without a table is one from when its screen was opened, in this restaurant', async () => {
  const scope = fork();
  await allSettled(tabletBus.screenOpened, { scope });
  expect(scope.getState($isTablet)).toBe(true);
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  expect(scope.getState($isTablet)).toBe(false);
});

describe('[TABLE-13] the cart beside the menu', () => {
  test.each([
    { by: 'its button', event: cartBus.tableCartClosed },
    { by: 'the tablet being left alone', event: tabletBus.leftAlone },
  ])('opens on request and is closed by $by', async ({ event }) => {
    const scope = fork();
    await allSettled(cartBus.tableCartRequested, { scope });
    expect(scope.getState($isTableCartOpen)).toBe(true);
    await allSettled(event, { scope });
    expect(scope.getState($isTableCartOpen)).toBe(false);
  });
});

test('a tablet is idle from being left alone until it is used again, and never in another restaurant', async () => {
  const scope = fork();
  await allSettled(tabletBus.leftAlone, { scope });
  expect(scope.getState($isTabletResting)).toBe(true);
  await allSettled(tabletBus.takenUp, { scope });
  expect(scope.getState($isTabletResting)).toBe(false);
  await allSettled(tabletBus.leftAlone, { scope });
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  expect(scope.getState($isTabletResting)).toBe(false);
});

test('[MENU-27] [MENU-28] table and tablet list the products of the tables, delivery its own', async () => {
  const scope = fork();
  const found = () => [scope.getState($isAtTable), scope.getState($menuMode)];
  expect(found()).toEqual([false, 'delivery']);
  for (const { mode, expected } of [
    { mode: 'table', expected: [true, 'table'] },
    { mode: 'tablet', expected: [true, 'table'] },
    { mode: 'delivery', expected: [false, 'delivery'] },
  ] as const) {
    await allSettled(tableLinkRead, { scope, params: { mode, table: '7', token: 't' } });
    expect(found()).toEqual(expected);
  }
});

test('[TABLE-08] a tablet cannot order where the restaurant is closed or has no self-service', () => {
  const found = (info: Parameters<typeof aRestaurant>[0]) =>
    fork({
      values: [[$restaurantData, restaurantData({ info: aRestaurant(info) })]],
    }).getState($tabletRestriction);
  expect(fork().getState($tabletRestriction)).toBeNull();
  expect(found({ is_closed: true })).toBe('closed');
  expect(found({ table_self_service_enabled: false })).toBe('no-self-service');
  expect(found({ table_self_service_enabled: true })).toBe('no-table');
});

test('[TABLE-13] the cart beside the menu is closed in another restaurant', async () => {
  const scope = fork();
  await allSettled(cartBus.tableCartRequested, { scope });
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  expect(scope.getState($isTableCartOpen)).toBe(false);
});
