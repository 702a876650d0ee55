import { category } from '../../../build/category';
import { checks, option, pieces } from '../../../build/extras';
import { product } from '../../../build/product';

const salgados = [
  option('coxinha', 'Mini coxinha de frango'),
  option('arancini', 'Mini arancini'),
  option('empada', 'Mini empada de palmito'),
  option('bolinha', 'Bolinha de queijo'),
  option('risoles', 'Risoles de carne'),
  option('calzone', 'Mini calzone de calabresa', 0, { hasStock: false }),
];
const minipizzas = [
  option('margherita', 'Margherita'),
  option('calabresa', 'Calabresa'),
  option('quatro-queijos', 'Quatro queijos'),
  option('portuguesa', 'Portuguesa'),
];
const molhos = checks(
  'molhos',
  'Molhos',
  [
    option('marinara', 'Marinara', 9),
    option('maionese', 'Maionese de ervas', 8),
    option('pimenta', 'Geleia de pimenta', 10),
  ],
  { qty_max: 6, qtyPerItem: 3, description: 'Potes de 250 g' },
);

export const festas = category(
  'cat-festas',
  'Para festas',
  'Encomende com 4 horas de antecedência. Monte a caixa do seu jeito.',
  [
    product(
      'caixa-50-salgados',
      'Caixa com 50 salgados',
      79.9,
      'Cinquenta mini salgados fritos na hora, nos sabores que você escolher, de 5 em 5.',
      {
        extras: [
          pieces('sabores', 'Monte sua caixa', salgados, {
            qty_min: 50,
            qty_max: 50,
            qtyPerItem: 50,
            description: '50 unidades, de 5 em 5',
          }),
          molhos,
        ],
      },
    ),
    product(
      'caixa-100-salgados',
      'Caixa com 100 salgados',
      149.9,
      'Cem mini salgados para a festa inteira, de 10 em 10 por sabor.',
      {
        oldPrice: 159.8,
        featured: true,
        extras: [
          pieces('sabores', 'Monte sua caixa', salgados, {
            qty_min: 100,
            qty_max: 100,
            qtyPerItem: 100,
            description: '100 unidades, de 10 em 10',
          }),
          molhos,
        ],
      },
    ),
    product(
      'mini-pizzas',
      'Mini pizzas (20 unidades)',
      89.9,
      'Mini pizzas assadas no forno a lenha. Escolha quantas de cada sabor.',
      {
        extras: [
          pieces('sabores', 'Escolha as 20 mini pizzas', minipizzas, {
            qty_min: 20,
            qty_max: 20,
            qtyPerItem: 20,
            step: 5,
            description: '20 unidades, de 5 em 5',
          }),
        ],
      },
    ),
    product(
      'mesa-antepastos',
      'Mesa de antepastos (10 pessoas)',
      289.9,
      'Frios, queijos, conservas, pães e grissini montados em tábua de madeira.',
    ),
    product(
      'docinhos-festa',
      'Docinhos italianos (30 unidades)',
      94.9,
      'Mini cannoli, baci di dama e amaretti.',
      {
        extras: [
          pieces(
            'doces',
            'Escolha os docinhos',
            [
              option('cannoli', 'Mini cannoli'),
              option('baci', 'Baci di dama'),
              option('amaretti', 'Amaretti'),
            ],
            {
              qty_min: 30,
              qty_max: 30,
              qtyPerItem: 30,
              step: 10,
              description: '30 unidades, de 10 em 10',
            },
          ),
        ],
      },
    ),
  ],
);
