import { allSettled } from 'effector';
import { cartBus, noticeBus, sessionBus } from '@storefront/shared-domain/bus';
import { minor } from '@storefront/shared-domain/contracts';
import { $lines } from '@storefront/shared-domain/models';
import {
  aCategory,
  aGeneralLine,
  aMenu,
  anOrder,
  aPrizeLine,
  aProduct,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { payloadsOf } from '../../testing/payloads.test-kit';
import { storefront } from '../../testing/render-page.test-kit';
import { $plan, requested, confirmed, dismissed, taken } from './reorder.model';

const product = aProduct({ id: 'soup', name: 'Soup', price: minor(1500), extras: [] });
const data = restaurantData({ menu: aMenu({ categories: [aCategory({ products: [product] })] }) });
const soup = aGeneralLine({
  lineId: 'old',
  id: 'soup',
  name: 'Soup of the day',
  price: minor(1200),
  qty: 2,
  extras: [],
});
const order = anOrder({
  orders: [soup, aGeneralLine({ lineId: 'gone', id: 'nothing', name: 'Nothing' }), aPrizeLine()],
});

async function open(of = order, at = data) {
  const scope = await storefront({ data: at });
  const messages: string[] = [];
  const onward: string[] = [];
  noticeBus.toastRequested.watch(({ text }) => messages.push(text));
  taken.watch((to) => onward.push(to));
  await allSettled(requested, { scope, params: of });
  return { scope, messages, onward };
}

test('[API-06] what it brings is shown, and nothing moves until the customer says so', async () => {
  const { scope, messages } = await open();
  expect(scope.getState($plan)).toMatchObject({
    number: '#501',
    lines: [{ id: 'soup', price: 1500, qty: 2 }],
    prizes: [{ type: 'prize' }],
    changes: [
      { kind: 'repriced', from: 2400, to: 3000 },
      { kind: 'left', reason: 'gone' },
    ],
  });
  expect([scope.getState($lines), messages]).toEqual([[], []]);
  await allSettled(dismissed, { scope });
  expect([scope.getState($plan), scope.getState($lines)]).toEqual([null, []]);
});

test.each([
  ['add', ['soup', 'soup'], 'cart', 'In the cart'],
  ['replace', ['soup'], 'checkout', undefined],
] as const)('[API-06] a cart that is not empty: %s', async (how, ids, to, message) => {
  const { scope, messages, onward } = await open();
  await allSettled(cartBus.lineAdded, {
    scope,
    params: aGeneralLine({
      lineId: 'mine',
      id: 'soup',
      price: minor(1500),
      notes: 'no salt',
      extras: [],
    }),
  });
  await allSettled(confirmed, { scope, params: { how, notice: 'In the cart' } });
  const lines = scope.getState($lines);
  expect(lines.map(({ id }) => id)).toEqual(ids);
  expect(lines.map(({ lineId }) => lineId)).not.toContain('old');
  expect(lines.at(-1)).toMatchObject({ price: 1500, qty: 2 });
  expect([messages.at(-1), onward, scope.getState($plan)]).toEqual([message, [to], null]);
});

test('[API-06] an order of a closed restaurant goes into the cart and not on to the checkout', async () => {
  const closed = restaurantData({ menu: data.menu, info: aRestaurant({ is_closed: true }) });
  const { scope, messages, onward } = await open(order, closed);
  await allSettled(confirmed, { scope, params: { how: 'replace', notice: 'In the cart' } });
  expect(scope.getState($lines)).toMatchObject([{ id: 'soup', qty: 2 }]);
  expect([messages, onward]).toEqual([['In the cart'], ['cart']]);
});

test('[API-06] of an order nothing of which is left, nothing is taken', async () => {
  const { scope, onward } = await open(anOrder({ orders: [aPrizeLine()] }));
  await allSettled(confirmed, { scope, params: { how: 'replace', notice: 'x' } });
  expect([scope.getState($lines), onward, scope.getState($plan)?.lines]).toEqual([[], [], []]);
});

test('a logout closes the dialog', async () => {
  const { scope } = await open();
  await allSettled(sessionBus.signedOut, { scope });
  expect(scope.getState($plan)).toBeNull();
});

test('[API-06] the cart is replaced as a change of the customer', async () => {
  const { scope } = await open();
  const cleared = payloadsOf(cartBus.cleared, scope);
  await allSettled(confirmed, { scope, params: { how: 'replace', notice: 'In the cart' } });
  expect(cleared).toEqual([{ by: 'customer' }]);
});

test('[API-06] a second confirmation takes nothing', async () => {
  const { scope, messages, onward } = await open();
  for (let count = 0; count < 2; count += 1)
    await allSettled(confirmed, { scope, params: { how: 'add', notice: 'In the cart' } });
  expect([scope.getState($lines).length, messages, onward]).toEqual([1, [], ['checkout']]);
});
