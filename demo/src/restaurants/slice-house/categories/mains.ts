import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const bread = choice('bread', 'Bread', [
  option('hero', 'Sesame hero roll'),
  option('garlic', 'Garlic bread roll', 1),
  option('gluten-free', 'Gluten-free roll', 2),
]);
const more = checks(
  'extras',
  'Add to it',
  [
    option('cheese', 'Extra cheese', 1.5),
    option('bacon', 'Bacon', 2),
    option('peppers', 'Cherry peppers', 1),
  ],
  { qty_max: 3 },
);
const protein = checks(
  'protein',
  'Add protein',
  [
    option('chicken', 'Grilled chicken', 4),
    option('shrimp', 'Shrimp', 6),
    option('meatball', 'Meatball', 3),
  ],
  { qty_max: 2 },
);

export const mains = category('cat-mains', 'Subs & Pasta', 'Served with garlic bread.', [
  product(
    'meatball-sub',
    'Meatball Parm Sub',
    12.95,
    'Meatballs, marinara and melted provolone on a sesame hero.',
    { extras: [bread, more] },
  ),
  product(
    'chicken-parm-sub',
    'Chicken Parm Sub',
    13.5,
    'Crispy cutlet, vodka sauce, fresh mozzarella and basil.',
    { extras: [bread, more] },
  ),
  product(
    'cheesesteak',
    'Philly Cheesesteak',
    13.95,
    'Shaved ribeye, griddled onions and provolone.',
    {
      extras: [
        bread,
        more,
        choice('meat', 'Temperature', [option('medium', 'Medium'), option('well', 'Well done')]),
      ],
    },
  ),
  product(
    'italian-sub',
    'Italian Combo Sub',
    12.5,
    'Ham, salami, capicola, provolone, lettuce, tomato, oil and vinegar.',
    { extras: [bread, more] },
  ),
  product(
    'baked-ziti',
    'Baked Ziti',
    14.5,
    'Ricotta, mozzarella and marinara, baked until the edges crisp.',
    { extras: [protein] },
  ),
  product(
    'spaghetti-meatballs',
    'Spaghetti & Meatballs',
    15.95,
    'Two big meatballs over spaghetti pomodoro.',
    { extras: [protein] },
  ),
  product('alfredo', 'Fettuccine Alfredo', 14.95, 'Butter, cream and a snowfall of parmesan.', {
    image: 'fettuccine-alfredo',
    extras: [protein],
  }),
]);
