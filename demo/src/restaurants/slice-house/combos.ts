import { combo } from '../../build/combo';
import { choice, checks, option } from '../../build/extras';

const soda = choice('drink', 'Pick your drink', [
  option('cola', 'Cola, 2 liter'),
  option('root-beer', 'Root beer, 2 liter'),
  option('lemonade', 'House lemonade, 1 liter', 1.5),
]);
const side = choice('side', 'Pick your side', [
  option('knots', 'Garlic knots'),
  option('fries', 'Oven fries'),
  option('wings', '8 wings', 4.5),
]);
const sweet = checks(
  'sweet',
  'Something sweet',
  [option('cookie', 'Brown butter cookie', 3), option('cannoli', 'Cannoli', 5)],
  { qty_max: 4, qtyPerItem: 4 },
);

export const combos = [
  combo({
    id: 'game-night',
    name: 'Game Night',
    description: 'A large pie, a side and a two-liter.',
    price: 7,
    featured: true,
    pizzas: [{ size: 'large', discount: 10, discountType: 'percent' }],
    extras: [side, soda, sweet],
  }),
  combo({
    id: 'two-for-tuesday',
    name: 'Two for Tuesday',
    description: 'Two mediums, the second one 30% off.',
    price: 0,
    pizzas: [{ size: 'medium' }, { size: 'medium', discount: 30, discountType: 'percent' }],
  }),
  combo({
    id: 'lunch-deal',
    name: 'Lunch Deal',
    description: 'A personal pie and a can of soda.',
    price: 1.5,
    pizzas: [{ size: 'personal', discount: 1, discountType: 'fixed' }],
    extras: [
      choice('drink', 'Pick your drink', [
        option('cola', 'Cola'),
        option('zero', 'Zero sugar cola'),
        option('water', 'Spring water'),
      ]),
    ],
  }),
];
