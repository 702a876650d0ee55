import type { WireMenu, WirePrize } from '@storefront/reference-api/plugin/restaurants';
import { category, filterFeatured } from '../../build/category';
import { withDietary } from '../../build/dietary';
import { withPizzaDietary } from '../../build/pizza-dietary';
import { checks, choice, option } from '../../build/extras';
import { product } from '../../build/product';
import { adega } from './categories/adega';
import { bebidas } from './categories/bebidas';
import { calzones } from './categories/calzones';
import { entradas } from './categories/entradas';
import { festas } from './categories/festas';
import { massas } from './categories/massas';
import { saladas } from './categories/saladas';
import { sobremesas } from './categories/sobremesas';
import { combos } from './combos';
import { statements } from './dietary';
import { pizzaAllergens } from './pizza-dietary';
import { pizzas } from './pizzas';

const tamanho = choice('tamanho', 'Tamanho', [
  option('individual', 'Individual (350 g)'),
  option('para-dois', 'Para dois (700 g)', 48),
]);
const final = checks(
  'finalizacao',
  'Finalização',
  [
    option('grana', 'Lascas de grana padano', 5),
    option('azeite-trufado', 'Azeite trufado', 7),
    option('rucula', 'Rúcula selvagem', 4),
  ],
  { qty_max: 2 },
);

const risotos = category('cat-risotos', 'Risotos', 'Arroz carnaroli mexido na hora, sem pressa.', [
  product(
    'risoto-funghi',
    'Risoto de Funghi',
    62.9,
    'Funghi secchi e cogumelos frescos, vinho branco e parmesão.',
    { extras: [tamanho, final] },
  ),
  product(
    'risoto-milanesa',
    'Risoto alla Milanese',
    58.9,
    'Açafrão verdadeiro, caldo de legumes, manteiga gelada e grana padano.',
    { extras: [tamanho, final] },
  ),
  product(
    'risoto-camarao',
    'Risoto de Camarão e Limão',
    78.9,
    'Camarões rosa, raspas de limão-siciliano e ervilha-torta.',
    { extras: [tamanho, final] },
  ),
  product(
    'risoto-ossobuco',
    'Risoto com Ossobuco',
    82.9,
    'Ossobuco braseado por cinco horas sobre risoto de açafrão.',
    {
      extras: [
        tamanho,
        choice('ponto', 'Ponto da carne', [
          option('desfiando', 'Desfiando'),
          option('firme', 'Mais firme'),
        ]),
      ],
    },
  ),
  product(
    'risoto-pera',
    'Risoto de Pera e Gorgonzola',
    59.9,
    'Pera caramelizada, gorgonzola dolce e nozes.',
    { extras: [tamanho, final] },
  ),
  product(
    'risoto-aspargos',
    'Risoto de Aspargos',
    61.9,
    'Aspargos verdes, hortelã e queijo de cabra.',
    { extras: [tamanho, final], unavailableByTemplate: true },
  ),
]);

const prize = (
  id: string,
  name: string,
  description: string,
  image: string,
  points_needed: number,
): WirePrize => ({ id, name, description, image, points_needed });

/** Bought with loyalty points (OPEN-025). */
const prizes: WirePrize[] = [
  prize(
    'premio-refri',
    'Guaraná (lata)',
    'Uma lata de 350 ml por nossa conta.',
    'guarana-lata',
    40,
  ),
  prize(
    'premio-bruschetta',
    'Bruschetta al Pomodoro',
    'Uma porção de quatro fatias.',
    'bruschetta-pomodoro',
    110,
  ),
  prize('premio-tiramisu', 'Tiramisù', 'A sobremesa mais pedida da casa.', 'tiramisu', 140),
  prize(
    'premio-broto',
    'Broto Margherita',
    'Uma pizza broto inteira, só para você.',
    'pizza-broto',
    260,
  ),
  prize(
    'premio-vinho',
    'Montepulciano d’Abruzzo',
    'Uma garrafa de 750 ml. Apenas para maiores de 18 anos.',
    'montepulciano',
    620,
  ),
];

const categories = withDietary(
  [entradas, massas, risotos, calzones, saladas, festas, sobremesas, bebidas, adega],
  statements,
);

/** Twelve sections on the screen: On Sale, combos, pizzas and nine general categories. */
export const menu: WireMenu = {
  featuredItems: filterFeatured(categories),
  combos,
  pizzas: withPizzaDietary(pizzas, pizzaAllergens),
  categories,
  prizes,
};
