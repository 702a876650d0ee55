import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const tamanho = choice('tamanho', 'Tamanho', [
  option('individual', 'Individual'),
  option('grande', 'Grande (serve 2)', 22),
]);
const molho = choice(
  'molho',
  'Molho à parte',
  [
    option('tomate', 'Molho de tomate'),
    option('apimentado', 'Tomate apimentado'),
    option('sem', 'Sem molho'),
  ],
  { required: 0, qty_min: 0 },
);
const recheio = checks(
  'recheio-extra',
  'Mais recheio',
  [
    option('mozzarella', 'Mozzarella', 7),
    option('catupiry', 'Catupiry', 8),
    option('calabresa', 'Calabresa', 7),
    option('milho', 'Milho-verde', 4, { available: false }),
  ],
  { qty_max: 6, qtyPerItem: 2, description: 'Até 2 porções de cada' },
);
const tudo = [tamanho, molho, recheio];

export const calzones = category(
  'cat-calzones',
  'Calzones',
  'A pizza que se fecha para guardar o calor do forno.',
  [
    product(
      'calzone-napoletano',
      'Calzone Napoletano',
      46.9,
      'Mozzarella, presunto cozido, ricota e manjericão.',
      { extras: tudo },
    ),
    product(
      'calzone-calabresa',
      'Calzone de Calabresa',
      44.9,
      'Calabresa acebolada, mozzarella e azeitonas pretas.',
      { extras: tudo },
    ),
    product(
      'calzone-frango',
      'Calzone de Frango com Catupiry',
      46.9,
      'Frango desfiado bem temperado e Catupiry original.',
      { extras: tudo },
    ),
    product(
      'calzone-espinafre',
      'Calzone de Espinafre e Ricota',
      43.9,
      'Espinafre refogado no alho, ricota fresca e nozes.',
      { extras: tudo },
    ),
    product(
      'calzone-cogumelos',
      'Calzone de Cogumelos',
      47.9,
      'Shimeji, paris e shiitake com provolone e tomilho.',
      { extras: tudo },
    ),
    product(
      'calzone-diavola',
      'Calzone alla Diavola',
      48.9,
      'Salame picante, nduja, mozzarella e pimenta calabresa.',
      { extras: tudo, tags: ['Picante'] },
    ),
  ],
);
