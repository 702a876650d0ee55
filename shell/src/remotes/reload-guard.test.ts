/** @jest-environment jsdom */
import { createReloadGuard } from './reload-guard';

const BASE = '/builds/mf-cart/1.0.0-000000000001/';
const reload = jest.fn();
const aGuard = (mayReload = true) => createReloadGuard({ mayReload: () => mayReload, reload });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test('one reload per build and page in a session', () => {
  expect([
    aGuard().reload(BASE, './pages/cart'),
    aGuard().reload(BASE, './pages/cart'),
    aGuard().reload(BASE, './pages/notes'),
  ]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  { case: 'a widget', expose: './widgets/button', mayReload: true },
  { case: 'a page while an order is being placed', expose: './pages/cart', mayReload: false },
])('$case never reloads', ({ expose, mayReload }) => {
  expect(aGuard(mayReload).reload(BASE, expose)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(aGuard().isAvoided(BASE)).toBe(false);
});

test('without storage nothing would stop a second reload, so there is none', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(aGuard().reload(BASE, './pages/cart')).toBe(false);
  full.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});

test('afterwards the build is avoided, its session is over, and the recovery is reported once', () => {
  sessionStorage.setItem('storefront.session', '{}');
  aGuard().reload(BASE, './pages/cart');
  const after = aGuard();
  expect([
    after.isAvoided(BASE),
    after.isAvoided(BASE.replace('1/', '2/')),
    sessionStorage.getItem('storefront.session'),
  ]).toEqual([true, false, null]);
  expect([
    after.hasRecovered(BASE, './pages/notes'),
    after.hasRecovered(BASE, './pages/cart'),
    after.hasRecovered(BASE, './pages/cart'),
  ]).toEqual([false, true, false]);
});
