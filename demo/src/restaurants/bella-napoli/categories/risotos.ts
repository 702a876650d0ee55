import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

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

export const risotos = category(
  'cat-risotos',
  'Risotos',
  'Arroz carnaroli mexido na hora, sem pressa.',
  [
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
  ],
);
