import fc from 'fast-check';
import { minor, ZERO } from '../../contracts';
import { aChosenExtra, aCombo, aPizzaLine, aPizzas, aPizzaSize } from '../../testing';
import { anyFinished } from '../../testing/any-pizza';
import { randomRuns } from '../../testing/random-runs';
import { lineSubtotal } from '../money/subtotals';
import { buildPizza } from './build-pizza';
import { buildCombo, comboOffers, withExtras } from './combo';
import { choiceOfLine } from './pizza-choice';
import { pizzaPrice } from './pizza-price';
import { anOffer, association, bases, choose, of, rounding } from './pizza.test-kit';
import { shownPizzaPrice } from './shown-price';
import { wholePizza, withCheapestBases } from './whole-pizza';

test('[DOMAIN-024] the cart’s pizza: names, prices, fractions, toppings and the combo’s adjustments', () => {
  const part = association({
    discount: 10,
    discount_type: 'percent',
    addition: 2,
    addition_type: 'fixed',
  });
  const offer = anOffer({
    association: part,
    prices: { 1: 4500, 3: 4800 },
    size: { crustCategories: bases({ cheese: 900 }, { sizeID: 'large' }) },
    toppings: bases({ bacon: 600 }),
  });
  const choice = choose([of('margherita', 2, ['bacon']), of('burrata')], { crust: 'cheese' });
  const mean = 4963; // (48.00 + 48.00 + 52.90) / 3
  const total = mean + 900 + 600 - 646 + 200; // 10 % of 64.63
  expect(buildPizza(offer, choice, 'l1')).toEqual({
    ok: true,
    value: {
      type: 'pizza',
      lineId: 'l1',
      id: 'large',
      name: 'Large pizza',
      notes: '',
      qty: 1,
      price: total,
      totalPrice: total,
      basePrice: 0,
      associationID: 'part-1',
      discount: 10,
      discountType: 'percent',
      addition: 2,
      additionType: 'fixed',
      priceBehavior: 'average',
      minFlavors: 1,
      maxFlavors: 4,
      qttyOfFlavorsSelected: 3,
      crust: { id: 'cheese', name: 'cheese', price: 900, sizeID: 'large' },
      dough: null,
      extras: [],
      selectedFlavors: [
        {
          id: 'margherita',
          name: 'MARGHERITA',
          quantity: 2,
          price: 4800,
          slicePrice: 4800,
          fractionText: '2/3',
          notes: '',
          additionalToppings: [{ id: 'bacon', name: 'bacon', price: 600, sizeID: 'large' }],
        },
        {
          id: 'burrata',
          name: 'BURRATA',
          quantity: 1,
          price: 5290,
          slicePrice: 5290,
          fractionText: '1/3',
          notes: '',
          additionalToppings: [],
        },
      ],
    },
  });
});

test('[PIZZA-21] an unfinished pizza is none', () =>
  expect(buildPizza(anOffer(), choose([]), 'l')).toMatchObject({
    ok: false,
    error: { kind: 'flavors-missing' },
  }));

test('whatever was built, it costs what the builder showed, and what was chosen is read back from it', () => {
  fc.assert(
    fc.property(anyFinished, ({ offer, choice }) => {
      const built = buildPizza(offer, choice, 'l');
      if (!built.ok) throw new Error(built.error.kind);
      expect(built.value.totalPrice).toBe(pizzaPrice(offer, choice).price);
      expect(pizzaPrice(offer, choiceOfLine(built.value))).toEqual(pizzaPrice(offer, choice));
    }),
    { numRuns: randomRuns(500) },
  );
});

const [large, small] = [aPizzaSize(), aPizzaSize({ id: 'small' })];
const pizzas = aPizzas({ sizes: [large, small] });
const first = association({ id: 'first' });
const second = association({ id: 'second', discount: 50, discount_type: 'percent' });
const ofSmall = association({ id: 'small', pizza_size_id: 'small' });
const extras = [aChosenExtra({ qty: 2 }), aChosenExtra({ id: 'olives', qty: 0 })];

describe('the pizzas of a combo', () => {
  test('stand in its order, each with its association; the second of one size has the second', () => {
    const combo = aCombo({
      pizzaSizes: ['large', 'small', 'large', 'large'],
      pizzaAssociations: [first, ofSmall, second],
    });
    const offers = comboOffers(combo, pizzas, rounding()) ?? [];
    expect(offers.map(({ size, association: part }) => [size.id, part?.id])).toEqual([
      ['large', 'first'],
      ['small', 'small'],
      ['large', 'second'],
      ['large', undefined],
    ]);
  });

  test.each([
    { case: 'gone', sizes: [large] },
    { case: 'paused', sizes: [large, aPizzaSize({ id: 'small', unavailable: true })] },
  ])('[OPEN-033] cannot be made when one is $case', ({ sizes }) => {
    expect(
      comboOffers(aCombo({ pizzaSizes: ['large', 'small'] }), aPizzas({ sizes }), rounding()),
    ).toBeNull();
  });
});

test('[CONFLICTS-19] a combo’s total has its pizzas and extras in it, and counts them once', () => {
  const combo = buildCombo(
    aCombo({ price: minor(1200) }),
    [aPizzaLine(), aPizzaLine({ totalPrice: minor(1990) })],
    extras,
    'c1',
  );
  expect(combo).toMatchObject({
    type: 'combo',
    lineId: 'c1',
    qty: 1,
    price: 1200 + 4990 + 1990,
    totalPrice: 1200 + 4990 + 1990 + 700,
    extras: [{ id: 'cheese' }],
  });
  expect(lineSubtotal({ ...combo, qty: 3 })).toBe(3 * 8880);
});

test('[CONFLICTS-19] other extras replace the ones before', () => {
  const combo = buildCombo(aCombo({ price: minor(0) }), [aPizzaLine()], extras, 'c1');
  expect(withExtras(combo, [aChosenExtra()])).toMatchObject({
    price: 4990,
    totalPrice: 4990 + 350,
  });
  expect(withExtras(combo, [])).toMatchObject({ totalPrice: 4990, extras: [] });
});

test('[DOMAIN-071] extras of a pizza are beside its total', () => {
  const pizza = withExtras(aPizzaLine(), extras);
  expect([pizza.totalPrice, lineSubtotal({ ...pizza, qty: 2 })]).toEqual([4990, 2 * (4990 + 700)]);
});

test('[OPEN-064] a combo is never below 0', () => {
  expect(
    buildCombo(aCombo({ price: minor(-9000) }), [aPizzaLine()], [aChosenExtra()], 'c'),
  ).toMatchObject({ price: 0, totalPrice: 350 });
});

describe('a whole pizza', () => {
  const crustCategories = bases({ stuffed: 900, thin: 200, rustic: 200, filled: 700 });
  const doughCategories = bases({ wheat: 300, corn: 100, rye: 100, spelt: 500 });

  test('a choice gets the cheapest crust and dough, the first of equal prices', () =>
    expect(
      withCheapestBases(anOffer({ size: { crustCategories, doughCategories } }), choose([])),
    ).toEqual(choose([], { crust: 'thin', dough: 'corn' })));

  test.each([
    { chosen: { crust: 'stuffed' }, becomes: { crust: 'stuffed', dough: 'corn' } },
    { chosen: { dough: 'spelt' }, becomes: { crust: 'thin', dough: 'spelt' } },
  ])('the choice of $chosen stays', ({ chosen, becomes }) =>
    expect(
      withCheapestBases(
        anOffer({ size: { crustCategories, doughCategories } }),
        choose([of('margherita')], chosen),
      ),
    ).toEqual(choose([of('margherita')], becomes)),
  );

  test('a pizza of one flavor has as few parts as the size admits, without a number of flavors', () => {
    const offer = anOffer({ size: { minFlavors: 3, crustCategories, doughCategories } });
    expect(wholePizza(offer, 'margherita')).toEqual(
      choose([of('margherita', 3)], { crust: 'thin', dough: 'corn' }),
    );
  });

  test('on an incremental size it has the least number of flavors that has a price', () => {
    const offer = anOffer({
      size: { priceBehavior: 'incremental', price: minor(1000) },
      prices: { 2: 2000, 3: 1500 },
    });
    expect(wholePizza(offer, 'margherita')).toEqual(choose([of('margherita', 2)], { count: 2 }));
  });

  test.each(['marinara', 'tofu', 'unknown'])('a size that does not offer %s has none', (id) =>
    expect(wholePizza(anOffer(), id)).toBeNull(),
  );
});

describe('the shown price', () => {
  const crustCategories = bases({ catupiry: 800 });

  test('[PIZZA-08] a builder starts at the from price, with the crust once it is chosen', () => {
    const offer = anOffer({ size: { fromPrice: minor(3990), crustCategories } });
    expect(shownPizzaPrice(offer, choose([]))).toEqual({ price: 3990, isFrom: true });
    expect(shownPizzaPrice(offer, choose([], { crust: 'catupiry' }))).toEqual({
      price: 4790,
      isFrom: true,
    });
    expect(shownPizzaPrice(offer, choose([of('margherita')], { crust: 'catupiry' }))).toEqual({
      price: 5300,
      isFrom: false,
    });
  });

  test('without a from price in the record it starts at the cheapest flavor', () => {
    expect(shownPizzaPrice(anOffer({ size: { fromPrice: ZERO } }), choose([]))).toEqual({
      price: 4500,
      isFrom: true,
    });
    const incremental = anOffer({
      size: { fromPrice: ZERO, priceBehavior: 'incremental', price: minor(1000) },
      prices: { 2: 2000, 3: 1500 },
    });
    expect(shownPizzaPrice(incremental, choose([]))).toEqual({ price: 5000, isFrom: true });
  });

  test('on an incremental size the price stays a from price until all parts are chosen', () => {
    const offer = anOffer({
      size: { fromPrice: minor(5000), priceBehavior: 'incremental', price: minor(1000) },
      prices: { 2: 2400 },
    });
    const count = { count: 2 };
    expect(shownPizzaPrice(offer, choose([of('margherita')], count))).toEqual({
      price: 5000,
      isFrom: true,
    });
    expect(shownPizzaPrice(offer, choose([of('margherita', 2)], count))).toEqual({
      price: 5800,
      isFrom: false,
    });
  });

  /** An offer whose only prices are those of these flavors. */
  const pricedOffer = (prices: Readonly<Record<string, number>>) =>
    anOffer({
      size: {
        fromPrice: ZERO,
        flavors: [
          {
            flavorCategoryID: 'classic',
            extraPrice: ZERO,
            fractions: [],
            exceptions: Object.entries(prices).map(([flavorID, price]) => ({
              flavorID,
              fractions: [{ pizzaPart: 1, price: minor(price) }],
            })),
          },
        ],
      },
    });

  test('[OPEN-033] a paused flavor does not lower the from price', () =>
    expect(shownPizzaPrice(pricedOffer({ margherita: 4500, marinara: 1000 }), choose([]))).toEqual({
      price: 4500,
      isFrom: true,
    }));

  test.each([
    { margherita: 4500, diavola: 4000, burrata: 5000 },
    { margherita: 5000, diavola: 4500, burrata: 4000 },
  ])('the from price is the lowest of the prices %j', (prices) =>
    expect(shownPizzaPrice(pricedOffer(prices), choose([]))).toEqual({ price: 4000, isFrom: true }),
  );

  test.each([
    { margherita: 0, diavola: 4500, burrata: 5000 },
    { margherita: 4500, diavola: 5000, burrata: 0 },
  ])('where a flavor costs nothing no from price is shown: %j', (prices) =>
    expect(shownPizzaPrice(pricedOffer(prices), choose([]))).toBeNull(),
  );

  test('an unfinished pizza that already costs more than the from price has its own price', () =>
    expect(
      shownPizzaPrice(
        anOffer({
          size: { fromPrice: minor(2000), priceBehavior: 'incremental', price: minor(1000) },
          prices: { 2: 2400 },
        }),
        choose([of('margherita')], { count: 2 }),
      ),
    ).toEqual({ price: 3400, isFrom: true }));

  test('a size without any price shows none', () => {
    const offer = anOffer({ size: { fromPrice: ZERO, flavors: [] } });
    expect(shownPizzaPrice(offer, choose([]))).toBeNull();
  });
});
