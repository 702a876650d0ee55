/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  LANGUAGE_TABLE,
  minor,
  StoredCart,
  type CartLine,
  type Language,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { $restaurantData, $session, cartOpened } from '@storefront/shared-domain/models';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import {
  aChosenExtra,
  aComboLine,
  aGeneralLine,
  aPizzaLine,
  aPrizeLine,
  aRestaurant,
  randomRuns,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { pageKit } from '@storefront/shared-kit/testing/render-page';
import CartPage from '../../mf-cart/src/pages/cart.page';
import { remote } from '../../mf-cart/src/remote';
import { drawCart } from '../../shell/src/drawn-cart/draw-cart';
import { noteScreen } from '../../shell/src/boot/guard-nodes';
import { anyOrder } from '../amounts/random-order';

Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

const AT = '/shopping-cart';
const { htmlOf, inPage } = pageKit(remote, AT);
const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];

const scopeOf = (info: RestaurantInfo): Scope =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info })],
      [$session, { token: 't', mode: 'email' }],
    ],
  });

const store = (id: number, lines: readonly CartLine[], deliveryType: 'table' | null = null) =>
  createStorage(() => localStorage).save(keys.cart(id), StoredCart, {
    lines: [...lines],
    deliveryType,
  });
const signIn = (id: number): void => localStorage.setItem(keys.token(id), 'stored');

/** The frame as the edge renders it, with what the script has drawn. */
async function early(
  info: RestaurantInfo,
  language: Language = 'en',
  render = (page: ReactElement) => renderToString(page).replaceAll('<!-- -->', ''),
): Promise<HTMLElement> {
  document.body.innerHTML = `<div id="root" data-restaurant="${info.id}"></div>`;
  const root = document.getElementById('root')!;
  root.innerHTML = render(await inPage(<CartPage />, { scope: scopeOf(info), language }));
  drawCart(root, () => localStorage);
  return root;
}

/** The page of the application that has read the same stored cart. */
async function started(info: RestaurantInfo, language: Language = 'en'): Promise<HTMLElement> {
  const scope = scopeOf(info);
  await allSettled(cartOpened, { scope, params: info.id });
  const page = document.createElement('div');
  page.innerHTML = await htmlOf(<CartPage />, { scope, language });
  return page;
}

/** A line as the storage holds it. */
const StoredCartLine = (line: CartLine): Record<string, unknown> => ({
  ...line,
  price: line.price / 100,
});

const place = (root: Element, name: string) =>
  root.querySelector(`[data-early=${name}]:not([data-early=samples] *)`)!;

/** The lines without pictures and links, which the menu decides, without ids and what waits for the start. */
function linesOf(list: Element): string {
  const copy = list.cloneNode(true) as Element;
  for (const line of copy.children) {
    line.firstElementChild?.replaceChildren();
    line.children[1]?.lastElementChild?.replaceChildren();
  }
  for (const element of copy.querySelectorAll('*')) {
    element.removeAttribute('id');
    element.removeAttribute('aria-describedby');
    element.removeAttribute('readonly');
  }
  return copy.innerHTML;
}

const listOf = (page: Element) => page.querySelector('main ul[aria-label]')!;
const summaryOf = (page: Element) => page.querySelector('footer')!.textContent;
const amountsOf = (page: Element) => page.querySelector('footer dl')?.outerHTML ?? '';

/** Every kind of line, with everything that a line can have. */
const half = aPizzaLine().selectedFlavors[0]!;
const topping = { id: 't', name: 'Bacon', price: minor(400), sizeID: 'large' };
const PIZZA = aPizzaLine({
  lineId: 'pizza',
  qty: 2,
  notes: 'Well done, {{name}} $& please',
  priceBehavior: 'average',
  selectedFlavors: [
    { ...half, additionalToppings: [topping], notes: 'no olives' },
    { ...half, id: 'diavola', name: 'Diavola <b>', price: minor(2300) },
  ],
  crust: { id: 'c', name: 'Catupiry', price: minor(700), sizeID: 'large' },
  extras: [aChosenExtra({ qty: 2 }), aChosenExtra({ id: 'none', qty: 0 })],
});
const CART: readonly CartLine[] = [
  aGeneralLine({ lineId: 'a' }),
  aGeneralLine({ lineId: 'b', name: '{name} $1', qty: 3, extras: [aChosenExtra({ qty: 2 })] }),
  PIZZA,
  aComboLine({ lineId: 'combo', comboItems: [PIZZA, aPizzaLine()] }),
  aPrizeLine({ lineId: 'p1', qty: 1 }),
  aPrizeLine({ lineId: 'p2', qty: 2, points_needed: 1 }),
];

const DISCOUNTS = [
  { discountMinValue: minor(5000), discountType: 'percent', value: 50 },
  { discountMinValue: minor(900_000), discountType: 'percent', value: 100 },
] as unknown as RestaurantInfo['deliveryFeeDiscounts'];
const FEE = { name: '', recipient: 'The team', value: 10, valueType: 'percent' } as const;

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

describe.each(LANGUAGES)('[CART-18] the cart drawn into the frame in %s', (language) => {
  test.each([
    ['every kind of line', {}],
    ['without notes', { allow_order_comments: false }],
    ['a service fee', { service_fee: FEE }],
    ['another currency', { currency: 'USD' }],
    ['a fee only at tables', { table_service_fee: 10 }],
    ['a discount of the delivery fee ahead', { deliveryFeeDiscounts: DISCOUNTS }],
  ])('is what the application shows: %s', async (_, changes) => {
    const info = aRestaurant({ allow_order_comments: true, ...changes });
    store(info.id, CART);
    signIn(info.id);
    const [drawn, shown] = [await early(info, language), await started(info, language)];
    expect(linesOf(place(drawn, 'lines'))).toBe(linesOf(listOf(shown)));
    expect(summaryOf(drawn)).toBe(summaryOf(shown));
    expect(amountsOf(drawn)).toBe(amountsOf(shown));
  });
});

test('of any cart the drawn lines are those of the application, and its total where one is drawn', () =>
  fc.assert(
    fc.asyncProperty(anyOrder, fc.constantFrom(...LANGUAGES), async (order, language) => {
      localStorage.clear();
      const { lines, info } = order;
      fc.pre(lines.length > 0);
      store(info.id, lines);
      signIn(info.id);
      const [drawn, shown] = [await early(info, language), await started(info, language)];
      expect(linesOf(place(drawn, 'lines'))).toBe(linesOf(listOf(shown)));
      if (place(drawn, 'total').textContent !== '') expect(summaryOf(drawn)).toBe(summaryOf(shown));
    }),
    { numRuns: randomRuns(500, 20) },
  ));

describe('is drawn only where it is certain', () => {
  const info = aRestaurant();
  const html = async () => (await early(info)).innerHTML;
  const frame = () => htmlOf(<CartPage />, { scope: scopeOf(info) }).then((it) => inRoot(it));
  const inRoot = (it: string): string => {
    const root = document.createElement('div');
    root.innerHTML = it;
    return root.innerHTML;
  };
  const line = StoredCartLine(aGeneralLine());
  const plant = (value: unknown, version = 1) =>
    localStorage.setItem(keys.cart(info.id), JSON.stringify({ v: version, value }));

  test.each<[string, () => void]>([
    ['no cart', () => undefined],
    ['an empty cart', () => plant({ lines: [] })],
    ['no JSON', () => localStorage.setItem(keys.cart(info.id), '{')],
    ['another value', () => localStorage.setItem(keys.cart(info.id), 'null')],
    ['a text for the lines', () => plant({ lines: 'lines' })],
    ['another version', () => plant({ lines: [line] }, 2)],
    ['a line of another type', () => plant({ lines: [line, { ...line, type: 'gift' }] })],
    ['a line without a name', () => plant({ lines: [{ ...line, name: 7 }] })],
    ['no quantity', () => plant({ lines: [{ ...line, qty: 0 }] })],
    ['a part of a quantity', () => plant({ lines: [{ ...line, qty: 1.5 }] })],
    ['the largest quantity', () => plant({ lines: [{ ...line, qty: 999 }] })],
    ['a price without end', () => plant({ lines: [{ ...line, price: 1e300 }] })],
    ['a text as price', () => plant({ lines: [{ ...line, price: '1' }] })],
    ['extras that are none', () => plant({ lines: [{ ...line, extras: [null] }] })],
    ['too many lines', () => plant({ lines: Array.from({ length: 101 }, () => line) })],
    ['a cart of another restaurant', () => store(info.id + 1, CART)],
    ['a prize of a visitor', () => store(info.id, CART)],
  ])('with %s the frame is as it was rendered', async (_, given) => {
    given();
    expect(await html()).toBe(await frame());
  });

  test('with JSON that is no cart the frame is as it was rendered', () =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        localStorage.setItem(keys.cart(info.id), JSON.stringify({ v: 1, value }));
        expect(await html()).toBe(await frame());
      }),
      { numRuns: randomRuns(500, 20) },
    ));

  test('without a storage the frame is as it was rendered', async () => {
    document.body.innerHTML = `<div id="root" data-restaurant="1"></div>`;
    const root = document.getElementById('root')!;
    root.innerHTML = await frame();
    drawCart(root, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(root.innerHTML).toBe(await frame());
  });

  test('a frame of another build, without places or samples, is left alone', () => {
    store(info.id, [aGeneralLine()]);
    document.body.innerHTML =
      `<div id="root" data-restaurant="${info.id}">` +
      '<ul data-early="lines" data-cart-frame="{}"></ul></div>';
    const root = document.getElementById('root')!;
    const before = root.innerHTML;
    drawCart(root, () => localStorage);
    expect(root.innerHTML).toBe(before);
  });

  test.each<[string, Partial<RestaurantInfo>, () => void]>([
    [
      'the fee of a table may be added',
      { table_service_fee: 10 },
      () => localStorage.setItem(keys.table(info.id), 'stored'),
    ],
    ['the order is of a table', { table_service_fee: 10 }, () => store(info.id, CART, 'table')],
    ['the lines are rounded', { currency: 'PYG' }, () => undefined],
  ])('lines without a total: %s', async (_, changes, given) => {
    store(info.id, CART);
    signIn(info.id);
    given();
    const root = await early(aRestaurant(changes));
    expect(place(root, 'lines').children).toHaveLength(CART.length);
    expect(place(root, 'total').textContent).toBe('');
  });
});

describe('the application', () => {
  const info = aRestaurant();
  let react: Root | null = null;
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => act(async () => react?.unmount()));
  afterEach(() => jest.restoreAllMocks());

  test('continues the drawn frame, and replaces its lines in one step', async () => {
    store(info.id, CART);
    signIn(info.id);
    const root = await early(info, 'en', (page) => renderToString(page));
    const restore = noteScreen(root);
    const [drawn, total] = [[...place(root, 'lines').children], place(root, 'total')];
    const scope = scopeOf(info);
    const page = await inPage(<CartPage />, { scope });
    const failures: unknown[] = [];
    restore();
    await act(async () => {
      react = hydrateRoot(root, page, {
        onRecoverableError: (error) => failures.push(error),
      });
    });
    expect([...place(root, 'lines').children]).toEqual(drawn);
    const shownTotal = total.textContent;
    expect(shownTotal).not.toBe('');

    const counts: number[] = [];
    const observer = new MutationObserver(() =>
      counts.push(listOf(root).querySelectorAll(':scope > li').length),
    );
    observer.observe(root, { childList: true, subtree: true });
    await act(async () => void (await allSettled(cartOpened, { scope, params: info.id })));
    observer.disconnect();
    expect(counts).not.toHaveLength(0);
    expect(new Set(counts)).toEqual(new Set([CART.length]));
    expect(failures).toEqual([]);
    expect(drawn.some((it) => it.isConnected)).toBe(false);
    expect(total.isConnected).toBe(true);
    expect(total.textContent).toBe(shownTotal);
    expect(root.querySelector('[data-early]')).toBeNull();
    expect(root.querySelector('[aria-busy]')).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });
});
