import { minor } from '../../contracts';
import { anOffer } from './pizza.test-kit';
import { slicePrice } from './slice-price';

const incremental = anOffer({
  size: { priceBehavior: 'incremental' },
  prices: { 1: 4500, 2: 2300, 4: 1200 },
  extraPrice: 300,
});
const average = anOffer({ prices: { 1: 4500, 2: 4700, 4: 4900 }, extraPrice: 300 });

describe('[OPEN-038] the price of a slice', () => {
  test.each([
    {
      case: 'the fraction that fits',
      offer: incremental,
      flavor: 'margherita',
      parts: 2,
      is: 2300,
    },
    { case: 'another one', offer: incremental, flavor: 'margherita', parts: 4, is: 1200 },
    {
      case: 'an incremental size needs exactly its fraction',
      offer: incremental,
      flavor: 'margherita',
      parts: 3,
      is: null,
    },
    { case: 'an exception replaces it', offer: incremental, flavor: 'burrata', parts: 1, is: 5290 },
    {
      case: 'an exception without that fraction leaves the category’s',
      offer: incremental,
      flavor: 'burrata',
      parts: 2,
      is: 2300,
    },
    {
      case: 'plus the category’s extra price',
      offer: incremental,
      flavor: 'nutella',
      parts: 2,
      is: 2600 + 300,
    },
    {
      case: 'elsewhere the nearest with fewer parts',
      offer: average,
      flavor: 'margherita',
      parts: 3,
      is: 4700,
    },
    { case: 'or with as many', offer: average, flavor: 'margherita', parts: 4, is: 4900 },
    { case: 'or the last one', offer: average, flavor: 'margherita', parts: 9, is: 4900 },
    { case: 'an exception for fewer parts', offer: average, flavor: 'burrata', parts: 4, is: 5290 },
    {
      case: 'a flavor in two categories has the price of the first',
      offer: average,
      flavor: 'margherita',
      parts: 1,
      is: 4500,
    },
    {
      case: 'a category the size does not have',
      offer: average,
      flavor: 'tofu',
      parts: 1,
      is: null,
    },
    { case: 'an unknown flavor', offer: average, flavor: 'gone', parts: 1, is: null },
    { case: 'no parts', offer: average, flavor: 'margherita', parts: 0, is: null },
  ])('$case: $is', ({ offer, flavor, parts, is }) =>
    expect(slicePrice(offer, flavor, parts)).toBe(is),
  );

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

  test('is never below 0', () =>
    expect(slicePrice(anOffer({ extraPrice: -6000 }), 'nutella', 1)).toBe(0));
});
