/** @jest-environment jsdom */
import { allSettled, type Scope } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { minor, StoredCart, type CartLine } from '@storefront/shared-domain/contracts';
import { newLine } from '@storefront/shared-domain/menu-rules';
import { $cartSubtotal } from '@storefront/shared-domain/models';
import { storage } from '@storefront/shared-domain/storage';
import { aGeneralLine, aPizzaLine, aProduct } from '@storefront/shared-domain/testing';
import { claimEarlyAdds } from '../events/claim-early-adds';
import {
  CART,
  endModels,
  linesOf,
  openPage,
  type Page,
  quantities,
  RESTAURANT,
  showMenu,
  startModels,
  storageChanged,
  storedLines,
} from './early-cart.test-kit';

const DISHES = [
  { id: 'bruschetta', name: 'Bruschetta', price: 18.9 },
  { id: '7', name: 'Água &amp; gás', price: 4 },
];

let page: Page;
let scopes: Scope[];

const open = (): Page => {
  document.body.replaceChildren();
  return (page = openPage(showMenu(DISHES)));
};
const start = async (withEarly: Page['cart'] | null = page.cart): Promise<Scope> => {
  const scope = await startModels(withEarly);
  scopes.push(scope);
  return scope;
};
const save = (lines: readonly CartLine[]) =>
  storage.save(CART, StoredCart, { lines: [...lines], deliveryType: 'balcony' });
const waiting = (): string[] => {
  const acts: string[] = [];
  for (let act = page.early.next(); act !== null; act = page.early.next())
    acts.push(act.target.getAttribute('aria-label') ?? '');
  return acts;
};
const link = (): string | undefined => document.getElementById('cart-count')?.textContent;
const announced = (): string | null => document.getElementById('cart-said')!.textContent;

beforeEach(() => {
  localStorage.clear();
  scopes = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  page.cart.stop();
  page.early.stop();
  await Promise.all(scopes.map(endModels));
});

describe('[CART-14] before the application has started', () => {
  test('a tap adds the dish: card, link and announcement change at once', () => {
    open();
    expect([page.shown('bruschetta'), link()]).toEqual([null, undefined]);
    page.plus('bruschetta').click();
    page.plus('bruschetta').click();
    page.plus('7').click();
    expect([page.shown('bruschetta'), page.shown('7')]).toEqual(['2', '1']);
    expect(link()).toBe('See cart · 3 · R$41,80');
    expect(document.getElementById('cart-count')).toHaveAttribute('href', '/bella/shopping-cart');
    expect(announced()).toBe('1× Água & gás. See cart · 3 · R$41,80');
    expect(waiting()).toEqual([]);
  });

  test('what is stored is the line that the model makes', () => {
    open();
    page.plus('bruschetta').click();
    const [line] = storedLines();
    expect(line).toEqual(newLine(aProduct({ price: minor(1890) }), [], line!.lineId));
    expect(line!.lineId).toMatch(/^t[\da-z]+-1$/);
  });

  test('the count goes down and the dish leaves, with the focus on the button that stays', () => {
    open();
    page.plus('bruschetta').click();
    page.plus('bruschetta').click();
    page.minus('bruschetta').focus();
    page.minus('bruschetta').click();
    expect(page.shown('bruschetta')).toBe('1');
    page.minus('bruschetta').click();
    expect([page.shown('bruschetta'), link(), storedLines()]).toEqual([null, undefined, []]);
    expect(page.plus('bruschetta')).toHaveFocus();
    expect(announced()).toBe('0× Bruschetta. See cart · 0 · R$0,00');
  });

  test('the stored cart is shown on cards and link, and everything else in it stays', () => {
    const stored = [
      aPizzaLine({ qty: 2 }),
      aGeneralLine({ lineId: 'salt', notes: 'no salt' }),
      aGeneralLine({ lineId: 'plain', price: minor(100), qty: 2 }),
    ];
    save(stored);
    open();
    expect([page.shown('bruschetta'), page.shown('7'), link()]).toEqual([
      '3',
      null,
      'See cart · 5 · R$120,70',
    ]);
    page.plus('bruschetta').click();
    expect(storage.read(CART, StoredCart)).toMatchObject({
      deliveryType: 'balcony',
      lines: [stored[0], stored[1], { lineId: 'plain', price: 1890, qty: 3 }],
    });
    for (let press = 0; press < 4; press += 1) page.minus('bruschetta').click();
    expect(storedLines()).toEqual([stored[0]]);
  });

  test('a stored dish of which there are as many as allowed waits for the application', () => {
    save([aGeneralLine({ qty: 999 })]);
    open();
    page.plus('bruschetta').click();
    expect(waiting()).toEqual(['Add Bruschetta']);
  });

  test.each([
    { case: 'at a table', stored: { 'table-7': '{}' } },
    { case: 'on a tablet', stored: { 'tablet-7': '{}' } },
    { case: 'beside a cart that is not readable', stored: { [CART]: '{broken' } },
    { case: 'beside a cart of a later version', stored: { [CART]: '{"v":2,"value":{}}' } },
    { case: 'beside a cart without lines', stored: { [CART]: '{"v":1,"value":{"lines":7}}' } },
  ])('$case the tap waits for the application, and nothing is written', ({ stored }) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    open();
    page.plus('bruschetta').click();
    expect(waiting()).toEqual(['Add Bruschetta']);
    expect({ ...localStorage }).toEqual(stored);
  });

  test.each(['QuotaExceededError', 'SecurityError'])(
    'where storage fails (%s) the tap waits, and no part of it is stored',
    (name) => {
      open();
      page.plus('7').click();
      const before = { ...localStorage };
      const set = Storage.prototype.setItem;
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
        this: Storage,
        key,
        text,
      ) {
        if (key === CART) throw new DOMException('', name);
        set.call(this, key, text);
      });
      page.plus('bruschetta').click();
      page.minus('7').click();
      expect({ ...localStorage }).toEqual(before);
      expect([page.shown('bruschetta'), page.shown('7')]).toEqual([null, '1']);
      expect(waiting()).toEqual(['Add Bruschetta', 'One Água & gás less']);
    },
  );
});

describe('[CART-18] the application', () => {
  test('reads the cart, and continues its journal as the same tab', async () => {
    open();
    page.plus('bruschetta').click();
    page.plus('bruschetta').click();
    const before = storage.read(CART, StoredCart)?.revision;
    const scope = await start();
    expect(linesOf(scope)).toMatchObject([{ id: 'bruschetta', qty: 2, price: 1890 }]);
    expect(scope.getState($cartSubtotal)).toBe(3780);
    const { lineId } = linesOf(scope)[0]!;
    await allSettled(cartBus.quantityChanged, { scope, params: { lineId, delta: 1 } });
    const after = storage.read(CART, StoredCart)?.revision;
    expect([after?.tab, after?.seen]).toEqual([before?.tab, { [before!.tab]: 3 }]);
  });

  test('answers every press after it has read the cart', async () => {
    open();
    page.plus('bruschetta').click();
    await start();
    page.plus('bruschetta').click();
    expect(waiting()).toEqual(['Add Bruschetta']);
    expect(quantities(storedLines())).toEqual({ bruschetta: 1 });
  });

  test('that takes over at once lets the announcement be spoken', () => {
    jest.useFakeTimers();
    open();
    page.plus('bruschetta').click();
    page.cart.stop();
    jest.advanceTimersByTime(900);
    expect(announced()).toMatch(/^1× Bruschetta/);
    jest.advanceTimersByTime(100);
    expect(document.getElementById('cart-said')).toBeNull();
    jest.useRealTimers();
  });

  test('of another restaurant takes nothing', () => {
    open();
    page.plus('bruschetta').click();
    expect(page.cart.take(RESTAURANT + 1)).toBeNull();
    expect(page.cart.take(RESTAURANT)).toMatchObject({ count: 1 });
    expect(page.cart.take(RESTAURANT)).toBeNull();
  });

  test('finds each addition once to count, and no removal', async () => {
    open();
    page.plus('bruschetta').click();
    page.plus('bruschetta').click();
    page.minus('bruschetta').click();
    page.plus('7').click();
    const claimed = await Promise.all([claimEarlyAdds(RESTAURANT), claimEarlyAdds(RESTAURANT)]);
    expect(quantities(claimed.flat())).toEqual({ bruschetta: 2, '7': 1 });
    expect(await claimEarlyAdds(RESTAURANT)).toEqual([]);
  });

  test('finds additions under a lock of the restaurant, and none where locks are refused', async () => {
    open();
    page.plus('7').click();
    const request = jest.fn(async (_: string, work: () => unknown) => work());
    Object.assign(navigator, { locks: { request } });
    expect(quantities(await claimEarlyAdds(RESTAURANT))).toEqual({ '7': 1 });
    expect(request).toHaveBeenCalledWith(`early-adds-${RESTAURANT}`, expect.anything());
    request.mockRejectedValue(new DOMException('', 'SecurityError'));
    expect(await claimEarlyAdds(RESTAURANT)).toEqual([]);
    Reflect.deleteProperty(navigator, 'locks');
  });
});

describe('[CART-18] beside another tab', () => {
  const elsewhere = aGeneralLine({ lineId: 'theirs', id: 'theirs' });

  test('whose change arrives, the page shows it', async () => {
    open();
    const other = await start(null);
    await allSettled(cartBus.lineAdded, {
      scope: other,
      params: aGeneralLine({ lineId: 'b', qty: 2 }),
    });
    storageChanged();
    expect([page.shown('bruschetta'), link()]).toEqual(['2', 'See cart · 2 · R$37,80']);
    page.plus('bruschetta').click();
    expect(quantities(storedLines())).toEqual({ bruschetta: 3 });
    storageChanged();
    await allSettled(cartBus.lineAdded, { scope: other, params: elsewhere });
    expect(quantities(linesOf(other))).toEqual({ bruschetta: 3, theirs: 1 });
  });

  test('that overwrites a change of the same moment, the change is stored again', () => {
    save([aGeneralLine({ lineId: 'a', qty: 2 })]);
    open();
    const before = localStorage.getItem(CART)!;
    page.plus('bruschetta').click();
    page.plus('7').click();
    const value = JSON.parse(before).value as { lines: unknown[] };
    const theirs = StoredCart.parse({ lines: [elsewhere] }).lines;
    localStorage.setItem(
      CART,
      JSON.stringify({
        v: 1,
        value: {
          ...value,
          lines: [...value.lines, { ...theirs[0], price: 1 }],
          revision: { tab: 'tother', at: Date.now(), seen: { tother: 1 } },
        },
      }),
    );
    storageChanged();
    expect(quantities(storedLines())).toEqual({ bruschetta: 3, theirs: 1, '7': 1 });
    expect([page.shown('bruschetta'), page.shown('7')]).toEqual(['3', '1']);
  });

  test('whose overwriting is not noticed yet, the application merges both', async () => {
    open();
    page.plus('bruschetta').click();
    save([elsewhere]);
    const scope = await start();
    expect(quantities(linesOf(scope))).toEqual({ bruschetta: 1, theirs: 1 });
    expect(quantities(storedLines())).toEqual({ bruschetta: 1, theirs: 1 });
  });
});
