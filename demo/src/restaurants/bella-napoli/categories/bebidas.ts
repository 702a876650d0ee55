import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const tamanho = choice('tamanho', 'Tamanho', [
  option('350ml', '350 ml'),
  option('500ml', '500 ml', 4),
  option('1l', 'Jarra de 1 litro', 14),
]);
const preparo = checks(
  'preparo',
  'Preparo',
  [
    option('sem-acucar', 'Sem açúcar'),
    option('com-gelo', 'Com gelo'),
    option('hortela', 'Com hortelã', 1),
  ],
  { qty_max: 3 },
);
const temperatura = choice(
  'temperatura',
  'Temperatura',
  [option('gelada', 'Gelada'), option('natural', 'Natural')],
  { required: 0, qty_min: 0 },
);

export const bebidas = category('cat-bebidas', 'Bebidas', 'Geladas, quentes e feitas na hora.', [
  product('cola-lata', 'Refrigerante de Cola (lata)', 7.9, 'Lata de 350 ml bem gelada.'),
  product('cola-zero', 'Cola Zero (lata)', 7.9, 'Todo o sabor, zero açúcar. Lata de 350 ml.'),
  product('guarana-lata', 'Guaraná (lata)', 7.5, 'O sabor do Brasil em lata de 350 ml.'),
  product('guarana-2l', 'Guaraná 2 litros', 15.9, 'Garrafa de 2 litros para a mesa inteira.', {
    featured: true,
    oldPrice: 18.9,
  }),
  product('laranja-lata', 'Refrigerante de Laranja (lata)', 7.5, 'Lata de 350 ml.'),
  product('agua-sem-gas', 'Água sem gás', 5.9, 'Garrafa de 500 ml.', { extras: [temperatura] }),
  product('agua-com-gas', 'Água com gás', 6.5, 'Garrafa de 500 ml.', { extras: [temperatura] }),
  product('suco-laranja', 'Suco de Laranja', 12.9, 'Laranja-pera espremida na hora.', {
    extras: [tamanho, preparo],
    tags: ['Vegano'],
  }),
  product(
    'suco-abacaxi',
    'Suco de Abacaxi com Hortelã',
    13.9,
    'Abacaxi pérola batido com hortelã fresca.',
    { extras: [tamanho, preparo], tags: ['Vegano'] },
  ),
  product(
    'limonada-siciliana',
    'Limonada Siciliana',
    14.9,
    'Limão-siciliano, água com gás e manjericão.',
    { extras: [tamanho, preparo] },
  ),
  product(
    'cha-pessego',
    'Chá Gelado de Pêssego',
    11.9,
    'Chá-preto infusionado com pêssego e alecrim.',
    { extras: [preparo] },
  ),
  product('soda-italiana', 'Soda Italiana', 15.9, 'Água com gás, gelo e xarope artesanal.', {
    extras: [
      choice('sabor', 'Sabor', [
        option('maca-verde', 'Maçã verde'),
        option('framboesa', 'Framboesa'),
        option('maracuja', 'Maracujá'),
        option('gengibre', 'Gengibre', 1.5),
      ]),
    ],
  }),
  product('espresso', 'Café Espresso', 7.9, 'Grãos da Mogiana, torra média.', {
    extras: [
      choice('tamanho', 'Como você prefere?', [
        option('curto', 'Curto'),
        option('longo', 'Longo'),
        option('duplo', 'Duplo', 4),
      ]),
    ],
  }),
  product('cappuccino', 'Cappuccino Italiano', 13.9, 'Espresso, leite vaporizado e cacau.'),
]);
