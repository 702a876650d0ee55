import { fromCart, withFromCart } from './from-cart';

test.each([
  { state: { fromCart: 2 }, entries: 2 },
  { state: null, entries: null },
  { state: { fromPizzaBefore: true }, entries: null },
  { state: { fromCart: 0 }, entries: null },
  { state: { fromCart: -1 }, entries: null },
  { state: { fromCart: '1' }, entries: null },
  { state: { fromCart: 1.5 }, entries: null },
])('the cart is $entries entries before a page with the state $state', ({ state, entries }) => {
  expect(fromCart(state)).toBe(entries);
  expect(withFromCart(state, 1)).toEqual(entries === null ? null : { fromCart: entries + 1 });
});
