import { minor, ZERO } from '../../contracts/primitives';
import {
  aCombo,
  anExtrasGroup,
  anExtrasOption,
  aPizzaSize,
  aProduct,
  aRestaurant,
} from '../../testing';
import { comboCard, pizzaCard, productCard } from './product-card';
import { isSoldOut } from './sellable';

const plain = aRestaurant();
const showsFrom = aRestaurant({ show_from: true });
const size = anExtrasGroup({
  id: 'size',
  type: 1,
  required: true,
  options: [
    anExtrasOption({ id: 's', price: minor(500) }),
    anExtrasOption({ id: 'l', price: minor(900) }),
  ],
});
const sizedDish = aProduct({ price: minor(1000), extras: [size] });

test('[OPEN-036] the from price and its label show only with show_from and where choices make the price', () => {
  expect(productCard(sizedDish, showsFrom)).toMatchObject({ isFrom: true, price: 1500 });
  expect(productCard(sizedDish, plain)).toMatchObject({ isFrom: false, price: 1000 });
  expect(productCard(aProduct({ price: minor(1000) }), showsFrom)).toMatchObject({
    isFrom: false,
    price: 1000,
  });
});

test.each([
  { case: 'none', oldPrice: 0, shown: null },
  { case: 'above the price', oldPrice: 1200, shown: 1200 },
  { case: 'equal to the price', oldPrice: 1000, shown: null },
  { case: 'below the price', oldPrice: 900, shown: null },
])('an old price is shown only above the price: $case', ({ oldPrice, shown }) => {
  expect(
    productCard(aProduct({ price: minor(1000), oldPrice: minor(oldPrice) }), plain).oldPrice,
  ).toBe(shown);
});

test('beside a from price the old price counts the same choices', () => {
  expect(productCard({ ...sizedDish, oldPrice: minor(1200) }, showsFrom)).toMatchObject({
    price: 1500,
    oldPrice: 1700,
  });
});

test('a product without an old price shows none, even when its price is below zero', () =>
  expect(productCard(aProduct({ price: minor(-100) }), plain).oldPrice).toBeNull());

describe('[MENU-21] a card is disabled when all options of all its required extras are out of stock', () => {
  const out = { options: [anExtrasOption({ hasStock: false })] };
  const inStock = { options: [anExtrasOption({ hasStock: false }), anExtrasOption({ id: 'b' })] };
  test.each([
    { case: 'one required group, all out', extras: [{ required: true, ...out }], disabled: true },
    { case: 'required by qty_min, all out', extras: [{ qty_min: 1, ...out }], disabled: true },
    {
      case: 'two required groups, all out',
      extras: [
        { required: true, ...out },
        { required: true, ...out },
      ],
      disabled: true,
    },
    {
      case: 'two required groups, one option left',
      extras: [
        { required: true, ...out },
        { required: true, ...inStock },
      ],
      disabled: false,
    },
    { case: 'an optional group, all out', extras: [out], disabled: false },
    {
      case: 'an option unavailable instead of out of stock',
      extras: [{ required: true, options: [anExtrasOption({ available: false })] }],
      disabled: true,
    },
    { case: 'no extras', extras: [], disabled: false },
  ])('$case: $disabled', ({ extras, disabled }) => {
    const product = aProduct({ extras: extras.map(anExtrasGroup) });
    expect(productCard(product, plain).disabled).toBe(disabled);
    expect(isSoldOut(product)).toBe(disabled);
  });
});

test('a combo and a pizza show their from price, with the label only where the restaurant wants it', () => {
  expect(pizzaCard(aPizzaSize({ price: ZERO, fromPrice: minor(4990) }), plain)).toMatchObject({
    kind: 'pizza',
    price: 4990,
    isFrom: false,
  });
  expect(pizzaCard(aPizzaSize({ price: ZERO, fromPrice: minor(4990) }), showsFrom)).toMatchObject({
    price: 4990,
    isFrom: true,
  });
  expect(comboCard(aCombo({ price: minor(9990), fromPrice: minor(8990) }), plain)).toMatchObject({
    kind: 'combo',
    price: 9990,
    isFrom: false,
  });
  expect(comboCard(aCombo({ price: minor(9990), fromPrice: ZERO }), showsFrom)).toMatchObject({
    price: 9990,
    isFrom: false,
  });
});

test('only products have tags and an old price', () => {
  expect(productCard(aProduct({ tags: ['vegan'] }), plain).tags).toEqual(['vegan']);
  const none = { tags: [], oldPrice: null };
  expect(comboCard(aCombo(), plain)).toMatchObject(none);
  expect(pizzaCard(aPizzaSize(), plain)).toMatchObject(none);
});
