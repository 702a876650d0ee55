import { category } from '../../../build/category';
import { checks, choice, option, pieces } from '../../../build/extras';
import { product } from '../../../build/product';

const dips = checks(
  'dips',
  'Dips',
  [
    option('marinara', 'Marinara', 0.9),
    option('ranch', 'Buttermilk ranch', 0.9),
    option('blue-cheese', 'Blue cheese', 1.1),
    option('garlic-butter', 'Garlic butter', 0.9),
  ],
  { qty_max: 8, qtyPerItem: 4, description: 'Up to 4 of each' },
);
const sauces = [
  option('buffalo', 'Classic buffalo'),
  option('honey-bbq', 'Honey BBQ'),
  option('garlic-parm', 'Garlic parm'),
  option('lemon-pepper', 'Lemon pepper'),
  option('mango-habanero', 'Mango habanero', 0, { available: false }),
];

export const starters = category(
  'cat-starters',
  'Starters & Wings',
  'Made for sharing. No judgment if you don’t.',
  [
    product(
      'garlic-knots',
      'Garlic Knots',
      6.5,
      'Six pillowy knots, garlic butter, parsley and pecorino.',
      { extras: [dips] },
    ),
    product(
      'mozzarella-sticks',
      'Mozzarella Sticks',
      8.95,
      'Hand-breaded, fried until the cheese gives up.',
      {
        extras: [
          choice('size', 'Size', [option('6', '6 pieces'), option('10', '10 pieces', 4.5)]),
          dips,
        ],
      },
    ),
    product('wings', 'Bone-in Wings', 11.95, 'Brined overnight, baked, then crisped and tossed.', {
      featured: true,
      oldPrice: 13.95,
      extras: [
        choice('size', 'How many?', [
          option('8', '8 wings'),
          option('12', '12 wings', 5),
          option('24', '24 wings', 16),
        ]),
        choice('sauce', 'Sauce', sauces),
        dips,
      ],
    }),
    product(
      'boneless-wings',
      'Boneless Wings',
      10.95,
      'All-white-meat chicken bites with your favorite sauce.',
      { extras: [choice('sauce', 'Sauce', sauces), dips] },
    ),
    product('wing-box-50', 'Party Wing Box (50)', 59.95, 'Fifty wings, mix the sauces in fives.', {
      extras: [
        pieces('mix', 'Mix your box', sauces, {
          qty_min: 50,
          qty_max: 50,
          qtyPerItem: 50,
          description: '50 wings, in fives',
        }),
        dips,
      ],
    }),
    product(
      'wing-box-100',
      'Party Wing Box (100)',
      109.95,
      'A hundred wings, mix the sauces in tens.',
      {
        extras: [
          pieces('mix', 'Mix your box', sauces, {
            qty_min: 100,
            qty_max: 100,
            qtyPerItem: 100,
            description: '100 wings, in tens',
          }),
          dips,
        ],
      },
    ),
    product('fries', 'Oven Fries', 5.5, 'Skin-on, sea salt, rosemary.', { tags: ['Vegan'] }),
    product(
      'loaded-fries',
      'Loaded Fries',
      9.5,
      'Cheddar sauce, bacon, scallions and sour cream.',
      { unavailable: true },
    ),
    product(
      'meatballs',
      'Sunday Meatballs',
      10.5,
      'Three beef-and-pork meatballs in slow tomato sauce with whipped ricotta.',
    ),
  ],
);
