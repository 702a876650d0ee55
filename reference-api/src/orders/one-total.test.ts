import { compareTotals, storefrontWay } from '../../../shared-domain/src/testing/one-total';
import { randomRuns } from '../../../shared-domain/src/testing/random-runs';
import { serverWay } from '../testing/server-way';

/** `npm run bench:orders` compares 100,000. */
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

afterAll(() => expect(compared).toBe(ORDERS));
