/** @jest-environment jsdom */
import { allSettled, fork, type Scope } from 'effector';
import { cartBus, deliveryBus } from '../bus';
import { StoredCart, minor } from '../contracts';
import { keys, storage } from '../storage';
import { aClient, aGeneralLine, anAddress, aFee, aPrizeLine, restaurantData } from '../testing';
import { $cartCount, $deliveryType, $isCartReady, $lines, $pointsLeft, cartOpened, restaurantLoaded, restaurantSelected } from '.';
import { sessionBus } from '../bus';

const data = restaurantData();
const { id } = data.info;
const stored = () => storage.read(keys.cart(id), StoredCart);

async function opened(scope: Scope = fork()): Promise<Scope> {
  await allSettled(restaurantSelected, { scope, params: data.info.restaurant_url });
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(cartOpened, { scope, params: id });
  return scope;
}

beforeEach(() => localStorage.clear());

test('[CART-18] [DOMAIN-053] the cart is stored per restaurant on entry and on each change, and read back with its amounts', async () => {
  const scope = await opened();
  expect(stored()?.lines).toEqual([]);
  const line = aGeneralLine({ lineId: 'a', price: minor(1999) });
  await allSettled(cartBus.lineAdded, { scope, params: line });
  expect(stored()?.lines).toEqual([line]);
  await allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'a', delta: 2 } });
  expect(stored()?.lines[0]?.qty).toBe(line.qty + 2);
  const again = await opened();
  expect(again.getState($lines)).toEqual([{ ...line, qty: line.qty + 2 }]);
});

test('[CART-14] decrementing a line to 0 removes it', async () => {
  const scope = await opened();
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'a', qty: 1 }) });
  await allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'a', delta: -1 } });
  expect(scope.getState($lines)).toEqual([]);
});

test.each([
  { kind: 'not JSON', text: '{broken' },
  { kind: 'another shape', text: '{"v":1,"value":{"lines":7}}' },
  { kind: 'an unknown version', text: '{"v":99,"value":{"lines":[]}}' },
])('a stored cart that is $kind is ignored and a new one works', async ({ text }) => {
  localStorage.setItem(keys.cart(id), text);
  const scope = await opened();
  expect(scope.getState($isCartReady)).toBe(true);
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ qty: 2 }) });
  expect(scope.getState($cartCount)).toBe(2);
});

test('one broken line of a stored cart costs only itself', async () => {
  const good = aGeneralLine({ lineId: 'a' });
  storage.save(keys.cart(id), StoredCart, { lines: [good], deliveryType: 'balcony' });
  const envelope = JSON.parse(localStorage.getItem(keys.cart(id)) ?? '') as { value: { lines: unknown[] } };
  envelope.value.lines.push({ type: 'general', qty: 'many' });
  localStorage.setItem(keys.cart(id), JSON.stringify(envelope));
  const scope = await opened();
  expect(scope.getState($lines)).toEqual([good]);
  expect(scope.getState($deliveryType)).toBe('balcony');
});

test('[DELIVERY-14] the chosen delivery type is saved in the local cart', async () => {
  const scope = await opened();
  await allSettled(deliveryBus.typeChosen, { scope, params: 'carTakeout' });
  expect(stored()?.deliveryType).toBe('carTakeout');
});

test('[DELIVERY-15] an address with a fee forces the type to delivery', async () => {
  const scope = await opened();
  await allSettled(deliveryBus.typeChosen, { scope, params: 'balcony' });
  await allSettled(deliveryBus.addressConfirmed, { scope, params: { address: anAddress(), fee: aFee() } });
  expect(scope.getState($deliveryType)).toBe('delivery');
});

test('[CART-16] [CART-17] taking a prize out or emptying the cart gives its points back to a logged-in customer, and to nobody else', async () => {
  const scope = await opened();
  await allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 100 }) });
  await allSettled(cartBus.lineAdded, { scope, params: aPrizeLine({ lineId: 'p', points_needed: 30, qty: 2 }) });
  expect(scope.getState($pointsLeft)).toBe(40);
  await allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'p', delta: -1 } });
  expect(scope.getState($pointsLeft)).toBe(70);
  await allSettled(cartBus.cleared, { scope, params: { by: 'customer' } });
  expect(scope.getState($pointsLeft)).toBe(100);
  await allSettled(sessionBus.signedOut, { scope });
  expect(scope.getState($pointsLeft)).toBeNull();
});

test('the cart of another restaurant is not touched', async () => {
  const scope = await opened();
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'a' }) });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($lines)).toEqual([]);
  expect(stored()?.lines).toHaveLength(1);
});
