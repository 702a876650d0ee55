import { minor, ZERO } from '../../contracts';
import { anOffer, bases, choose, of } from './pizza.test-kit';
import { shownPizzaPrice } from './shown-price';

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

test('a size without any price shows none', () => {
  const offer = anOffer({ size: { fromPrice: ZERO, flavors: [] } });
  expect(shownPizzaPrice(offer, choose([]))).toBeNull();
});
