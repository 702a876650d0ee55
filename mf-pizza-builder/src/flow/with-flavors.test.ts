import { emptyChoice, type PizzaOffer } from '@storefront/shared-domain/rules';
import { minor } from '@storefront/shared-domain/contracts';
import { aPizzas, aPizzaSize } from '@storefront/shared-domain/testing';
import { withFlavors } from './with-flavors';

const flavor = (id: string) => ({
  id,
  name: id,
  description: '',
  image: '',
  available: true,
  possiblePrices: [],
});
const parts = (...counts: number[]) => counts.map((pizzaPart) => ({ pizzaPart, price: minor(10) }));

function offerOf(size: Parameters<typeof aPizzaSize>[0], counts = [1, 2]): PizzaOffer {
  const made = aPizzaSize({
    minFlavors: 1,
    maxFlavors: 2,
    priceBehavior: 'highest',
    flavors: [
      {
        flavorCategoryID: 'all',
        extraPrice: minor(0),
        fractions: parts(...counts),
        exceptions: [],
      },
    ],
    ...size,
  });
  const pizzas = aPizzas({
    sizes: [made],
    flavorCategories: [
      { id: 'all', name: 'All', description: '', flavors: ['a', 'b', 'c'].map(flavor) },
    ],
  });
  return { size: made, pizzas, association: null, rounding: { roundUp: false } as never };
}
const flavorsOf = (offer: PizzaOffer, ...ids: string[]) =>
  withFlavors(offer, emptyChoice(offer), ids)?.flavors.map(({ id, quantity }) => [id, quantity]);

test('selects one part of each flavor, each once, and as many as the size admits', () => {
  expect(flavorsOf(offerOf({}), 'a')).toEqual([['a', 1]]);
  expect(flavorsOf(offerOf({}), 'b', 'b', 'a')).toEqual([
    ['b', 1],
    ['a', 1],
  ]);
  expect(flavorsOf(offerOf({}), 'a', 'b', 'c')).toHaveLength(2);
});

test('leaves out what the size does not offer; null when nothing is left', () => {
  expect(flavorsOf(offerOf({}), 'gone', 'c')).toEqual([['c', 1]]);
  expect(flavorsOf(offerOf({}), 'gone')).toBeUndefined();
  expect(flavorsOf(offerOf({}))).toBeUndefined();
});

test('a size that is divided into a chosen number gets the fewest parts that hold the flavors', () => {
  const offer = offerOf({ priceBehavior: 'incremental', maxFlavors: 4 }, [1, 2, 4]);
  const chosen = (...ids: string[]) => withFlavors(offer, emptyChoice(offer), ids)?.count;
  expect([chosen('a'), chosen('a', 'b'), chosen('a', 'b', 'c')]).toEqual([1, 2, 4]);
});

test('keeps the crust and the dough', () => {
  const offer = offerOf({});
  const choice = { ...emptyChoice(offer), crust: 'thin', dough: 'rye' };
  expect(withFlavors(offer, choice, ['a'])).toMatchObject({ crust: 'thin', dough: 'rye' });
});
