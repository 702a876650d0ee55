/** @jest-environment jsdom */
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { cartBus, checkoutBus, deliveryBus, orderBus, sessionBus } from '../bus';
import { type CartLine, minor, StoredCart } from '../contracts';
import { keys, storage } from '../storage';
import {
  aClient,
  aFee,
  aGeneralLine,
  anAddress,
  aPlacedOrder,
  aPrizeLine,
  restaurantData,
} from '../testing';
import {
  $cartCount,
  $cartSubtotal,
  $client,
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
  sessionRestored,
} from '.';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

describe('the cart', () => {
  const data = restaurantData();
  const { id } = data.info;
  const stored = () => storage.read(keys.cart(id), StoredCart);

  /* Open tabs would continue to write their carts. */
  const tabsOfTest: Scope[] = [];
  afterEach(() =>
    Promise.all(
      tabsOfTest
        .splice(0)
        .map((scope) => allSettled(restaurantSelected, { scope, params: 'left' })),
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

  test.each([
    { kind: 'not JSON', text: '{broken' },
    { kind: 'an unknown version', text: '{"v":99,"value":{"lines":[]}}' },
  ])('a stored cart that is $kind is ignored and a new one works', async ({ text }) => {
    localStorage.setItem(keys.cart(id), text);
    const scope = await opened();
    expect(scope.getState($isCartReady)).toBe(true);
    await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ qty: 2 }) });
    expect(scope.getState($cartCount)).toBe(2);
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
      await allSettled(cartBus.lineAdded, {
        scope: tabs[0],
        params: aGeneralLine({ lineId: 'a' }),
      });
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
      await allSettled(cartBus.lineAdded, {
        scope: tabs[0],
        params: aGeneralLine({ lineId: 'a' }),
      });
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
});

describe('points and prizes', () => {
  const data = restaurantData();
  const dish = aGeneralLine({ lineId: 'dish', qty: 2, notes: 'no salt' });
  const prize = (lineId: string, points_needed: number) => aPrizeLine({ lineId, points_needed });
  const idsOf = (scope: Scope) => scope.getState($lines).map(({ lineId }) => lineId);

  /* Open tabs would continue to write their carts. */
  const opened: Scope[] = [];
  const tab = (): Scope => {
    const scope = fork();
    opened.push(scope);
    return scope;
  };
  afterEach(() =>
    Promise.all(
      opened.splice(0).map((scope) => allSettled(restaurantSelected, { scope, params: 'left' })),
    ),
  );

  async function shopping(points: number, lines: CartLine[]): Promise<Scope> {
    const scope = tab();
    await allSettled(restaurantSelected, { scope, params: data.info.restaurant_url });
    await allSettled(restaurantLoaded, { scope, params: data });
    await allSettled(sessionRestored, { scope, params: { token: 't', mode: 'email' } });
    await allSettled(cartOpened, { scope, params: data.info.id });
    await allSettled(sessionBus.clientRead, { scope, params: aClient({ points }) });
    for (const line of lines) await allSettled(cartBus.lineAdded, { scope, params: line });
    return scope;
  }

  beforeEach(() => localStorage.clear());

  test('[OPEN-082] a logout takes the prizes out of the cart, here and in the storage, and nothing else', async () => {
    const prizes = [prize('p', 40), prize('q', 40)];
    const scope = await shopping(100, [prizes[0]!, dish, prizes[1]!]);
    const dropped = jest.fn();
    const unwatch = cartBus.prizesDropped.watch(dropped);
    await allSettled(sessionBus.signedOut, { scope });
    unwatch();
    expect(scope.getState($lines)).toEqual([dish]);
    expect(storage.read(keys.cart(data.info.id), StoredCart)?.lines).toEqual([dish]);
    expect(dropped.mock.calls).toEqual([[{ removed: prizes, reason: 'signed-out' }]]);
  });

  test('[CART-16] another account right after has its own points, and none while they are unknown', async () => {
    const scope = await shopping(100, [prize('p', 40)]);
    expect(scope.getState($pointsLeft)).toBe(60);
    await allSettled(sessionBus.signedIn, { scope, params: { token: 'other', mode: 'email' } });
    expect([scope.getState($client), scope.getState($pointsLeft)]).toEqual([null, null]);
    await allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 55 }) });
    expect(scope.getState($pointsLeft)).toBe(15);
  });

  test("prizes beyond the account's points leave with a message, those within stay", async () => {
    const scope = await shopping(100, [prize('a', 40), dish, prize('b', 40)]);
    const dropped = jest.fn();
    const unwatch = cartBus.prizesDropped.watch(dropped);
    await allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 50 }) });
    unwatch();
    expect(idsOf(scope)).toEqual(['a', 'dish']);
    expect(scope.getState($pointsLeft)).toBe(10);
    expect(dropped.mock.calls).toEqual([[{ removed: [prize('b', 40)], reason: 'too-few-points' }]]);
  });

  test('prizes that a cart was stored with leave after a logout', async () => {
    await shopping(50, [prize('a', 40), dish]);
    const scope = tab();
    await allSettled(restaurantLoaded, { scope, params: data });
    await allSettled(cartOpened, { scope, params: data.info.id });
    expect(idsOf(scope)).toEqual(['dish']);
  });

  describe('prizes stay, without a message,', () => {
    const watched = (scope: Scope) => {
      const dropped = jest.fn();
      createWatch({ unit: cartBus.prizesDropped, scope, fn: dropped });
      return dropped;
    };

    test('where there are none to drop, and while the points suffice', async () => {
      const scope = await shopping(100, [dish]);
      const dropped = watched(scope);
      await allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 0 }) });
      await allSettled(sessionBus.signedOut, { scope });
      const rich = await shopping(40, [prize('a', 40)]);
      const droppedOfRich = watched(rich);
      await allSettled(sessionBus.clientRead, { scope: rich, params: aClient({ points: 40 }) });
      expect([dropped.mock.calls, droppedOfRich.mock.calls]).toEqual([[], []]);
    });

    test('in a cart that is opened in a session, before and after its client is known', async () => {
      await shopping(50, [prize('a', 40)]);
      for (const begin of [
        (scope: Scope) =>
          allSettled(sessionRestored, { scope, params: { token: 't', mode: 'email' } }),
        (scope: Scope) => allSettled(sessionBus.clientRead, { scope, params: aClient() }),
      ]) {
        const scope = tab();
        const dropped = watched(scope);
        await allSettled(restaurantLoaded, { scope, params: data });
        await begin(scope);
        await allSettled(cartOpened, { scope, params: data.info.id });
        expect([idsOf(scope), dropped.mock.calls]).toEqual([['a'], []]);
      }
    });
  });

  test('a reconciled cart keeps its prizes while the client of the session is unknown', async () => {
    const scope = await shopping(100, [prize('a', 40)]);
    await allSettled(sessionBus.signedIn, { scope, params: { token: 'other', mode: 'email' } });
    await allSettled(cartBus.reconciled, {
      scope,
      params: { lines: [prize('a', 60)], removed: [], repriced: [prize('a', 60)] },
    });
    expect(idsOf(scope)).toEqual(['a']);
  });
});
