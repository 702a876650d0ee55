/** @jest-environment jsdom */
import { showCartCount } from './cart-count';
import { CART_COUNT } from './cart-count-id';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="root" data-restaurant="101" data-path="/app/bella"></div>';
});
afterEach(() => jest.restoreAllMocks());

function shown(language: 'en' | 'es' | 'pt-br' = 'en'): HTMLAnchorElement | null {
  showCartCount(document.getElementById('root')!, language);
  return document.getElementById(CART_COUNT) as HTMLAnchorElement | null;
}
const store = (value: unknown, key = 'cart-101') =>
  localStorage.setItem(key, JSON.stringify(value));
const cart = (...quantities: unknown[]) => ({
  v: 2,
  value: { lines: quantities.map((qty) => ({ qty })) },
});

test('a returning customer sees the number of items, as a link to the cart of this address', () => {
  store(cart(2, 1));
  const link = shown();
  expect([link?.textContent, link?.pathname]).toEqual(['See cart · 3', '/app/bella/shopping-cart']);
  expect(link?.parentElement).toBe(document.body);
});

test('in three languages', () => {
  store(cart(1));
  expect(
    (['es', 'pt-br'] as const).map((language) => {
      const text = shown(language)?.textContent;
      document.getElementById(CART_COUNT)?.remove();
      return text;
    }),
  ).toEqual(['Ver carrito · 1', 'Ver carrinho · 1']);
});

test.each([
  ['no cart', undefined],
  ['an empty cart', cart()],
  ['quantities that are none', cart('2', 1.5, null, -3)],
  ['more items than a cart has', cart(1e9)],
  ['no lines', { v: 2, value: {} }],
  ['lines that are none', { v: 2, value: { lines: 7 } }],
  ['an empty line', { v: 2, value: { lines: [null] } }],
  ['no cart at all', 'text'],
])('%s shows nothing', (_, value) => {
  if (value !== undefined) store(value);
  expect(shown()).toBeNull();
});

test('the cart of another restaurant is not counted', () => {
  store(cart(1), 'cart-102');
  expect(shown()).toBeNull();
});

test('a browser that forbids storage shows nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(shown()).toBeNull();
});
