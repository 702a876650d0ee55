import type { Menu, PizzaSize, RestaurantInfo } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import {
  aCombo,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aPizzaSize,
  aProduct,
  aRestaurant,
} from '../../testing';
import { anOffer, bases } from '../pizza/pizza.test-kit';
import { menuSections } from './menu-sections';
import { comboCard, pizzaCard, productCard } from './product-card';
import { isSoldOut } from './sellable';

describe('cards of products', () => {
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

  describe('[MENU-21] a card is disabled when a required choice cannot be made', () => {
    const out = { options: [anExtrasOption({ hasStock: false })] };
    const inStock = { options: [anExtrasOption({ hasStock: false }), anExtrasOption({ id: 'b' })] };
    test.each([
      { case: 'one required group, all out', extras: [{ required: true, ...out }], disabled: true },
      { case: 'required by qty_min, all out', extras: [{ qty_min: 1, ...out }], disabled: true },
      {
        case: 'one of two required groups, all out',
        extras: [
          { id: 'a', required: true, ...out },
          { id: 'b', required: true, ...inStock },
        ],
        disabled: true,
      },
      {
        case: 'two required groups, one option left in each',
        extras: [
          { id: 'a', required: true, ...inStock },
          { id: 'b', required: true, ...inStock },
        ],
        disabled: false,
      },
      { case: 'an optional group, all out', extras: [out], disabled: false },
      {
        case: 'an option unavailable instead of out of stock',
        extras: [{ required: true, options: [anExtrasOption({ available: false })] }],
        disabled: true,
      },
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
    expect(pizzaCard(aPizzaSize({ price: ZERO, fromPrice: minor(4990) }), showsFrom)).toMatchObject(
      {
        price: 4990,
        isFrom: true,
      },
    );
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
});

describe('cards of flavors', () => {
  const byFlavor = (over: Partial<RestaurantInfo> = {}) =>
    aRestaurant({ pizza_menu: 'flavors', show_from: true, ...over });

  const { size, pizzas } = anOffer();
  const large: PizzaSize = { ...size, id: 'large', name: 'Large' };
  /** Sells the classics only, at 30.00. */
  const small: PizzaSize = {
    ...size,
    id: 'small',
    name: 'Small',
    maxFlavors: 1,
    flavors: [
      {
        flavorCategoryID: 'classic',
        extraPrice: minor(0),
        fractions: [{ pizzaPart: 1, price: minor(3000) }],
        exceptions: [],
      },
    ],
  };
  const menuOf = (...sizes: PizzaSize[]): Menu =>
    aMenu({ categories: [], pizzas: { ...pizzas, sizes } });
  const flavors = (menu: Menu, info: RestaurantInfo) =>
    menuSections(menu, info, 'delivery').filter(({ kind }) => kind === 'flavors');
  const card = (menu: Menu, id: string, info = byFlavor()) =>
    flavors(menu, info)
      .flatMap(({ cards }) => cards)
      .find((menuCard) => menuCard.id === id);

  test('[MENU-13] a section per category of flavors precedes the sizes, under the own word of the restaurant', () => {
    const sections = menuSections(
      menuOf(large, small),
      byFlavor({ pizza_category_name: 'Pies' }),
      'delivery',
    );
    expect(sections.map(({ id, kind, name }) => [id, kind, name])).toEqual([
      ['flavors-classic', 'flavors', 'Pies · Classics'],
      ['flavors-sweet', 'flavors', 'Pies · Sweets'],
      ['pizzas', 'sizes', null],
    ]);
    expect(sections[2]?.cards.map(({ id }) => id)).toEqual(['large', 'small']);
  });

  test.each([
    { own: '', name: null },
    { own: 'Pies', name: 'Pies' },
  ])('the only category of flavors is named as the pizzas are: $name', ({ own, name }) =>
    expect(
      flavors(menuOf(small), byFlavor({ pizza_category_name: own })).map(
        (menuSection) => menuSection.name,
      ),
    ).toEqual([name]),
  );

  test.each(['sizes', null] as const)('a record with %s lists sizes alone', (pizza_menu) =>
    expect(
      menuSections(menuOf(large), aRestaurant({ pizza_menu }), 'delivery').map(({ kind }) => kind),
    ).toEqual(['pizzas']),
  );

  test('where the record is silent, the caller decides', () =>
    expect(
      menuSections(menuOf(large), aRestaurant(), 'delivery', 'flavors').map(({ kind }) => kind),
    ).toContain('flavors'));

  test('[OPEN-036] a card has the price of its cheapest pizza, with the size of that pizza', () => {
    const menu = menuOf(large, small);
    expect(card(menu, 'margherita')).toMatchObject({ price: 3000, size: 'small', isFrom: true });
    expect(card(menu, 'nutella')).toMatchObject({ price: 4990, size: 'large', isFrom: false });
  });

  test('the price has the cheapest crust and dough, which the pizza cannot be without', () => {
    const crustCategories = bases({ stuffed: 900, thin: 200 });
    expect(card(menuOf({ ...large, crustCategories }), 'margherita')?.price).toBe(4700);
  });

  test('a size that is incremental sells a flavor by as few parts as it admits', () => {
    const fractions = [2, 4].map((pizzaPart) => ({ pizzaPart, price: minor(4000 / pizzaPart) }));
    const parts: PizzaSize = {
      ...small,
      priceBehavior: 'incremental',
      price: minor(1000),
      minFlavors: 2,
      maxFlavors: 4,
      flavors: [{ ...small.flavors[0]!, fractions }],
    };
    expect(card(menuOf(parts), 'margherita')?.price).toBe(5000);
  });

  test('[MENU-21] [OPEN-033] a paused flavor is hidden, or disabled with its usual price', () => {
    const menu = menuOf(large);
    expect(card(menu, 'marinara')).toBeUndefined();
    const shows = byFlavor({ stock_configuration: { display_paused_items_as_sold_out: true } });
    expect(card(menu, 'marinara', shows)).toMatchObject({
      disabled: true,
      soldOut: true,
      price: 4500,
    });
  });

  test('[OPEN-033] a flavor of no size on sale is not listed', () => {
    expect(card(menuOf(large), 'tofu')).toBeUndefined();
    expect(card(menuOf({ ...large, unavailable: true }, small), 'nutella')).toBeUndefined();
    expect(flavors(menuOf({ ...large, unavailable: true }), byFlavor())).toEqual([]);
  });
});

describe('sizes of a flavor', () => {
  const { size, pizzas } = anOffer();
  /** Sells the classics at this price. */
  const sizeOf = (id: string, price: number): PizzaSize => ({
    ...size,
    id,
    flavors: [
      {
        flavorCategoryID: 'classic',
        extraPrice: minor(0),
        fractions: [{ pizzaPart: 1, price: minor(price) }],
        exceptions: [],
      },
    ],
  });
  /** Has the classics without a price. */
  const unpriced: PizzaSize = {
    ...size,
    id: 'unpriced',
    flavors: [{ flavorCategoryID: 'classic', extraPrice: minor(0), fractions: [], exceptions: [] }],
  };
  const menuOf = (sizes: readonly PizzaSize[]): Menu =>
    aMenu({ categories: [], pizzas: { ...pizzas, sizes: [...sizes] } });
  const flavorSections = (sizes: readonly PizzaSize[], ownName = '') =>
    menuSections(
      menuOf(sizes),
      aRestaurant({ pizza_menu: 'flavors', pizza_category_name: ownName }),
      'delivery',
    ).filter(({ kind }) => kind === 'flavors');
  const margherita = (...sizes: PizzaSize[]) =>
    flavorSections(sizes)
      .flatMap(({ cards }) => cards)
      .find(({ id }) => id === 'margherita');

  test('the content of the card of a flavor', () =>
    expect(margherita(sizeOf('large', 4500))).toEqual({
      kind: 'flavor',
      id: 'margherita',
      name: 'MARGHERITA',
      description: '',
      image: '',
      price: 4500,
      oldPrice: null,
      isFrom: false,
      tags: [],
      soldOut: false,
      disabled: false,
      size: 'large',
      dietary: undefined,
    }));

  test('of sizes at the same price the card opens the first of the menu', () =>
    expect(
      margherita(sizeOf('giant', 5000), sizeOf('large', 4500), sizeOf('thin', 4500)),
    ).toMatchObject({ price: 4500, size: 'large', isFrom: true }));

  test('a size without a price of the flavor does not count', () => {
    expect(margherita(unpriced)).toBeUndefined();
    expect(margherita(unpriced, sizeOf('large', 4500))).toMatchObject({
      price: 4500,
      size: 'large',
      isFrom: false,
    });
  });

  test.each([{ own: '', names: ['Classics', 'Sweets'] }])(
    'with the own word "$own" the sections of flavors are named $names',
    ({ own, names }) => expect(flavorSections([size], own).map(({ name }) => name)).toEqual(names),
  );
});
