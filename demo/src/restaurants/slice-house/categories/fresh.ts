import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

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

export const salads = category('cat-salads', 'Salads', 'Big bowls, crisp greens.', [
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

export const desserts = category('cat-desserts', 'Desserts', 'You did great today.', [
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
