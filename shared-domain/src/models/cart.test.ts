/** @jest-environment jsdom */
import { allSettled, fork, type Scope } from 'effector';
import { cartBus, checkoutBus, deliveryBus, orderBus, sessionBus } from '../bus';
import { StoredCart, minor } from '../contracts';
import { keys, storage } from '../storage';
import {
  aClient,
  aGeneralLine,
  anAddress,
  aFee,
  aPlacedOrder,
  aPrizeLine,
  restaurantData,
} from '../testing';
import {
  $cartCount,
  $cartSubtotal,
  $deliveryType,
  $isCartReady,
  $lastOrder,
  $lines,
  $payment,
  $pointsLeft,
  cartOpened,
  rememberSentFx,
  restaurantLoaded,
  restaurantSelected,
} from '.';

const data = restaurantData();
const { id } = data.info;
const stored = () => storage.read(keys.cart(id), StoredCart);

/* Open tabs would continue to write their carts. */
const tabsOfTest: Scope[] = [];
afterEach(() =>
  Promise.all(
    tabsOfTest.splice(0).map((scope) => allSettled(restaurantSelected, { scope, params: 'left' })),
  ),
);

async function opened(scope: Scope = fork()): Promise<Scope> {
  tabsOfTest.push(scope);
  await allSettled(restaurantSelected, { scope, params: data.info.restaurant_url });
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(cartOpened, { scope, params: id });
  return scope;
}

beforeEach(() => localStorage.clear());

test('[CART-18] [DOMAIN-053] the cart is stored per restaurant and read back with its amounts', async () => {
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
  const envelope = JSON.parse(localStorage.getItem(keys.cart(id)) ?? '') as {
    value: { lines: unknown[] };
  };
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
  await allSettled(deliveryBus.addressConfirmed, {
    scope,
    params: { address: anAddress(), fee: aFee() },
  });
  expect(scope.getState($deliveryType)).toBe('delivery');
});

test('[CART-16] [CART-17] removed prizes or an emptied cart return points to a logged-in customer only', async () => {
  const scope = await opened();
  await allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 100 }) });
  await allSettled(cartBus.lineAdded, {
    scope,
    params: aPrizeLine({ lineId: 'p', points_needed: 30, qty: 2 }),
  });
  expect(scope.getState($pointsLeft)).toBe(40);
  await allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'p', delta: -1 } });
  expect(scope.getState($pointsLeft)).toBe(70);
  await allSettled(cartBus.cleared, { scope, params: { by: 'customer' } });
  expect(scope.getState($pointsLeft)).toBe(100);
  await allSettled(sessionBus.signedOut, { scope });
  expect(scope.getState($pointsLeft)).toBeNull();
});

const received = (scopes: readonly Scope[], key = keys.cart(id)) => {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return Promise.all(scopes.map((scope) => allSettled(scope)));
};

describe('[CART-18] another tab', () => {
  test('adds a line: this one takes it over, with its points and totals', async () => {
    const tabs = [await opened(), await opened()] as const;
    await allSettled(sessionBus.clientRead, { scope: tabs[1], params: aClient({ points: 100 }) });
    await allSettled(cartBus.lineAdded, {
      scope: tabs[0],
      params: aGeneralLine({ lineId: 'a', price: minor(1000), qty: 2 }),
    });
    await allSettled(cartBus.lineAdded, {
      scope: tabs[0],
      params: aPrizeLine({ lineId: 'p', points_needed: 30 }),
    });
    await received(tabs);
    expect(tabs[1].getState($lines)).toEqual(tabs[0].getState($lines));
    expect(tabs[1].getState($cartSubtotal)).toBe(2000);
    expect(tabs[1].getState($pointsLeft)).toBe(70);
  });

  test('written since this one read: the next change here stores both lines, notified or not', async () => {
    const tabs = [await opened(), await opened()] as const;
    await allSettled(cartBus.lineAdded, {
      scope: tabs[0],
      params: aGeneralLine({ lineId: 'a', id: 'a' }),
    });
    await allSettled(cartBus.lineAdded, {
      scope: tabs[1],
      params: aGeneralLine({ lineId: 'b', id: 'b' }),
    });
    expect(stored()?.lines.map(({ lineId }) => lineId)).toEqual(['a', 'b']);
    expect(tabs[1].getState($lines).map(({ lineId }) => lineId)).toEqual(['a', 'b']);
    await received(tabs);
    expect(tabs[0].getState($lines)).toEqual(tabs[1].getState($lines));
  });

  test('takes the payment back that was chosen for the cart as it was', async () => {
    const tabs = [await opened(), await opened()] as const;
    await allSettled(checkoutBus.paymentChosen, {
      scope: tabs[1],
      params: { method: 'pix', group: 'uponTakeout' },
    });
    await allSettled(cartBus.lineAdded, { scope: tabs[0], params: aGeneralLine({ lineId: 'a' }) });
    await received(tabs);
    expect(tabs[1].getState($payment)).toBeNull();
  });

  test('of another restaurant, or of the one that was left, changes nothing here', async () => {
    const tabs = [await opened(), await opened()] as const;
    await allSettled(restaurantSelected, { scope: tabs[1], params: 'elsewhere' });
    await allSettled(restaurantLoaded, {
      scope: tabs[1],
      params: { ...data, info: { ...data.info, id: id + 1 } },
    });
    await allSettled(cartOpened, { scope: tabs[1], params: id + 1 });
    await allSettled(cartBus.lineAdded, { scope: tabs[0], params: aGeneralLine({ lineId: 'a' }) });
    await received(tabs);
    await received(tabs, keys.cart(id + 1));
    expect(tabs[1].getState($lines)).toEqual([]);
    expect(storage.read(keys.cart(id + 1), StoredCart)?.lines).toEqual([]);
    expect(stored()?.lines).toHaveLength(1);
  });
});

test('a line that was added before the stored cart was read stands beside the stored ones', async () => {
  await allSettled(cartBus.lineAdded, {
    scope: await opened(),
    params: aGeneralLine({ lineId: 'stored', id: 'a' }),
  });
  const scope = fork();
  tabsOfTest.push(scope);
  await allSettled(cartBus.lineAdded, {
    scope,
    params: aGeneralLine({ lineId: 'early', id: 'b' }),
  });
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(cartOpened, { scope, params: id });
  expect(stored()?.lines.map(({ lineId }) => lineId)).toEqual(['stored', 'early']);
});

test('[CHECKOUT-44] [CONFLICTS-05] an order removes the sent lines; those added by another tab stay', async () => {
  const tabs = [await opened(), await opened()] as const;
  const ordered = aGeneralLine({ lineId: 'a', id: 'a' });
  await allSettled(cartBus.lineAdded, { scope: tabs[0], params: ordered });
  await received(tabs);
  const answer = aPlacedOrder();
  await allSettled(rememberSentFx, {
    scope: tabs[0],
    params: {
      restaurantId: id,
      order: { ...answer.order, fingerprint: '', tableToken: '', orders: [ordered] },
    },
  });
  await allSettled(cartBus.lineAdded, {
    scope: tabs[1],
    params: aGeneralLine({ lineId: 'b', id: 'b' }),
  });
  await received(tabs);
  await allSettled(orderBus.placed, { scope: tabs[0], params: answer });
  await received(tabs);
  expect(tabs[0].getState($lastOrder)?.lines).toEqual([ordered]);
  for (const tab of tabs) expect(tab.getState($lines).map(({ lineId }) => lineId)).toEqual(['b']);
  expect(stored()?.lines.map(({ lineId }) => lineId)).toEqual(['b']);
});

test('the cart of another restaurant is not touched', async () => {
  const scope = await opened();
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'a' }) });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($lines)).toEqual([]);
  expect(stored()?.lines).toHaveLength(1);
});

test('lines of an abandoned order come back once, and again after the cart was emptied', async () => {
  const scope = await opened();
  const back = [
    aGeneralLine({ lineId: 'a', id: 'a', qty: 2 }),
    aGeneralLine({ lineId: 'b', id: 'b' }),
  ];
  const give = () => allSettled(orderBus.givenUp, { scope, params: back });
  const held = () => scope.getState($lines).map(({ lineId, qty }) => [lineId, qty]);
  await give();
  await give();
  expect(held()).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  await allSettled(cartBus.cleared, { scope, params: { by: 'customer' } });
  await give();
  expect(held()).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  await give();
  expect(held()).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

describe('lines of an order that was given up, come by once more', () => {
  const back = [
    aGeneralLine({ lineId: 'a', id: 'a', qty: 2 }),
    aGeneralLine({ lineId: 'b', id: 'b' }),
  ];
  const held = (scope: Scope) => scope.getState($lines).map(({ lineId, qty }) => [lineId, qty]);
  const give = async (scope: Scope) => {
    await allSettled(orderBus.givenUp, { scope, params: back });
    return held(scope);
  };

  test('come again after another tab emptied the cart', async () => {
    const tabs = [await opened(), await opened()] as const;
    await give(tabs[0]);
    await received(tabs);
    await allSettled(cartBus.cleared, { scope: tabs[1], params: { by: 'customer' } });
    await received(tabs);
    expect(held(tabs[0])).toEqual([]);
    expect(await give(tabs[0])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  test('come again one by one: what the menu took comes, what is there still is not doubled', async () => {
    const scope = await opened();
    await give(scope);
    await allSettled(cartBus.reconciled, {
      scope,
      params: { lines: [back[1]!], removed: [], repriced: [] },
    });
    expect(await give(scope)).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    await allSettled(cartBus.lineRemoved, { scope, params: 'b' });
    expect(await give(scope)).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  test('stay one with the equal line that they were added to', async () => {
    const scope = await opened();
    await allSettled(cartBus.lineAdded, {
      scope,
      params: aGeneralLine({ lineId: 'own', id: 'a', qty: 1 }),
    });
    expect(await give(scope)).toEqual([
      ['own', 3],
      ['b', 1],
    ]);
    await allSettled(cartBus.takenOver, {
      scope,
      params: { lines: scope.getState($lines), deliveryType: null },
    });
    await allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'own', delta: 1 } });
    expect(await give(scope)).toEqual([
      ['own', 4],
      ['b', 1],
    ]);
    await allSettled(cartBus.lineRemoved, { scope, params: 'own' });
    expect(await give(scope)).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  test('a prize that left with a log-out comes again', async () => {
    const scope = await opened();
    const prize = aPrizeLine({ lineId: 'p' });
    const again = () => allSettled(orderBus.givenUp, { scope, params: [prize] });
    await again();
    await allSettled(cartBus.prizesDropped, {
      scope,
      params: { removed: [prize], reason: 'signed-out' },
    });
    expect(held(scope)).toEqual([]);
    await again();
    expect(held(scope)).toEqual([['p', prize.qty]]);
  });
});

test('a cart that is open already is not read a second time', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const scope = await opened();
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'a' }) });
  await allSettled(cartOpened, { scope, params: id });
  expect(scope.getState($lines)).toHaveLength(1);
  expect(stored()?.lines).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('a restaurant that is selected again finds its stored cart', async () => {
  const scope = await opened();
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'a' }) });
  await allSettled(restaurantSelected, { scope, params: 'not-found' });
  await allSettled(restaurantSelected, { scope, params: data.info.restaurant_url });
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(deliveryBus.typeChosen, { scope, params: 'balcony' });
  expect(stored()?.lines).toHaveLength(1);
  await allSettled(cartOpened, { scope, params: id });
  expect(scope.getState($lines)).toHaveLength(1);
  expect(stored()?.lines).toHaveLength(1);
});
