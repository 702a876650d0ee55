import fc from 'fast-check';
import { minor, type Menu, type PizzaSize, type RestaurantInfo } from '../../contracts';
import { aMenu, aRestaurant } from '../../testing';
import { randomRuns } from '../../testing/random-runs';
import { anOffer, bases } from '../pizza/pizza.test-kit';
import { pizzaPrice } from '../pizza/pizza-price';
import { isFlavorOffered } from '../pizza/pizza-problem';
import { wholePizza } from '../pizza/whole-pizza';
import { sizeOffers } from './flavor-card';
import { menuSections } from './menu-sections';

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
    .find((it) => it.id === id);

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
    flavors(menuOf(small), byFlavor({ pizza_category_name: own })).map((it) => it.name),
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

test('a flavor of two categories of a size is listed once, where its price is', () => {
  const listed = flavors(menuOf(large), byFlavor()).map(({ id, cards }) => [
    id,
    cards.filter((it) => it.id === 'margherita').length,
  ]);
  expect(listed).toEqual([
    ['flavors-classic', 1],
    ['flavors-sweet', 0],
  ]);
});

test('both menus sell the same pizzas: every flavor of a size has a card, at the lowest of its prices', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          isPaused: fc.boolean(),
          isSmall: fc.boolean(),
          priceBehavior: fc.constantFrom('highest', 'average', 'incremental'),
          price: fc.nat(9000),
          maxFlavors: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 4 },
      ),
      (drafts) => {
        const menu = menuOf(
          ...drafts.map(({ isPaused, isSmall, price, ...more }, index) => ({
            ...(isSmall ? small : large),
            ...more,
            id: `size-${index}`,
            price: minor(price),
            unavailable: isPaused,
          })),
        );
        const info = byFlavor();
        const listed = new Map(
          flavors(menu, info).flatMap(({ cards }) => cards.map((it) => [it.id, it.price])),
        );
        const lowest = new Map<string, number>();
        for (const offer of sizeOffers(menu, info))
          for (const id of ['margherita', 'diavola', 'burrata', 'marinara', 'nutella', 'tofu']) {
            const whole = wholePizza(offer, id);
            expect(whole !== null).toBe(
              [1, 2, 3].some((it) => it <= offer.size.maxFlavors && isFlavorOffered(offer, id, it)),
            );
            if (whole === null) continue;
            const { price } = pizzaPrice(offer, whole);
            lowest.set(id, Math.min(price, lowest.get(id) ?? Infinity));
          }
        expect(listed).toEqual(lowest);
      },
    ),
    { numRuns: randomRuns(300) },
  ));
