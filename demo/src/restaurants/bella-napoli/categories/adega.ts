import { category } from '../../../build/category';
import { choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const taca = choice('servico', 'Como servir', [
  option('taca', 'Taça (150 ml)'),
  option('garrafa', 'Garrafa (750 ml)', 84),
]);
const copo = choice('volume', 'Volume', [option('300ml', '300 ml'), option('500ml', '500 ml', 6)]);

export const adega = category(
  'cat-adega',
  'Vinhos e Cervejas',
  'Venda proibida para menores de 18 anos. Beba com moderação.',
  [
    product(
      'vinho-tinto-casa',
      'Vinho Tinto da Casa',
      24.9,
      'Sangiovese leve e frutado, da serra gaúcha.',
      { extras: [taca] },
    ),
    product(
      'chianti',
      'Chianti Classico DOCG',
      168.9,
      'Toscana, Itália. Cereja madura, ervas e taninos macios. 750 ml.',
    ),
    product(
      'primitivo',
      'Primitivo di Manduria',
      149.9,
      'Puglia, Itália. Encorpado, com ameixa e especiarias. 750 ml.',
    ),
    product(
      'montepulciano',
      'Montepulciano d’Abruzzo',
      119.9,
      'Abruzzo, Itália. Fácil de beber, perfeito com pizza. 750 ml.',
      { featured: true, oldPrice: 139.9 },
    ),
    product(
      'pinot-grigio',
      'Pinot Grigio delle Venezie',
      124.9,
      'Vêneto, Itália. Branco fresco, pera e flores brancas. 750 ml.',
    ),
    product('vinho-rose', 'Rosé da Provence', 139.9, 'Seco, delicado, frutas vermelhas. 750 ml.'),
    product(
      'prosecco',
      'Prosecco Brut',
      129.9,
      'Valdobbiadene, Itália. Perlage fino, maçã verde. 750 ml.',
    ),
    product(
      'lambrusco',
      'Lambrusco Amabile',
      79.9,
      'Emilia-Romagna, Itália. Frisante, docinho, para servir gelado. 750 ml.',
      { hasStock: false },
    ),
    product(
      'spritz-laranja',
      'Spritz Laranja',
      34.9,
      'Aperitivo de laranja, prosecco, água com gás e rodela de laranja.',
    ),
    product('chope-pilsen', 'Chope Pilsen', 14.9, 'Leve, dourado e com colarinho cremoso.', {
      extras: [copo],
    }),
    product('cerveja-lager', 'Cerveja Lager (long neck)', 13.9, 'Puro malte, 330 ml.'),
    product('cerveja-ipa', 'Cerveja IPA Artesanal', 26.9, 'Lupulada e cítrica, 473 ml.'),
    product(
      'cerveja-weiss',
      'Cerveja de Trigo',
      24.9,
      'Refrescante, com notas de banana e cravo, 500 ml.',
    ),
    product('cerveja-zero', 'Cerveja sem Álcool', 12.9, 'Puro malte, 0,0%, 330 ml.', {
      tags: ['Novo'],
    }),
  ],
);
