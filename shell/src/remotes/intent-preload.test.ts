/** @jest-environment jsdom */
import { preloadOnIntent } from './intent-preload';

const preload = jest.fn();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <a id="cart" href="/bella-napoli/shopping-cart/notes"><b>Cart</b></a>
    <a id="away" href="https://example.com/bella-napoli/login">Away</a>
    <button>No link</button>`;
  stop = preloadOnIntent(
    { load: jest.fn(), running: jest.fn(), replace: jest.fn(), offer: jest.fn(), preload },
    'en',
  );
});
afterEach(() => {
  stop();
  preload.mockReset();
});

const over = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('pointing inside a link fetches its pages, the outer one and the dialog', () => {
  over('#cart b');
  expect(preload.mock.calls).toEqual([
    ['mf-cart', './pages/cart', 'en'],
    ['mf-cart', './pages/notes', 'en'],
  ]);
});

test('reaching it by keyboard does the same', () => {
  document.querySelector<HTMLElement>('#cart')?.focus();
  expect(preload).toHaveBeenCalledTimes(2);
});

test('links to elsewhere and other things fetch nothing', () => {
  over('#away');
  over('button');
  expect(preload).not.toHaveBeenCalled();
});

test('after stopping nothing is fetched', () => {
  stop();
  over('#cart');
  expect(preload).not.toHaveBeenCalled();
});
