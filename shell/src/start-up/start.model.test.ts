import { allSettled, fork } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import {
  $isCartReady,
  $lines,
  readCartFx,
  restaurantLoaded,
  visitSourceRead,
} from '@storefront/shared-domain/models';
import {
  aGeneralLine,
  aPlacedOrder,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { $leadsToCart, readRecoveryFx, markRecoveryFx } from './cart-recovery.model';
import { $lastOrderAtStart, menuShown, readLastOrderFx, readTokenFx } from './last-order.model';
import { $isStarted, $startFacts, started } from './start.model';
import { startVerdict } from './start-target';

const data = restaurantData({
  info: aRestaurant({ review_settings: { enabled: true, show_in_order_page: true } }),
});
const at = { pathname: '/', search: '', hasActed: false };

test('[SHELL-44] once where the visit goes is decided, it is decided', async () => {
  const scope = fork();
  expect(scope.getState($isStarted)).toBe(false);
  await allSettled(started, { scope, params: { kind: 'stay' } });
  expect(scope.getState($isStarted)).toBe(true);
});

test('[SHELL-43] a cart that is continued leads to the cart, once', async () => {
  const scope = fork({
    values: [
      [$lines, [aGeneralLine()]],
      [$isCartReady, true],
    ],
    handlers: [
      [
        readRecoveryFx,
        () => ({ uuid: 'u', created_at: new Date().toISOString(), is_cart_recovering: false }),
      ],
      [markRecoveryFx, () => undefined],
      [readCartFx, () => null],
      [readTokenFx, () => null],
    ],
  });
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(readCartFx, { scope, params: 1 });
  await allSettled(visitSourceRead, {
    scope,
    params: { src: '', campaign: '', u: 'u', wpu: '', t: '' },
  });
  const verdict = startVerdict({ ...at, ...scope.getState($startFacts) });
  expect(verdict).toEqual({ kind: 'go', to: '/shopping-cart', isStored: false });
  await allSettled(started, { scope, params: verdict });
  expect(scope.getState($leadsToCart)).toBe(false);
});

test('[SHELL-41] the review that was shown is not shown again', async () => {
  const { order } = aPlacedOrder();
  const scope = fork({
    handlers: [
      [readTokenFx, () => ({ uuid: order.uuid, isRequested: false, isClosed: false })],
      [
        readLastOrderFx,
        () => ({
          order: { ...order, restaurantId: data.info.id, status: 'OVER', askReview: true },
          at: 1,
        }),
      ],
    ],
  });
  await allSettled(restaurantLoaded, { scope, params: data });
  expect(startVerdict({ ...at, ...scope.getState($startFacts) })).toEqual({
    kind: 'wait',
    for: 'order',
  });
  await allSettled(menuShown, { scope });
  const verdict = startVerdict({ ...at, ...scope.getState($startFacts) });
  expect(verdict).toMatchObject({ kind: 'go', to: `/rate-order?token=${order.uuid}` });
  await allSettled(started, { scope, params: { kind: 'stay' } });
  expect(scope.getState($lastOrderAtStart).kind).toBe('rate');
  await allSettled(started, { scope, params: verdict });
  expect(scope.getState($lastOrderAtStart).kind).toBe('none');
  await allSettled(orderBus.reviewed, { scope, params: { uuid: order.uuid } });
  expect(startVerdict({ ...at, ...scope.getState($startFacts) })).toEqual({ kind: 'stay' });
});
