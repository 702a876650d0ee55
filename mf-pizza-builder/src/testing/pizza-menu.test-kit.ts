import { Menu, type RestaurantData } from '@storefront/shared-domain/contracts';
import { restaurantData } from '@storefront/shared-domain/testing';

const whole = (flavorCategoryID: string, price: number, more: object = {}) => ({
  flavorCategoryID,
  fractions: [1, 2, 3, 4].map((pizzaPart) => ({ pizzaPart, price })),
  ...more,
});
const slices = (flavorCategoryID: string, price: number) => ({
  flavorCategoryID,
  fractions: [1, 2, 4].map((pizzaPart) => ({ pizzaPart, price: price / pizzaPart })),
});
const bases = (sizeID: string, ...names: string[]) =>
  names.map((id, index) => ({ id, name: `The ${id}`, price: index * 5, sizeID }));
const crusts = (sizeID: string) => [
  { id: 'plain-crusts', name: 'Plain crusts', options: bases(sizeID, 'thin', 'thick') },
  { id: 'stuffed-crusts', name: 'Stuffed crusts', options: bases(sizeID, 'cheddar') },
];
const drink = {
  id: 'drink',
  name: 'Drink',
  type: 1,
  required: true,
  options: [
    { id: 'cola', name: 'Cola' },
    { id: 'wine', name: 'Wine', price: 20 },
  ],
};

/**
 * A menu of pizzas. Sizes: `half` (highest price of up to two flavors, crust and dough), `mean`
 * (average, exactly two, no bases), `quarters` (incremental, 1, 2 or 4 flavors), `plain` (one
 * flavor, nothing else), `wide` (highest price of two to three, extras), `paused`. Combos: `duo`
 * (half and mean, second 10 % off, drink), `solo` (half alone, without extras), `broken` (has the
 * paused size).
 */
const pizzaMenu = {
  combos: [
    {
      id: 'duo',
      name: 'Duo',
      price: 10,
      fromPrice: 50,
      pizzaSizes: ['half', 'mean'],
      extras: [drink],
      pizzaAssociations: [
        { pizza_size_id: 'half', id: 'duo-1' },
        { pizza_size_id: 'mean', id: 'duo-2', discount: 10, discount_type: 'percent' },
      ],
    },
    {
      id: 'solo',
      name: 'Solo',
      price: 0,
      fromPrice: 40,
      pizzaSizes: ['half'],
      pizzaAssociations: [{ pizza_size_id: 'half', id: 'solo-1' }],
    },
    {
      id: 'broken',
      name: 'Broken',
      price: 0,
      fromPrice: 40,
      pizzaSizes: ['half', 'paused'],
      pizzaAssociations: [],
    },
  ],
  pizzas: {
    sizes: [
      {
        id: 'half',
        name: 'Half and half',
        price: 0,
        priceBehavior: 'highest',
        minFlavors: 1,
        maxFlavors: 2,
        flavors: [whole('classic', 40), whole('sweet', 44)],
        crustCategories: crusts('half'),
        doughCategories: [{ id: 'doughs', name: 'Doughs', options: bases('half', 'white', 'rye') }],
      },
      {
        id: 'mean',
        name: 'Mean',
        price: 0,
        priceBehavior: 'average',
        minFlavors: 2,
        maxFlavors: 2,
        flavors: [whole('classic', 50), whole('sweet', 60)],
      },
      {
        id: 'quarters',
        name: 'Quarters',
        price: 20,
        priceBehavior: 'incremental',
        minFlavors: 1,
        maxFlavors: 4,
        flavors: [slices('classic', 40), slices('sweet', 48)],
      },
      {
        id: 'plain',
        name: 'Plain',
        price: 0,
        priceBehavior: 'highest',
        minFlavors: 1,
        maxFlavors: 1,
        flavors: [whole('classic', 30)],
      },
      {
        id: 'wide',
        name: 'Wide',
        price: 0,
        priceBehavior: 'highest',
        minFlavors: 2,
        maxFlavors: 3,
        flavors: [whole('classic', 70)],
        extras: [drink],
      },
      {
        id: 'paused',
        name: 'Paused',
        price: 0,
        priceBehavior: 'highest',
        minFlavors: 1,
        maxFlavors: 1,
        unavailable: true,
        flavors: [whole('classic', 30)],
      },
    ],
    flavorCategories: [
      {
        id: 'classic',
        name: 'Classics',
        description: 'As ever.',
        flavors: [
          ...['margherita', 'diavola', 'açaí'].map((id) => ({
            id,
            name: `Pizza ${id}`,
            description: `With ${id}`,
            image: id,
          })),
          { id: 'shrimp', name: 'Pizza shrimp', available: false },
        ],
      },
      {
        id: 'sweet',
        name: 'Sweet',
        description: 'To finish.',
        flavors: [{ id: 'chocolate', name: 'Chocolate', description: '', image: '' }],
      },
    ],
    extras: {
      crust: [],
      dough: [],
      additionalToppings: [
        {
          id: 'cheeses',
          name: 'Cheeses',
          options: [
            ...bases('half', 'basil', 'gorgonzola'),
            { id: 'brie', name: 'Brie', price: 9, sizeID: 'half', available: false },
          ],
        },
      ],
    },
  },
};

/** The restaurant of `aRestaurant` with these pizzas, in the API's format. */
export function pizzaData(): RestaurantData {
  const { info, menu, hours } = restaurantData();
  const { combos, pizzas } = Menu.parse(pizzaMenu);
  return { info, hours, menu: { ...menu, combos, pizzas } };
}
