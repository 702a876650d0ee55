import { keys, storage } from '@storefront/shared-domain/storage';
import { rememberCoupon, usedCoupons } from './used-coupons';

beforeEach(() => storage.remove(keys.usedCoupons(7)));

test("[DOMAIN-054] they are stored under the restaurant's key, the newest first, each once", () => {
  expect(keys.usedCoupons(7)).toBe('uniqueUseCoupom-7');
  for (const id of ['a', 'b', 'a']) rememberCoupon(7, id);
  expect(usedCoupons(7)).toEqual(['a', 'b']);
  expect(usedCoupons(8)).toEqual([]);
});

test('a broken record counts as none, and the latest hundred are stored', () => {
  storage.write(keys.usedCoupons(7), { not: 'a list' });
  expect(usedCoupons(7)).toEqual([]);
  for (let count = 0; count < 120; count += 1) rememberCoupon(7, `c${count}`);
  expect([usedCoupons(7).length, usedCoupons(7)[0], usedCoupons(7).includes('c19')]).toEqual([
    100,
    'c119',
    false,
  ]);
});
