import { minor } from '../../contracts';
import { anOffer, bases, choose, of } from './pizza.test-kit';
import { withCheapestBases, wholePizza } from './whole-pizza';

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

test('a size without crusts and doughs needs neither', () =>
  expect(withCheapestBases(anOffer(), choose([]))).toEqual(choose([])));

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
