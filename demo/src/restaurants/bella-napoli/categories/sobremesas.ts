import { category } from '../../../build/category';
import { checks, choice, option, pieces } from '../../../build/extras';
import { product } from '../../../build/product';

const sabores = [
  option('pistache', 'Pistache', 2),
  option('chocolate', 'Chocolate amargo'),
  option('fior-di-latte', 'Fior di latte'),
  option('morango', 'Morango'),
  option('limao', 'Limão-siciliano'),
  option('avela', 'Avelã', 2, { hasStock: false }),
];
const calda = checks(
  'calda',
  'Calda',
  [
    option('chocolate', 'Chocolate', 3),
    option('frutas', 'Frutas vermelhas', 4),
    option('caramelo', 'Caramelo salgado', 4),
  ],
  { qty_max: 1 },
);

export const sobremesas = category('cat-sobremesas', 'Sobremesas', 'Guarde um cantinho.', [
  product(
    'tiramisu',
    'Tiramisù',
    29.9,
    'Mascarpone, café espresso, savoiardi e cacau. A receita de família desde 1958.',
    { featured: true, oldPrice: 34.9 },
  ),
  product(
    'panna-cotta',
    'Panna Cotta de Baunilha',
    24.9,
    'Creme de baunilha do cerrado com calda de frutas vermelhas.',
  ),
  product(
    'cannoli-siciliano',
    'Cannoli Siciliano',
    22.9,
    'Massa crocante recheada com ricota, laranja e gotas de chocolate. Dois por porção.',
  ),
  product(
    'petit-gateau',
    'Petit Gâteau',
    31.9,
    'Bolinho quente de chocolate com sorvete de creme.',
    { extras: [calda] },
  ),
  product('gelato', 'Gelato Artesanal', 18.9, 'Duas bolas, dois sabores à sua escolha.', {
    extras: [
      pieces('sabores', 'Escolha 2 bolas', sabores, { qty_min: 2, qty_max: 2, qtyPerItem: 2 }),
      calda,
    ],
  }),
  product('affogato', 'Affogato', 19.9, 'Bola de fior di latte afogada em espresso curto.'),
  product(
    'cheesecake',
    'Cheesecake de Goiabada',
    27.9,
    'Cream cheese, base de biscoito amanteigado e goiabada cascão.',
  ),
  product('pudim', 'Pudim de Leite', 17.9, 'Lisinho, com calda de caramelo bem escura.'),
  product('torta-limao', 'Torta de Limão', 21.9, 'Creme de limão-taiti e merengue maçaricado.'),
  product('brownie', 'Brownie com Nozes', 19.9, 'Chocolate 70%, casquinha fina e miolo úmido.', {
    extras: [
      checks('acompanha', 'Acompanha', [option('sorvete', 'Bola de sorvete de creme', 9)], {
        qty_max: 1,
      }),
    ],
  }),
  product(
    'zabaione',
    'Zabaione com Morangos',
    26.9,
    'Creme de gemas e vinho Marsala, servido morno.',
    { hasStock: false },
  ),
  product(
    'salada-frutas',
    'Salada de Frutas',
    16.9,
    'Manga, kiwi, morango, uva e laranja com hortelã.',
    {
      tags: ['Vegano'],
      extras: [
        choice('tamanho', 'Tamanho', [option('pequena', 'Pequena'), option('grande', 'Grande', 6)]),
      ],
    },
  ),
]);
