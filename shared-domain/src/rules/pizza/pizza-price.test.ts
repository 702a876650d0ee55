import fc from 'fast-check';
import { minor } from '../../contracts';
import {
  anyChoice,
  anyFinished,
  anyOffer,
  anyOfferAndChoice,
  anyRounding,
} from '../../testing/any-pizza';
import { randomRuns } from '../../testing/random-runs';
import { association, anOffer, bases, choose, of } from './pizza.test-kit';
import { pizzaPrice } from './pizza-price';
import { slicePrice } from './slice-price';

const two = choose([of('margherita'), of('nutella')]);
const price = (...given: Parameters<typeof pizzaPrice>) => pizzaPrice(...given).price;
const whole = { 1: 4500, 2: 4500, 3: 4500, 4: 4500 };

describe('[DOMAIN-080] average', () => {
  test.each([
    { case: 'the mean of 45.00 and 26.00', rounding: {}, is: 3550 },
    { case: 'up to 1.00', rounding: { round_type: 'up', round_step: 1 }, is: 3600 },
    { case: 'down to 1.00', rounding: { round_type: 'down', round_step: 1 }, is: 3500 },
    {
      case: 'nearest 1.00, half goes up',
      rounding: { round_type: 'nearest', round_step: 1 },
      is: 3600,
    },
    { case: 'nearest 5.00', rounding: { round_type: 'nearest', round_step: 5 }, is: 3500 },
  ])('$case: $is', ({ rounding, is }) =>
    expect(price(anOffer({ rounding, prices: whole }), two)).toBe(is),
  );

  test('weighted by quantity: (45.00 + 3 x 26.00) / 4 = 30.75', () => {
    expect(price(anOffer({ prices: whole }), choose([of('margherita'), of('nutella', 3)]))).toBe(
      3075,
    );
  });

  test('a mean in whole units is left as it is, whatever the step', () => {
    expect(
      price(
        anOffer({ rounding: { round_type: 'up', round_step: 10 } }),
        choose([of('margherita', 2)]),
      ),
    ).toBe(4500);
  });

  test('a mean of thirds is rounded once: (45.00 + 45.00 + 52.90) / 3 = 47.6333', () => {
    const three = choose([of('margherita', 2), of('burrata')]);
    expect(
      ['up', 'down', 'nearest'].map((round_type) =>
        price(anOffer({ rounding: { round_type, round_step: 0.01 } }), three),
      ),
    ).toEqual([4764, 4763, 4763]);
  });

  test('of equal prices it is that price, rounded', () => {
    fc.assert(
      fc.property(
        anyRounding,
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 1, max: 4 }),
        (rounding, amount, parts) => {
          const offer = { ...anOffer({ prices: { 1: amount } }), rounding };
          expect(price(offer, choose([of('margherita', parts), of('diavola')]))).toBe(
            price(offer, choose([of('diavola')])),
          );
        },
      ),
    );
  });
});

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

test('[DOMAIN-082] incremental: 10.00 and every slice', () => {
  const offer = anOffer({
    size: { priceBehavior: 'incremental', price: minor(1000) },
    prices: { 1: 4500, 2: 2300 },
  });
  expect(price(offer, choose([of('margherita'), of('nutella')], { count: 2 }))).toBe(
    1000 + 2300 + 2600,
  );
  expect(price(offer, choose([of('margherita', 2)], { count: 2 }))).toBe(1000 + 2 * 2300);
  expect(price(offer, choose([of('margherita')], { count: 1 }))).toBe(5500);
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
  test.each([
    { case: '10 % off 45.00', is: 4050, part: { discount: 10, discount_type: 'percent' as const } },
    { case: '8.00 off', is: 3700, part: { discount: 8, discount_type: 'fixed' as const } },
    { case: '5 % more', is: 4725, part: { addition: 5, addition_type: 'percent' as const } },
    { case: '2.50 more', is: 4750, part: { addition: 2.5, addition_type: 'fixed' as const } },
    {
      case: 'both, each of the whole price: 45.00 - 4.50 + 2.25',
      is: 4275,
      part: {
        discount: 10,
        discount_type: 'percent' as const,
        addition: 5,
        addition_type: 'percent' as const,
      },
    },
    {
      case: 'a discount larger than the price: 0',
      is: 0,
      part: { discount: 45.01, discount_type: 'fixed' as const },
    },
    {
      case: 'the same and 3.00 more',
      is: 300,
      part: {
        discount: 99,
        discount_type: 'fixed' as const,
        addition: 3,
        addition_type: 'fixed' as const,
      },
    },
    { case: '150 % off: 0', is: 0, part: { discount: 150, discount_type: 'percent' as const } },
    { case: 'a value without a type: nothing', is: 4500, part: { discount: 10, addition: 20 } },
    {
      case: 'values whose types the menu omits: nothing',
      is: 4500,
      part: {
        discount: 10,
        discount_type: undefined,
        addition: 20,
        addition_type: undefined,
      },
    },
    {
      case: 'values below 0: nothing',
      is: 4500,
      part: {
        discount: -10,
        discount_type: 'fixed' as const,
        addition: -5,
        addition_type: 'percent' as const,
      },
    },
  ])('$case: $is', ({ part, is }) =>
    expect(price(anOffer({ association: association(part) }), choose([of('margherita')]))).toBe(is),
  );

  test.each([
    ['up', 4100],
    ['down', 4000],
    ['nearest', 4100],
  ])('the result is rounded %s to 1.00: %i', (combo_round_type, is) => {
    const offer = anOffer({
      association: association({ discount: 10, discount_type: 'percent' }),
      rounding: { combo_round_type, combo_round_step: 1 },
    });
    expect(price(offer, choose([of('margherita')]))).toBe(is);
  });

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
      { numRuns: randomRuns(3000) },
    );
  });

  test('[DOMAIN-081] the highest is not below any flavor; [DOMAIN-080] an average is between, before rounding', () => {
    fc.assert(
      fc.property(anyFinished, ({ offer, choice }) => {
        const parts = choice.flavors.reduce((sum, { quantity }) => sum + quantity, 0);
        const bare = {
          ...choice,
          crust: null,
          dough: null,
          flavors: choice.flavors.map((flavor) => ({ ...flavor, toppings: [] })),
        };
        const exact = { ...offer.rounding, round_type: '', round_step: 0 };
        const units = choice.flavors.map(({ id }) => slicePrice(offer, id, parts) ?? 0);
        const [highest, average] = (['highest', 'average'] as const).map((priceBehavior) =>
          price(
            {
              ...offer,
              association: null,
              rounding: exact,
              size: { ...offer.size, priceBehavior },
            },
            bare,
          ),
        );
        if (offer.size.priceBehavior === 'incremental') return;
        expect(highest).toBe(Math.max(...units));
        expect(average).toBeGreaterThanOrEqual(Math.min(...units));
        expect(average).toBeLessThanOrEqual(Math.max(...units));
      }),
      { numRuns: randomRuns(500) },
    );
  });

  test('it costs the same in whichever order its flavors were chosen', () => {
    fc.assert(
      fc.property(anyOfferAndChoice, ({ offer, choice }) => {
        expect(price(offer, { ...choice, flavors: [...choice.flavors].reverse() })).toBe(
          price(offer, choice),
        );
      }),
    );
  });
});
