import { aCategory, aMenu, aProduct } from '../../testing';
import { findListing, findProduct } from './sellable';

const listedTwice = () =>
  aMenu({
    categories: [
      aCategory({ unavailable: true, products: [aProduct({ name: 'In a closed category' })] }),
      aCategory({ id: 'open', products: [aProduct({ name: 'In an open category' })] }),
    ],
  });

test('[OPEN-033] of several listings of a product the orderable one is found', () => {
  expect(findListing(listedTwice(), 'bruschetta', 'delivery')).toMatchObject({
    product: { name: 'In an open category' },
    isOrderable: true,
  });
  expect(findProduct(listedTwice(), 'bruschetta')?.name).toBe('In an open category');
});

test('a product that is listed but unavailable is found', () => {
  const menu = aMenu({ categories: [aCategory({ products: [aProduct({ unavailable: true })] })] });
  expect(findListing(menu, 'bruschetta', 'delivery')).toMatchObject({ isOrderable: false });
  expect(findProduct(menu, 'bruschetta')).toMatchObject({ id: 'bruschetta' });
});

test('a product that is not on the menu is null', () => {
  expect(findListing(aMenu(), 'gone', 'delivery')).toBeNull();
  expect(findProduct(aMenu(), 'gone')).toBeNull();
});

test.each([
  { mode: null, isOrderable: true },
  { mode: 'table', isOrderable: true },
  { mode: 'delivery', isOrderable: false },
] as const)(
  '[OPEN-032] a product of tables only is orderable in mode $mode: $isOrderable',
  ({ mode, isOrderable }) => {
    const product = aProduct({ channels: ['table'] });
    const menu = aMenu({ categories: [aCategory({ products: [product] })] });
    expect(findListing(menu, 'bruschetta', mode)?.isOrderable).toBe(isOrderable);
  },
);
