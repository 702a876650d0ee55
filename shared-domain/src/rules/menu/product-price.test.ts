import fc from 'fast-check';
import { minor, ZERO } from '../../contracts/primitives';
import { anExtrasGroup, anExtrasOption, aProduct } from '../../testing';
import { anyProduct } from '../../testing/arbitraries';
import { isChoosable } from './extras-group';
import { dependsOnChoices, fromPrice } from './product-price';

const option = (id: string, price: number, rest = {}) =>
  anExtrasOption({ id, price: minor(price), ...rest });
const sizes = [option('small', 500), option('large', 900)];
const dish = (...extras: Parameters<typeof anExtrasGroup>[0][]) =>
  aProduct({ price: minor(1000), extras: extras.map(anExtrasGroup) });

describe('fromPrice', () => {
  test.each([
    { case: 'without extras the price', product: dish(), is: 1000 },
    {
      case: 'a required group adds its cheapest option',
      product: dish({ required: true, options: sizes }),
      is: 1500,
    },
    { case: 'an optional group adds nothing', product: dish({ options: sizes }), is: 1000 },
    {
      case: 'an optional group with qty_min above 0 adds its cheapest option',
      product: dish({ qty_min: 1, options: sizes }),
      is: 1500,
    },
    {
      case: 'a qty_min below 1 also requires a choice',
      product: dish({ qty_min: 0.5, options: sizes }),
      is: 1500,
    },
    {
      case: 'every such group is summed',
      product: dish(
        { required: true, options: sizes },
        { qty_min: 2, options: [option('dip', 200)] },
      ),
      is: 1700,
    },
  ])('[DOMAIN-073] $case', ({ product, is }) => expect(fromPrice(product)).toBe(is));

  test.each([
    {
      case: 'qty_min of 3 still counts the cheapest once',
      product: dish({ qty_min: 3, options: sizes }),
      is: 1500,
    },
    {
      case: 'an unavailable option is no option',
      product: dish({
        required: true,
        options: [option('small', 500, { available: false }), option('large', 900)],
      }),
      is: 1900,
    },
    {
      case: 'nor is one out of stock',
      product: dish({
        required: true,
        options: [option('small', 500, { hasStock: false }), option('large', 900)],
      }),
      is: 1900,
    },
    {
      case: 'nothing available adds nothing',
      product: dish({ required: true, options: [option('small', 500, { available: false })] }),
      is: 1000,
    },
  ])('[OPEN-062] $case', ({ product, is }) => expect(fromPrice(product)).toBe(is));

  test('is never below the price and never above the price with the dearest options', () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        const dearest = product.extras.map((group) =>
          Math.max(0, ...group.options.filter(isChoosable).map(({ price }) => price)),
        );
        expect(fromPrice(product)).toBeGreaterThanOrEqual(product.price);
        expect(fromPrice(product)).toBeLessThanOrEqual(
          dearest.reduce((all, price) => all + price, product.price as number),
        );
      }),
    );
  });
});

test.each([
  { case: 'no extras', product: dish(), is: false },
  { case: 'only optional extras', product: dish({ options: sizes }), is: false },
  {
    case: 'required options that cost nothing',
    product: dish({ required: true, options: [anExtrasOption({ price: ZERO })] }),
    is: false,
  },
  {
    case: 'required options with a price',
    product: dish({ required: true, options: sizes }),
    is: true,
  },
  {
    case: 'required options, only one with a price',
    product: dish({ required: true, options: [option('small', 0), option('large', 400)] }),
    is: true,
  },
  {
    case: 'required options with a price that cannot be chosen',
    product: dish({ required: true, options: [option('a', 500, { hasStock: false })] }),
    is: false,
  },
])('the price depends on choices: $case is $is', ({ product, is }) =>
  expect(dependsOnChoices(product)).toBe(is),
);
