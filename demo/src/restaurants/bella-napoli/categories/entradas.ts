import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const molhos = checks(
  'molhos',
  'Molhos extras',
  [
    option('marinara', 'Marinara da casa', 4),
    option('aioli', 'Aioli de alho assado', 5),
    option('pesto', 'Pesto de manjericão', 6),
    option('gorgonzola', 'Creme de gorgonzola', 6.5, { hasStock: false }),
  ],
  { description: 'Até 2 potinhos', qty_max: 2 },
);

export const entradas = category(
  'cat-entradas',
  'Entradas',
  'Para abrir o apetite e dividir à mesa.',
  [
    product(
      'bruschetta-pomodoro',
      'Bruschetta al Pomodoro',
      28.9,
      'Quatro fatias de pão de fermentação natural tostado, tomates maduros, alho, manjericão e azeite extravirgem.',
      { tags: ['Vegano'] },
    ),
    product(
      'bruschetta-funghi',
      'Bruschetta ai Funghi',
      33.9,
      'Mix de cogumelos salteados na manteiga com tomilho, stracchino e um toque de limão-siciliano.',
      { tags: ['Novo'] },
    ),
    product(
      'burrata-pesto',
      'Burrata com Pesto',
      59.9,
      'Burrata de 180 g, pesto genovês, tomatinhos confitados e focaccia quente.',
      { featured: true, oldPrice: 69.9 },
    ),
    product(
      'arancini',
      'Arancini Siciliani',
      34.9,
      'Bolinhos crocantes de risoto recheados com ragù e mozzarella. Acompanham molho marinara.',
      {
        extras: [
          choice('porcao', 'Tamanho da porção', [
            option('6-unidades', '6 unidades'),
            option('10-unidades', '10 unidades', 18),
            option('16-unidades', '16 unidades', 39.9),
          ]),
          molhos,
        ],
      },
    ),
    product(
      'carpaccio',
      'Carpaccio di Manzo',
      52.9,
      'Lâminas finas de filé-mignon, rúcula, alcaparras, lascas de grana padano e molho de mostarda.',
    ),
    product(
      'polenta-frita',
      'Polenta Frita com Grana',
      26.9,
      'Palitos de polenta dourados por fora e cremosos por dentro, com chuva de grana padano.',
      { extras: [molhos] },
    ),
    product(
      'lula-dore',
      'Calamari Fritti',
      56.9,
      'Anéis de lula empanados na semolina, aioli de limão e salsinha fresca.',
      { extras: [molhos] },
    ),
    product(
      'focaccia-alecrim',
      'Focaccia de Alecrim',
      22.9,
      'Assada no forno a lenha com alecrim, flor de sal e azeite. Serve duas pessoas.',
      { tags: ['Vegano'] },
    ),
    product(
      'tabua-antepasto',
      'Tábua de Antepasto',
      79.9,
      'Prosciutto, salame, provolone, azeitonas, berinjela em conserva, tomate seco e grissini.',
    ),
    product(
      'caponata',
      'Caponata com Pão Italiano',
      29.9,
      'Berinjela agridoce com pimentão, passas, alcaparras e pinoli. Receita da nonna Assunta.',
      { tags: ['Vegano'] },
    ),
    product(
      'polpettine',
      'Polpettine al Sugo',
      38.9,
      'Almôndegas de carne bovina e suína no molho de tomate rústico, finalizadas com pecorino.',
      { hasStock: false },
    ),
    product(
      'sopa-minestrone',
      'Minestrone da Casa',
      31.9,
      'Sopa de legumes, feijão-branco e massa curta, servida com fio de azeite e torradas.',
      { tags: ['Vegano'] },
    ),
  ],
);
