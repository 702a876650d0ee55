import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const crisp = choice(
  'oven',
  'How do you like it?',
  [option('regular', 'Regular'), option('well-done', 'Well done')],
  { required: 0, qty_min: 0 },
);
const finish = checks(
  'finish',
  'Finish it',
  [
    option('hot-honey', 'Hot honey drizzle', 0.75),
    option('ranch', 'Ranch cup', 0.75),
    option('parmesan', 'Extra parmesan'),
    option('chili', 'Chili flakes'),
  ],
  { qty_max: 3 },
);
const extras = [crisp, finish];

export const slices = category(
  'cat-slices',
  'By the Slice',
  'Big, foldable, reheated to order in the deck oven.',
  [
    product(
      'slice-cheese',
      'Cheese Slice',
      3.75,
      'The New York plain: bright tomato, low-moisture mozzarella, oregano.',
      { extras },
    ),
    product(
      'slice-pepperoni',
      'Cup & Char Pepperoni Slice',
      4.5,
      'Crispy little pepperoni cups with a touch of hot honey.',
      { extras, featured: true, oldPrice: 5.25 },
    ),
    product(
      'slice-white',
      'White Slice',
      4.5,
      'Ricotta, mozzarella, roasted garlic and black pepper. No sauce.',
      { extras },
    ),
    product(
      'slice-grandma',
      'Grandma Square',
      4.75,
      'Thin, crunchy pan pie with crushed tomatoes on top and basil.',
      { extras, tags: ['New'] },
    ),
    product(
      'slice-buffalo',
      'Buffalo Chicken Slice',
      5,
      'Crispy chicken, buffalo sauce, blue cheese and scallions.',
      { extras, tags: ['Spicy'] },
    ),
    product(
      'slice-veggie',
      'Garden Slice',
      4.75,
      'Mushrooms, peppers, red onion, olives and spinach.',
      { extras },
    ),
    product(
      'slice-supreme',
      'Supreme Slice',
      5.25,
      'Sausage, pepperoni, peppers, onions and olives.',
      { extras },
    ),
    product(
      'slice-hawaiian',
      'Hawaiian Slice',
      4.95,
      'Smoked ham and caramelized pineapple. We said what we said.',
      { extras, hasStock: false },
    ),
  ],
);
