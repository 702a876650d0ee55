import { compareTotals, storefrontWay } from '../../../shared-domain/src/testing/one-total';
import { serverWay } from '../testing/server-way';

const ORDERS = 100_000;
const CHUNK = 10_000;
const seed = Date.now();

/** How many were compared so far, all chunks together. */
let compared = 0;

test.each(Array.from({ length: ORDERS / CHUNK }, (_, index) => seed + index))('[OPEN-059] [DOMAIN-067] [DOMAIN-068] storefront, server and the slow way agree to the cent, seed %i', (of) => {
  const found = compareTotals({ count: CHUNK, seed: of, ways: { storefront: storefrontWay(), server: serverWay } });
  expect(found.difference).toBeNull();
  compared += found.compared;
}, 90_000);

test('[OPEN-059] in 100,000 random orders', () => expect(compared).toBe(ORDERS));

test.each([
  ['that forgets coupons', { couponDiscount: 0 }], ['that forgets the fee discount', { deliveryFeeDiscount: 0 }], ['that forgets cashback', { cashbackSpent: 0 }], ['that is a cent off', { grandTotal: 1 }],
])('the comparison finds a server %s', (_case, wrong) => {
  const { difference } = compareTotals({ count: 2000, seed, ways: { server: (it) => ({ ...serverWay(it), ...(wrong as object) }) } });
  expect(difference?.way).toBe('server');
});
