import fc from 'fast-check';
import {
  areExtrasValid,
  cartSubtotal,
  fromPrice,
  lineSubtotal,
  pizzaPrice,
  pizzaProblem,
  slicePrice,
} from '../../rules';
import { anyChoice, anyOffer, anyOfferAndChoice } from '../any-pizza';
import { anyCart, anyExtra, anyGroup, anyLine, anyProduct } from '../arbitraries';
import { randomRuns } from '../random-runs';
import {
  hundredths,
  slowCart,
  slowExtras,
  slowFinished,
  slowFrom,
  slowLine,
  slowPizza,
  slowSlice,
} from '.';

const RUNS = randomRuns(10_000);
const FEWER = randomRuns(3000);

describe('the rules and the slow, obviously right prices agree to the cent', () => {
  test('[DOMAIN-080] [DOMAIN-081] [DOMAIN-082] [DOMAIN-083] [DOMAIN-084] [OPEN-064] for any pizza of any menu', () => {
    const any = fc.oneof(
      { weight: 3, arbitrary: anyOfferAndChoice },
      fc.record({ offer: anyOffer, choice: anyChoice }),
    );
    fc.assert(
      fc.property(any, ({ offer, choice }) => {
        expect(pizzaPrice(offer, choice).price).toBe(hundredths(slowPizza(offer, choice).value));
      }),
      { numRuns: RUNS },
    );
  });

  test('[OPEN-038] for any slice', () => {
    fc.assert(
      fc.property(
        anyOffer,
        fc.constantFrom('margherita', 'burrata', 'gone'),
        fc.nat(6),
        (offer, flavor, parts) => {
          const slow = slowSlice(offer, flavor, parts);
          expect(slicePrice(offer, flavor, parts)).toBe(
            slow === null ? null : hundredths(slow.value),
          );
        },
      ),
      { numRuns: FEWER },
    );
  });

  test('[PIZZA-21] [OPEN-033] about which pizzas are finished', () => {
    const any = fc.oneof(
      { weight: 3, arbitrary: anyOfferAndChoice },
      fc.record({ offer: anyOffer, choice: anyChoice }),
    );
    fc.assert(
      fc.property(any, ({ offer, choice }) =>
        expect(pizzaProblem(offer, choice) === null).toBe(slowFinished(offer, choice).value),
      ),
      { numRuns: FEWER },
    );
  });

  test('[DOMAIN-069] [DOMAIN-070] [DOMAIN-071] [DOMAIN-072] [CONFLICTS-19] for any line and cart', () => {
    fc.assert(
      fc.property(anyLine, anyCart, (line, cart) => {
        expect(lineSubtotal(line)).toBe(hundredths(slowLine(line).value));
        expect(cartSubtotal(cart)).toBe(hundredths(slowCart(cart).value));
      }),
      { numRuns: FEWER },
    );
  });

  test('[DOMAIN-073] for any from price', () => {
    fc.assert(
      fc.property(anyProduct, (product) =>
        expect(fromPrice(product)).toBe(hundredths(slowFrom(product).value)),
      ),
      { numRuns: FEWER },
    );
  });

  test('for any extras of a product', () => {
    const groups = fc.uniqueArray(anyGroup, { maxLength: 2, selector: ({ id }) => id });
    fc.assert(
      fc.property(groups, fc.array(anyExtra, { maxLength: 4 }), (of, extras) => {
        const chosen = extras.filter(({ groupId, qty }) => groupId !== '' && qty > 0);
        expect(areExtrasValid(of, chosen)).toBe(slowExtras(of, chosen).value);
      }),
      { numRuns: FEWER },
    );
  });
});
