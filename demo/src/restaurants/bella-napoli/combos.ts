import { choice, option, checks, pieces } from '../../build/extras';
import { combo } from '../../build/combo';

const refris = [
  option('guarana-2l', 'Guaraná 2 litros'),
  option('cola-2l', 'Cola 2 litros'),
  option('suco-1l', 'Jarra de suco de laranja', 5),
];
const latas = [
  option('cola', 'Cola (lata)'),
  option('guarana', 'Guaraná (lata)'),
  option('agua', 'Água com gás (lata)'),
];
const TWO = { qty_min: 2, qty_max: 2, qtyPerItem: 2 };
const refri = choice('bebida', 'Escolha a bebida', refris);
const lata = choice('bebida', 'Escolha a lata', latas);
const doisRefris = pieces('bebida', 'Escolha as duas bebidas', refris, TWO);
const duasLatas = pieces('bebida', 'Escolha as duas latas', latas, TWO);
const salada = choice('salada', 'Salada verde', [
  option('azeite', 'Com azeite e limão'),
  option('mostarda', 'Com molho de mostarda e mel'),
  option('iogurte', 'Com molho de iogurte'),
]);
const sobremesaInclusa = choice('sobremesa-inclusa', 'Escolha a sobremesa', [
  option('tiramisu', 'Tiramisù'),
  option('gelato', 'Gelato (2 bolas)'),
  option('panna-cotta', 'Panna cotta'),
]);
const sobremesa = checks(
  'sobremesa',
  'Que tal uma sobremesa?',
  [option('tiramisu', 'Tiramisù', 24.9), option('gelato', 'Gelato (2 bolas)', 14.9)],
  { qty_max: 4, qtyPerItem: 2 },
);

export const combos = [
  combo({
    id: 'combo-familia',
    name: 'Combo Família',
    description: 'Uma pizza grande, um broto doce e uma bebida de 2 litros.',
    price: 12,
    featured: true,
    pizzas: [
      { size: 'grande', discount: 10, discountType: 'percent' },
      { size: 'broto', discount: 8, discountType: 'fixed' },
    ],
    extras: [refri, sobremesa],
  }),
  combo({
    id: 'combo-casal',
    name: 'Combo Casal',
    description: 'Uma pizza média de dois sabores, duas latas e uma sobremesa para dividir.',
    price: 24.9,
    pizzas: [{ size: 'media', discount: 15, discountType: 'percent' }],
    extras: [duasLatas, sobremesaInclusa],
  }),
  combo({
    id: 'combo-galera',
    name: 'Combo Galera',
    description: 'Duas gigantes de até quatro sabores e duas bebidas de 2 litros.',
    price: 24,
    fromNEP: true,
    pizzas: [
      { size: 'gigante', discount: 20, discountType: 'percent' },
      { size: 'gigante', discount: 20, discountType: 'percent' },
    ],
    extras: [doisRefris],
  }),
  combo({
    id: 'combo-almoco',
    name: 'Combo Almoço',
    description: 'Um broto de qualquer sabor, salada verde e uma lata.',
    price: 14.9,
    pizzas: [
      { size: 'broto', discount: 5, discountType: 'fixed', addition: 2, additionType: 'percent' },
    ],
    extras: [lata, salada],
  }),
  combo({
    id: 'combo-dupla',
    name: 'Dupla Grande',
    description: 'Duas pizzas grandes com 15% de desconto na segunda.',
    price: 0,
    pizzas: [{ size: 'grande' }, { size: 'grande', discount: 15, discountType: 'percent' }],
  }),
];
