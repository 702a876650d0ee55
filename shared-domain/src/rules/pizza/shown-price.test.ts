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

test('a size that is not incremental starts at the price of a flavor without its own', () =>
  expect(
    shownPizzaPrice(anOffer({ size: { fromPrice: ZERO, price: minor(1000) } }), choose([])),
  ).toEqual({ price: 4500, isFrom: true }));

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
  { margherita: 4000, diavola: 4500, burrata: 5000 },
  { margherita: 5000, diavola: 4500, burrata: 4000 },
])('the from price is the lowest of the prices %j', (prices) =>
  expect(shownPizzaPrice(pricedOffer(prices), choose([]))).toEqual({ price: 4000, isFrom: true }),
);

test.each([
  { margherita: 0, diavola: 4500, burrata: 5000 },
  { margherita: 4500, diavola: 0, burrata: 5000 },
  { margherita: 4500, diavola: 5000, burrata: 0 },
])('where a flavor costs nothing no from price is shown: %j', (prices) =>
  expect(shownPizzaPrice(pricedOffer(prices), choose([]))).toBeNull(),
);

test('the from price includes the chosen dough', () => {
  const doughCategories = bases({ corn: 300 });
  expect(
    shownPizzaPrice(
      anOffer({ size: { fromPrice: minor(3990), crustCategories, doughCategories } }),
      choose([], { crust: 'catupiry', dough: 'corn' }),
    ),
  ).toEqual({ price: 5090, isFrom: true });
});

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

test('a number of flavors does not make the price of another size a from price', () =>
  expect(shownPizzaPrice(anOffer(), choose([of('margherita')], { count: 2 }))).toEqual({
    price: 4500,
    isFrom: false,
  }));

test('a size without any price shows none', () => {
  const offer = anOffer({ size: { fromPrice: ZERO, flavors: [] } });
  expect(shownPizzaPrice(offer, choose([]))).toBeNull();
});
