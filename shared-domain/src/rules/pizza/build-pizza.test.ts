import fc from 'fast-check';
import { minor } from '../../contracts';
import { anyFinished } from '../../testing/any-pizza';
import { randomRuns } from '../../testing/random-runs';
import { buildPizza } from './build-pizza';
import { association, anOffer, bases, choose, of } from './pizza.test-kit';
import { choiceOfLine } from './pizza-choice';
import { pizzaPrice } from './pizza-price';

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

test('[DOMAIN-082] a flavor of an incremental pizza costs its slices', () => {
  const offer = anOffer({
    size: { priceBehavior: 'incremental', price: minor(1000) },
    prices: { 1: 4500, 2: 2300 },
  });
  expect(buildPizza(offer, choose([of('margherita', 2)], { count: 2 }), 'l')).toMatchObject({
    value: {
      totalPrice: 5600,
      basePrice: 1000,
      minFlavors: 2,
      maxFlavors: 2,
      selectedFlavors: [{ price: 4600, slicePrice: 2300, fractionText: '1/1' }],
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
