import { allSettled, fork } from 'effector';
import { cartBus, noticeBus, sessionBus } from '@storefront/shared-domain/bus';
import { $client, $lines, $pointsLeft } from '@storefront/shared-domain/models';
import {
  aClient,
  aGeneralLine,
  aMenu,
  aPrize,
  aPrizeLine,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { payloadsOf } from '../../testing/payloads.test-kit';
import { storefront } from '../../testing/render-page.test-kit';
import { $pointsToSpend, $taken, prizeChosen, quantityChosen } from './prizes.model';

const data = restaurantData({
  menu: aMenu({ prizes: [aPrize(), aPrize({ id: 'wine', name: 'Wine', points_needed: 100 })] }),
});
const choose = (prizeId = 'tiramisu') => ({ prizeId, added: 'Added', refused: 'Too few points' });

async function customer(points: number | null) {
  const scope = await storefront({ data, client: points === null ? null : aClient({ points }) });
  const messages: string[] = [];
  let signIns = 0;
  noticeBus.toastRequested.watch(({ text }) => messages.push(text));
  sessionBus.signInRequested.watch(() => {
    signIns += 1;
  });
  return { scope, messages, signIns: () => signIns };
}

test('[OPEN-025] a prize goes into the cart for its points and no money, and lowers the points', async () => {
  const { scope, messages, signIns } = await customer(120);
  await allSettled(prizeChosen, { scope, params: choose() });
  expect(scope.getState($lines)).toEqual([
    {
      type: 'prize',
      lineId: expect.any(String),
      id: 'tiramisu',
      name: 'Tiramisu',
      notes: '',
      qty: 1,
      price: 0,
      points_needed: 40,
      pointsSpent: 40,
    },
  ]);
  expect(scope.getState($pointsLeft)).toBe(80);
  expect([messages, signIns()]).toEqual([['Added'], 0]);
});

test('[OPEN-025] the same prize again counts its line up, up to the last point', async () => {
  const { scope, messages } = await customer(120);
  for (let count = 0; count < 4; count += 1)
    await allSettled(prizeChosen, { scope, params: choose() });
  expect(scope.getState($lines)).toMatchObject([{ id: 'tiramisu', qty: 3 }]);
  expect(scope.getState($pointsLeft)).toBe(0);
  expect(messages).toEqual(['Added', 'Added', 'Added', 'Too few points']);
});

test.each([
  ['too few points', 39, 'tiramisu'],
  ['points that another prize took', 120, 'wine'],
  ['a prize that is gone', 120, 'cake'],
])('[OPEN-025] refused: %s', async (_, points, prizeId) => {
  const { scope, messages } = await customer(points);
  if (prizeId === 'wine') await allSettled(prizeChosen, { scope, params: choose() });
  const before = scope.getState($lines);
  await allSettled(prizeChosen, { scope, params: choose(prizeId) });
  expect(scope.getState($lines)).toEqual(before);
  expect(messages.at(-1)).toBe('Too few points');
});

test('[OPEN-025] a visitor is offered the login and gets nothing', async () => {
  const { scope, messages, signIns } = await customer(null);
  await allSettled(prizeChosen, { scope, params: choose() });
  expect([scope.getState($lines), messages, signIns()]).toEqual([[], [], 1]);
});

test('[OPEN-025] points come back when a prize is taken out, one by one or whole', async () => {
  const { scope } = await customer(120);
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
  await allSettled(prizeChosen, { scope, params: choose() });
  await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 3 } });
  expect([scope.getState($taken), scope.getState($pointsLeft)]).toEqual([{ tiramisu: 3 }, 0]);
  await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 1 } });
  expect(scope.getState($pointsLeft)).toBe(80);
  await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 0 } });
  expect([scope.getState($taken), scope.getState($pointsLeft)]).toEqual([{}, 120]);
  expect(scope.getState($lines)).toMatchObject([{ type: 'general' }]);
});

test('a number beyond the points changes nothing', async () => {
  const { scope } = await customer(120);
  await allSettled(prizeChosen, { scope, params: choose() });
  await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 4 } });
  expect(scope.getState($taken)).toEqual({ tiramisu: 1 });
});

test('[OPEN-025] another prize gets a line of its own, and each line its own quantity', async () => {
  const { scope } = await customer(380);
  await allSettled(prizeChosen, { scope, params: choose('tiramisu') });
  await allSettled(prizeChosen, { scope, params: choose('wine') });
  expect(scope.getState($taken)).toEqual({ tiramisu: 1, wine: 1 });
  await allSettled(quantityChosen, { scope, params: { prizeId: 'wine', qty: 3 } });
  expect(scope.getState($taken)).toEqual({ tiramisu: 1, wine: 3 });
});

test('what is refused sends nothing to the cart', async () => {
  const { scope } = await customer(40);
  const added = payloadsOf(cartBus.lineAdded, scope);
  const changed = payloadsOf(cartBus.quantityChanged, scope);
  await allSettled(prizeChosen, { scope, params: choose('wine') });
  await allSettled(quantityChosen, { scope, params: { prizeId: 'wine', qty: 1 } });
  expect([added, changed]).toEqual([[], []]);
  await allSettled(prizeChosen, { scope, params: choose('tiramisu') });
  await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 2 } });
  expect([added.length, changed]).toEqual([1, []]);
});

test('the same prize again changes its line, and adds none', async () => {
  const { scope } = await customer(80);
  await allSettled(prizeChosen, { scope, params: choose() });
  const added = payloadsOf(cartBus.lineAdded, scope);
  const changed = payloadsOf(cartBus.quantityChanged, scope);
  await allSettled(prizeChosen, { scope, params: choose() });
  expect([added, changed]).toEqual([[], [{ lineId: expect.any(String), delta: 1 }]]);
});

test('before the menu is loaded a visitor is offered the login', async () => {
  const scope = fork();
  const signIns = payloadsOf(sessionBus.signInRequested, scope);
  await allSettled(prizeChosen, { scope, params: choose() });
  expect(signIns).toHaveLength(1);
});

test('a balance below the points of the cart lets the customer return prizes, and add none', async () => {
  const scope = fork({
    values: [
      [$client, aClient({ points: 10 })],
      [$lines, [aPrizeLine({ id: 'tiramisu', points_needed: 40, qty: 3 })]],
    ],
  });
  await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 4 } });
  expect(scope.getState($taken)).toEqual({ tiramisu: 3 });
  await allSettled(quantityChosen, { scope, params: { prizeId: 'tiramisu', qty: 2 } });
  expect([scope.getState($taken), scope.getState($pointsToSpend)]).toEqual([{ tiramisu: 2 }, 0]);
});
