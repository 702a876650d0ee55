import { compareTotals, storefrontWay } from '../../../shared-domain/src/testing/one-total';
import { randomRuns } from '../../../shared-domain/src/testing/random-runs';
import { orderCase } from '../../../shared-domain/src/testing/order-cases';
import { seeded } from '../../../shared-domain/src/testing/seeded';
import { slowOrder } from '../../../shared-domain/src/testing/slow-prices';
import { serverWay } from '../testing/server-way';

const ORDERS = randomRuns(20_000);
const CHUNK = ORDERS / 4;
const seed = Date.now();

/** Number of comparisons so far, over all chunks. */
let compared = 0;

test.each(Array.from({ length: ORDERS / CHUNK }, (_, index) => seed + index))(
  '[OPEN-059] [DOMAIN-067] [DOMAIN-068] storefront, server and the slow way agree to the cent, seed %i',
  (of) => {
    const found = compareTotals({
      count: CHUNK,
      seed: of,
      ways: { storefront: storefrontWay(), server: serverWay },
    });
    expect(found.difference).toBeNull();
    compared += found.compared;
  },
);

test.each(['PYG', 'BRL', 'KWD'])(
  '[OPEN-059] in %s all amounts are of one rounded subtotal, each rounded once',
  (currency) => {
    const numbers = seeded(seed);
    for (let index = 0; index < randomRuns(2000); index += 1) {
      const any = orderCase(numbers);
      const order = { ...any, info: { ...any.info, currency } };
      const expected = slowOrder(order);
      for (const way of [storefrontWay(), serverWay]) expect(expected).toMatchObject(way(order));
    }
  },
);

afterAll(() => expect(compared).toBe(ORDERS));
