import {
  aCategory,
  aCombo,
  aComboLine,
  aGeneralLine,
  aMenu,
  aPizzaLine,
  aPizzas,
  aPizzaSize,
  aPrize,
  aPrizeLine,
  aProduct,
} from '@storefront/shared-domain/testing';
import type { FlavorCategory } from '@storefront/shared-domain/contracts';
import { linePicture } from './line-picture';

const flavors: FlavorCategory = {
  id: 'all',
  name: 'All',
  description: '',
  flavors: ['margherita', 'diavola'].map((id) => ({
    id,
    name: id,
    description: '',
    image: id === 'diavola' ? 'hot' : '',
    available: true,
    possiblePrices: [],
  })),
};
const menu = (size: string, combo: string) =>
  aMenu({
    categories: [aCategory({ products: [aProduct({ image: 'toast' })] })],
    pizzas: aPizzas({ sizes: [aPizzaSize({ image: size })], flavorCategories: [flavors] }),
    combos: [aCombo({ image: combo })],
    prizes: [aPrize({ image: 'cup' })],
  });

test.each([
  {
    of: 'a product',
    line: aGeneralLine(),
    size: '',
    combo: '',
    picture: { kind: 'products', image: 'toast', icon: 'dish' },
  },
  {
    of: 'a product that is gone',
    line: aGeneralLine({ id: 'gone' }),
    size: '',
    combo: '',
    picture: { image: '', icon: 'dish' },
  },
  {
    of: 'a prize',
    line: aPrizeLine(),
    size: '',
    combo: '',
    picture: { kind: 'products', image: 'cup', icon: 'gift' },
  },
  {
    of: 'a pizza whose size has one',
    line: aPizzaLine(),
    size: 'box',
    combo: '',
    picture: { kind: 'products', image: 'box', icon: 'pizza' },
  },
  {
    of: 'a pizza: its first flavor that has one',
    line: aPizzaLine(),
    size: '',
    combo: '',
    picture: { kind: 'flavors', image: 'hot', icon: 'pizza' },
  },
  {
    of: 'a combo that has one',
    line: aComboLine(),
    size: 'box',
    combo: 'party',
    picture: { kind: 'products', image: 'party', icon: 'gift' },
  },
  {
    of: 'a combo: its first pizza',
    line: aComboLine(),
    size: '',
    combo: '',
    picture: { kind: 'flavors', image: 'hot', icon: 'gift' },
  },
] as const)('the picture of $of', ({ line, size, combo, picture }) =>
  expect(linePicture(menu(size, combo))(line)).toMatchObject(picture),
);

test('without a menu there are no pictures', () =>
  expect(linePicture(null)(aGeneralLine()).image).toBe(''));
