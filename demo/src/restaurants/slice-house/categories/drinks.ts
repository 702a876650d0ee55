import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const fountain = choice('size', 'Size', [
  option('small', 'Small (16 oz)'),
  option('medium', 'Medium (24 oz)', 0.7),
  option('large', 'Large (32 oz)', 1.3),
]);
const ice = checks('ice', 'Ice', [option('easy', 'Easy ice'), option('none', 'No ice')], {
  qty_max: 1,
});

export const drinks = category('cat-drinks', 'Drinks', 'Ice cold.', [
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
