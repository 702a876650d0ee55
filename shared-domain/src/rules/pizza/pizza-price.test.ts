import fc from 'fast-check';
import { minor } from '../../contracts';
import { anyChoice, anyOffer, anyOfferAndChoice } from '../../testing/any-pizza';
import { randomRuns } from '../../testing/random-runs';
import { pizzaPrice } from './pizza-price';
import { anOffer, association, bases, choose, of } from './pizza.test-kit';
import { slicePrice } from './slice-price';

const price = (...given: Parameters<typeof pizzaPrice>) => pizzaPrice(...given).price;

test('[DOMAIN-081] highest: the dearest flavor decides, however little of it', () => {
  const offer = anOffer({
    size: { priceBehavior: 'highest' },
    rounding: { round_type: 'up', round_step: 5 },
  });
  expect(pizzaPrice(offer, choose([of('margherita', 3), of('burrata')]))).toEqual({
    price: 5290,
    steps: [
      { kind: 'flavor', id: 'margherita', name: 'MARGHERITA', quantity: 3, unit: 4500, amount: 0 },
      { kind: 'flavor', id: 'burrata', name: 'BURRATA', quantity: 1, unit: 5290, amount: 5290 },
    ],
  });
});

test('[DOMAIN-081] highest: of flavors that cost the same the first one has the price', () => {
  const offer = anOffer({ size: { priceBehavior: 'highest' } });
  expect(
    pizzaPrice(offer, choose([of('diavola'), of('margherita')])).steps.map(({ amount }) => amount),
  ).toEqual([4500, 0]);
});

test('[OPEN-064] only a price below 0 has a step that raises it; a pizza that costs 0 has none', () => {
  const steps = (amount: number) =>
    pizzaPrice(
      anOffer({
        size: { priceBehavior: 'highest', crustCategories: bases({ none: amount }) },
        prices: { 1: 0 },
      }),
      choose([of('margherita')], { crust: 'none' }),
    ).steps.map((step) => [step.kind, step.amount]);
  expect(steps(0)).toEqual([
    ['flavor', 0],
    ['crust', 0],
  ]);
  expect(steps(-1)).toEqual([
    ['flavor', 0],
    ['crust', -1],
    ['rounding', 1],
  ]);
});

describe('crust, dough and toppings', () => {
  const offer = anOffer({
    size: {
      crustCategories: bases({ plain: 0, cheese: 1200 }),
      doughCategories: bases({ pan: 350 }),
    },
    toppings: bases({ bacon: 600, olives: 250 }),
  });

  test('are added after the flavors', () => {
    const built = pizzaPrice(
      offer,
      choose([of('margherita', 1, ['bacon']), of('diavola', 1, ['bacon', 'olives'])], {
        crust: 'cheese',
        dough: 'pan',
      }),
    );
    expect(built.price).toBe(4500 + 1200 + 350 + 600 + 600 + 250);
    expect(built.steps.slice(-3)).toEqual([
      { kind: 'topping', name: 'bacon', flavor: 'MARGHERITA', amount: 600 },
      { kind: 'topping', name: 'bacon', flavor: 'DIAVOLA', amount: 600 },
      { kind: 'topping', name: 'olives', flavor: 'DIAVOLA', amount: 250 },
    ]);
  });

  test('[OPEN-033] what cannot be had counts nothing: a paused flavor with its toppings, unknown bases', () => {
    expect(
      price(
        offer,
        choose([of('margherita'), of('marinara', 1, ['bacon']), of('gone', 1, ['olives'])], {
          crust: 'gold',
          dough: 'gone',
        }),
      ),
    ).toBe(4500);
  });
});

describe('[DOMAIN-083] [DOMAIN-084] [OPEN-064] as part of a combo', () => {
  test('a part that takes and adds nothing is not rounded', () => {
    const rule = { combo_round_type: 'up', combo_round_step: 10 };
    expect(
      price(anOffer({ association: association(), rounding: rule }), choose([of('burrata')])),
    ).toBe(5290);
  });

  test('it is of the whole price, crust included, and a size’s own discount counts nowhere', () => {
    const size = {
      crustCategories: bases({ cheese: 500 }),
      discount: 50,
      discountType: 'percent' as const,
      addition: 9,
      additionType: 'fixed' as const,
    };
    const chosen = choose([of('margherita')], { crust: 'cheese' });
    expect(price(anOffer({ size }), chosen)).toBe(5000);
    expect(
      price(
        anOffer({ size, association: association({ discount: 10, discount_type: 'percent' }) }),
        chosen,
      ),
    ).toBe(4500);
  });
});

describe('for any pizza', () => {
  const any = fc.oneof(anyOfferAndChoice, fc.record({ offer: anyOffer, choice: anyChoice }));

  test('the steps add up to the price, and no price is below 0', () => {
    fc.assert(
      fc.property(any, ({ offer, choice }) => {
        const built = pizzaPrice(offer, choice);
        expect(built.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(built.price);
        expect(built.price).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: randomRuns(1000) },
    );
  });
});

describe('[OPEN-038] the price of a slice', () => {
  test('is the first one of two for the same fraction, as the menu lists them', () => {
    const fractions = [4500, 4600].map((price) => ({ pizzaPart: 1, price: minor(price) }));
    const flavors = [
      { flavorCategoryID: 'classic', extraPrice: minor(0), fractions, exceptions: [] },
    ];
    expect(
      (['average', 'incremental'] as const).map((priceBehavior) =>
        slicePrice(anOffer({ size: { priceBehavior, flavors } }), 'margherita', 1),
      ),
    ).toEqual([4500, 4500]);
  });
});
