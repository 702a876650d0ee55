import { category } from '../../../build/category';
import { checks, choice, option } from '../../../build/extras';
import { product } from '../../../build/product';

const massa = choice('massa', 'Escolha a massa', [
  option('espaguete', 'Espaguete'),
  option('fettuccine', 'Fettuccine fresco', 4),
  option('penne', 'Penne'),
  option('sem-gluten', 'Fusilli sem glúten', 6),
]);
const ponto = choice(
  'ponto',
  'Ponto da massa',
  [option('al-dente', 'Al dente'), option('bem-cozida', 'Bem cozida')],
  { required: 0, qty_min: 0 },
);
const adicionais = checks(
  'adicionais',
  'Turbine seu prato',
  [
    option('grana', 'Grana padano ralado na hora', 5),
    option('burrata', 'Meia burrata', 19.9),
    option('frango', 'Frango grelhado', 12),
    option('camarao', 'Camarões salteados', 24.9),
    option('pimenta', 'Óleo de pimenta calabresa', 2),
  ],
  { description: 'Até 3 itens', qty_max: 3 },
);
const tudo = [massa, ponto, adicionais];

export const massas = category(
  'cat-massas',
  'Massas',
  'Feitas em casa todos os dias, com ovos caipiras e sêmola italiana.',
  [
    product(
      'espaguete-pomodoro',
      'Spaghetti al Pomodoro',
      42.9,
      'Tomates San Marzano, alho dourado, manjericão e azeite. O clássico que nunca cansa.',
      { extras: tudo, tags: ['Vegano'] },
    ),
    product(
      'carbonara',
      'Carbonara Romana',
      54.9,
      'Guanciale crocante, gema caipira, pecorino romano e pimenta-do-reino moída na hora.',
      { extras: tudo, featured: true, oldPrice: 61.9 },
    ),
    product(
      'fettuccine-alfredo',
      'Fettuccine Alfredo',
      49.9,
      'Manteiga, creme de leite fresco e parmesão de longa maturação.',
      { extras: [ponto, adicionais] },
    ),
    product(
      'penne-arrabbiata',
      'Penne all’Arrabbiata',
      44.9,
      'Molho de tomate com alho, peperoncino e salsinha. Picante na medida.',
      { extras: [ponto, adicionais], tags: ['Picante', 'Vegano'] },
    ),
    product(
      'bolonhesa',
      'Tagliatelle à Bolonhesa',
      53.9,
      'Ragù de carne cozido por seis horas com vinho tinto, cenoura e salsão.',
      { extras: [ponto, adicionais] },
    ),
    product(
      'lasanha-bolonhesa',
      'Lasanha à Bolonhesa',
      57.9,
      'Camadas de massa verde, ragù, bechamel e mozzarella gratinada.',
      { extras: [adicionais] },
    ),
    product(
      'lasanha-berinjela',
      'Lasanha de Berinjela',
      52.9,
      'Berinjela grelhada no lugar da massa, molho de tomate, ricota e manjericão.',
      { extras: [adicionais] },
    ),
    product(
      'nhoque-sorrentina',
      'Nhoque alla Sorrentina',
      49.9,
      'Nhoque de batata asterix, molho de tomate e mozzarella de búfala derretida no forno.',
      { extras: [adicionais] },
    ),
    product(
      'nhoque-gorgonzola',
      'Nhoque com Gorgonzola e Nozes',
      56.9,
      'Creme de gorgonzola doce, nozes tostadas e mel de laranjeira.',
      { extras: [adicionais] },
    ),
    product(
      'ravioli-ricota',
      'Ravioli de Ricota e Espinafre',
      55.9,
      'Recheio leve de ricota fresca, manteiga de sálvia e amêndoas.',
      { extras: [adicionais] },
    ),
    product(
      'tortelli-abobora',
      'Tortelli de Abóbora',
      57.9,
      'Abóbora assada com amaretto, manteiga noisette e parmesão.',
      { extras: [adicionais], tags: ['Novo'] },
    ),
    product(
      'linguine-mare',
      'Linguine ai Frutti di Mare',
      84.9,
      'Camarão, lula, mexilhão e vôngole no vinho branco com tomatinhos.',
      { extras: [ponto, adicionais] },
    ),
    product(
      'pesto-genovese',
      'Trofie al Pesto Genovese',
      51.9,
      'Pesto de manjericão pilado, batata e vagem, como em Gênova.',
      { extras: [ponto, adicionais] },
    ),
    product(
      'canelone-frango',
      'Canelone de Frango com Catupiry',
      54.9,
      'Massa recheada com frango desfiado e Catupiry, molho rosé e queijo gratinado.',
      { extras: [adicionais], unavailable: true },
    ),
  ],
);
