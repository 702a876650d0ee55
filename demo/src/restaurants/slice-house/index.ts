import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import { category, filterFeatured } from '../../build/category';
import { withDietary } from '../../build/dietary';
import { allDay, week } from '../../build/hours';
import { withPizzaDietary } from '../../build/pizza-dietary';
import { DEMO_PASSWORD } from '../demo-password';
import { checks, choice, option } from '../../build/extras';
import { product } from '../../build/product';
import { mains } from './categories/mains';
import { slices } from './categories/slices';
import { starters } from './categories/starters';
import { combos } from './combos';
import { couponHours, coupons } from './coupons';
import { statements } from './dietary';
import { info } from './info';
import { pizzaAllergens } from './pizza-dietary';
import { pizzas } from './pizzas';

const dressing = choice('dressing', 'Dressing', [
  option('caesar', 'Caesar'),
  option('balsamic', 'Balsamic'),
  option('ranch', 'Ranch'),
  option('oil-vinegar', 'Oil & vinegar'),
]);
const protein = checks(
  'protein',
  'Add protein',
  [
    option('chicken', 'Grilled chicken', 4),
    option('shrimp', 'Shrimp', 6),
    option('egg', 'Hard-boiled egg', 1.5),
  ],
  { qty_max: 2 },
);

const salads = category('cat-salads', 'Salads', 'Big bowls, crisp greens.', [
  product(
    'caesar-salad',
    'Chicken Caesar',
    11.95,
    'Romaine, grilled chicken, sourdough croutons and parmesan.',
    { image: 'salada-caesar', extras: [dressing, protein] },
  ),
  product('greek-salad', 'Greek Salad', 11.5, 'Cucumber, olives, red onion, tomatoes and feta.', {
    image: 'salada-mediterranea',
    extras: [dressing, protein],
  }),
  product(
    'caprese-salad',
    'Caprese',
    10.95,
    'Fresh mozzarella, heirloom tomatoes, basil and olive oil.',
    { image: 'salada-caprese', extras: [protein] },
  ),
]);

const desserts = category('cat-desserts', 'Desserts', 'You did great today.', [
  product(
    'ny-cheesecake',
    'New York Cheesecake',
    7.5,
    'Tall, dense, graham crust. Strawberry on request.',
    {
      extras: [
        checks(
          'sauce',
          'Topping',
          [option('strawberry', 'Strawberry sauce', 1), option('chocolate', 'Chocolate sauce', 1)],
          { qty_max: 1 },
        ),
      ],
    },
  ),
  product('cookie', 'Brown Butter Cookie', 3.95, 'Chocolate chunk, sea salt, still warm.', {
    featured: true,
    oldPrice: 4.5,
  }),
  product(
    'zeppole',
    'Zeppole',
    6.95,
    'Eight little fried dough puffs under a lot of powdered sugar.',
  ),
  product('cannoli', 'Sicilian Cannoli', 6.5, 'Two shells, whipped ricotta, chocolate chips.', {
    image: 'cannoli-siciliano',
  }),
  product('brownie-us', 'Walnut Brownie', 5.5, 'Seventy percent chocolate, fudgy middle.', {
    image: 'brownie',
    extras: [
      checks('side', 'Side', [option('ice-cream', 'Scoop of vanilla', 2.5)], { qty_max: 1 }),
    ],
  }),
]);

const fountain = choice('size', 'Size', [
  option('small', 'Small (16 oz)'),
  option('medium', 'Medium (24 oz)', 0.7),
  option('large', 'Large (32 oz)', 1.3),
]);
const ice = checks('ice', 'Ice', [option('easy', 'Easy ice'), option('none', 'No ice')], {
  qty_max: 1,
});

const drinks = category('cat-drinks', 'Drinks', 'Ice cold.', [
  product('cola', 'Cola', 2.5, '12 oz can.', { image: 'cola-lata' }),
  product('cola-zero-us', 'Zero Sugar Cola', 2.5, '12 oz can.', { image: 'cola-zero' }),
  product('root-beer', 'Root Beer', 2.75, 'Craft root beer in a 12 oz bottle.'),
  product('orange-soda', 'Orange Soda', 2.5, '12 oz can.', { image: 'laranja-lata' }),
  product('lemonade', 'House Lemonade', 3.25, 'Squeezed lemons, cane sugar, a sprig of basil.', {
    image: 'limonada-siciliana',
    extras: [fountain, ice],
  }),
  product('iced-tea', 'Peach Iced Tea', 3.25, 'Brewed black tea with real peach.', {
    image: 'cha-pessego',
    extras: [fountain, ice],
  }),
  product('water', 'Spring Water', 1.95, '16.9 oz bottle.', { image: 'agua-sem-gas' }),
  product('milkshake', 'Milkshake', 6.5, 'Hand-spun with three scoops.', {
    extras: [
      choice('flavor', 'Flavor', [
        option('vanilla', 'Vanilla'),
        option('chocolate', 'Chocolate'),
        option('strawberry', 'Strawberry'),
        option('pistachio', 'Pistachio', 1),
      ]),
    ],
  }),
]);

const categories = withDietary([slices, starters, mains, salads, desserts, drinks], statements);

/** Brooklyn, USD, English: drive-thru, addresses by the map, fee by distance. */
export const sliceHouse: SeededRestaurant = {
  info,
  menu: {
    featuredItems: filterFeatured(categories),
    combos,
    pizzas: withPizzaDietary(pizzas, pizzaAllergens),
    categories,
    prizes: [],
  },
  hours: week([allDay]),
  regions: [],
  zones: [],
  areas: [],
  distanceBands: [
    { maxKm: 1, fee: 1.99 },
    { maxKm: 2.5, fee: 2.99 },
    { maxKm: 4, fee: 4.49 },
    { maxKm: 6.5, fee: 5.99 },
  ],
  coupons,
  customers: [
    {
      id: 'customer-demo',
      name: 'Jamie Rivera',
      email: 'customer@demo.example',
      password: DEMO_PASSWORD,
      phone: '17185550199',
      cpf: '',
      points: 0,
      cashback: { balance: 0, expiresInDays: 0 },
    },
  ],
  settings: {
    tables: [],
    scheduleTemplates: couponHours,
    stock: [
      { itemId: 'wing-box-100', quantity: 3 },
      { itemId: 'wing-box-50', quantity: 1 },
    ],
  },
};
