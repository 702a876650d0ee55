import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const molho = choice('molho', 'Molho', [
  option('balsamico', 'Vinagrete balsâmico'),
  option('caesar', 'Caesar'),
  option('mostarda-mel', 'Mostarda e mel'),
  option('azeite-limao', 'Azeite e limão'),
]);
const proteina = checks(
  'proteina',
  'Acrescente',
  [
    option('frango', 'Frango grelhado', 12),
    option('salmao', 'Salmão defumado', 22),
    option('ovo', 'Ovo caipira cozido', 4),
    option('parma', 'Presunto de Parma', 16),
  ],
  { qty_max: 2 },
);
const tudo = [molho, proteina];

export const saladas = category(
  'cat-saladas',
  'Saladas',
  'Folhas colhidas no dia, do sítio para a mesa.',
  [
    product(
      'salada-caprese',
      'Caprese',
      44.9,
      'Mozzarella de búfala, tomate caqui, manjericão e azeite.',
      { extras: [proteina] },
    ),
    product(
      'salada-caesar',
      'Caesar com Frango',
      42.9,
      'Alface-romana, frango grelhado, croutons e lascas de parmesão.',
      { extras: tudo },
    ),
    product(
      'salada-mediterranea',
      'Mediterrânea',
      41.9,
      'Folhas, pepino, azeitonas, cebola-roxa, tomatinhos e queijo feta.',
      { extras: tudo },
    ),
    product(
      'salada-rucula-parma',
      'Rúcula com Parma e Figo',
      54.9,
      'Rúcula selvagem, presunto de Parma, figos e redução de balsâmico.',
      { extras: tudo },
    ),
    product(
      'salada-graos',
      'Grãos e Legumes Assados',
      39.9,
      'Quinoa, grão-de-bico, abóbora, beterraba e tahine.',
      { extras: tudo, tags: ['Vegano'] },
    ),
    product(
      'salada-salmao',
      'Salmão e Laranja',
      58.9,
      'Salmão defumado, erva-doce, laranja-baía e endro.',
      { extras: [molho], tags: ['Novo'] },
    ),
    product(
      'salada-por-quilo',
      'Bufê de Saladas (por quilo)',
      69.9,
      'Vendido apenas no salão, pesado na balança.',
      { image: 'salada-graos', totalCalcType: 'WEIGHT' },
    ),
  ],
);
