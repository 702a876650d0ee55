/** @jest-environment jsdom */
import type { PageDocument } from '@storefront/loader/page';
import { matchPath } from './match-path';
import { startsAtOnce } from './starts-at-once';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const tests = (name: string) => [{ arms: [{ builds: {} }, { builds: { [name]: {} } }] }];
const starts = (
  path: string,
  { experiments = [] as object[], config = {}, hasOverrides = false } = {},
): boolean => {
  const { pathname, search } = new URL(path, 'https://pizza.example');
  const page = { config, experiments } as unknown as PageDocument;
  return startsAtOnce({ page, path: matchPath(pathname), search, hasOverrides });
};

test.each(['/bella', '/app/bella', '/bella/hours', '/bella/nowhere'])(
  'a first visit of %s waits for an interaction',
  (path) => expect(starts(path)).toBe(false),
);

test.each(['?src=flyer', '?campaign=june&utm_source=mail&utm_medium=x', '?fbclid=1&gclid=2'])(
  'the parameters of a campaign are no work: %s',
  (query) => expect(starts(`/bella${query}`)).toBe(false),
);

test.each(['?t=abc', '?u=1', '?cid=1&oid=2', '?wpu=5', '?preference_id=1', '?anything=1'])(
  '[SHELL-03] [SHELL-45] the parameters of a table, a cart or a payment are: %s',
  (query) => expect(starts(`/bella${query}`)).toBe(true),
);

test('[CART-15] the cart starts at once: its lines are on this device, and an empty one leads to the menu', () =>
  expect(starts('/bella/shopping-cart')).toBe(true));

test.each(['track', 'rate-order', 'payment/pix', 'delivery', 'login', 'pizza', 'extra'])(
  '[TRACKING-02] the page %s has work without an interaction',
  (path) => expect(starts(`/bella/${path}`)).toBe(true),
);

test.each([
  'lastOrderToken-101',
  'deviceOrders',
  'pendingOrder-101',
  'table-101',
  'table-uuid-101',
  'tablet-101',
  'token-101',
  'loggingOut-101',
  'external_reference_7',
  'debug_mode',
])('[TABLE-01] [SHELL-41] stored work starts the application: %s', (key) => {
  localStorage.setItem(key, '1');
  expect(starts('/bella')).toBe(true);
});

test.each(['storefront.visitor', 'cardapio.bella', 'consent', 'fingerprint', 'phone', 'other'])(
  'other stored data does not: %s',
  (key) => {
    localStorage.setItem(key, '{"lines":[{}]}');
    expect(starts('/bella')).toBe(false);
  },
);

test.each([
  ['{"v":2,"value":{"lines":[{"lineId":"a"}]}}', true],
  ['{"v":2,"value":{"lines":[ {"lineId":"a"}]}}', true],
  ['{"v":2,"value":{"lines":[],"deliveryType":null}}', false],
  ['', false],
  ['not a cart', false],
])('[SHELL-43] of stored carts, only one with lines does: %s', (cart, expected) => {
  localStorage.setItem('cart-101', cart);
  expect(starts('/bella')).toBe(expected);
});

test('a browser that forbids storage waits for an interaction', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(starts('/bella')).toBe(false);
});

test('an experiment with the shell or the page starts it, so that its exposure is counted', () => {
  expect(starts('/bella', { experiments: tests('shell') })).toBe(true);
  expect(starts('/bella', { experiments: tests('mf-menu') })).toBe(true);
  expect(starts('/bella', { experiments: tests('mf-checkout') })).toBe(false);
});

test('[F36] without a connection it starts, to show that nothing can be ordered', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(starts('/bella')).toBe(true);
});

test('overrides and the setting of the site start it', () => {
  expect(starts('/bella', { hasOverrides: true })).toBe(true);
  expect(starts('/bella', { config: { startOnInteraction: 'off' } })).toBe(true);
});
