import { allSettled, fork } from 'effector';
import { cartBus, tabletBus } from '../bus';
import { restaurantSelected } from './restaurant';
import { $isTableCartOpen } from './table-cart';
import { $isTablet, tableLinkRead, type TableLink } from './table-link';
import { $isTabletResting } from './tablet-rest';

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

test('a tablet rests from being left alone until it is taken up, and never in another restaurant', async () => {
  const scope = fork();
  await allSettled(tabletBus.leftAlone, { scope });
  expect(scope.getState($isTabletResting)).toBe(true);
  await allSettled(tabletBus.takenUp, { scope });
  expect(scope.getState($isTabletResting)).toBe(false);
  await allSettled(tabletBus.leftAlone, { scope });
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  expect(scope.getState($isTabletResting)).toBe(false);
});
