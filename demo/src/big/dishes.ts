/** Parts of a big menu: a dish, its fillings and finishes, its price and its picture. */
export type Dish = {
  category: string;
  name: string;
  image: string;
  from: number;
  to: number;
  fillings: readonly string[];
  finish: readonly string[];
};

const QUEIJOS = [
  'Mussarela',
  'Provolone',
  'Gorgonzola',
  'Catupiry',
  'Queijo Coalho',
  'Requeijão',
  'Burrata',
  'Parmesão',
  'Ricota',
  'Brie',
] as const;
const CARNES = [
  'Frango',
  'Carne-seca',
  'Filé-mignon',
  'Calabresa',
  'Bacon',
  'Costela',
  'Cordeiro',
  'Linguiça Artesanal',
  'Peito de Peru',
  'Pernil',
] as const;
const MAR = ['Camarão', 'Salmão', 'Atum', 'Bacalhau', 'Lula', 'Polvo'] as const;
const HORTA = [
  'Palmito',
  'Brócolis',
  'Espinafre',
  'Cogumelos',
  'Abobrinha',
  'Berinjela',
  'Tomate Seco',
  'Alho-poró',
  'Aspargos',
  'Abóbora',
] as const;
const TUDO = [...QUEIJOS, ...CARNES, ...MAR, ...HORTA];
const FRUTAS = [
  'Morango',
  'Maracujá',
  'Limão',
  'Manga',
  'Abacaxi',
  'Laranja',
  'Goiaba',
  'Uva',
  'Pêssego',
  'Framboesa',
  'Açaí',
  'Caju',
  'Graviola',
  'Kiwi',
] as const;
const DOCES = [
  'Chocolate',
  'Doce de Leite',
  'Avelã',
  'Pistache',
  'Goiabada',
  'Caramelo',
  'Coco',
  'Café',
  'Paçoca',
  'Baunilha',
  ...FRUTAS,
] as const;
const UVAS = [
  'Cabernet',
  'Merlot',
  'Malbec',
  'Tannat',
  'Carménère',
  'Pinot Noir',
  'Syrah',
  'Sangiovese',
  'Tempranillo',
  'Touriga',
] as const;
const QUENTE = [
  'no Forno a Lenha',
  'da Casa',
  'Gratinado',
  'ao Molho Branco',
  'ao Sugo',
  'com Ervas',
  'com Alho Dourado',
  'da Nonna',
  'com Raspas de Limão',
  'Rústico',
] as const;
const FRIO = [
  'com Hortelã',
  'com Gengibre',
  'da Estação',
  'sem Açúcar',
  'com Gelo de Coco',
  'Especial',
] as const;

const dish = (
  category: string,
  name: string,
  image: string,
  from: number,
  to: number,
  fillings: readonly string[],
  finish: readonly string[],
): Dish => ({ category, name, image, from, to, fillings, finish });

export const DISHES: readonly Dish[] = [
  dish('Entradas', 'Bruschetta de', 'bruschetta-pomodoro', 22, 42, TUDO, QUENTE),
  dish('Entradas', 'Arancini de', 'arancini', 26, 48, TUDO, QUENTE),
  dish('Massas', 'Espaguete com', 'espaguete-pomodoro', 38, 72, TUDO, QUENTE),
  dish('Massas', 'Nhoque com', 'nhoque-sorrentina', 40, 68, TUDO, QUENTE),
  dish('Massas', 'Ravioli de', 'ravioli-ricota', 44, 74, TUDO, QUENTE),
  dish('Lasanhas', 'Lasanha de', 'lasanha-bolonhesa', 46, 82, TUDO, QUENTE),
  dish('Risotos', 'Risoto de', 'risoto-funghi', 48, 92, TUDO, QUENTE),
  dish('Calzones', 'Calzone de', 'calzone-napoletano', 36, 58, TUDO, QUENTE),
  dish('Saladas', 'Salada de', 'salada-mediterranea', 28, 54, [...QUEIJOS, ...MAR, ...HORTA], FRIO),
  dish('Sobremesas', 'Cheesecake de', 'cheesecake', 18, 34, DOCES, [
    'da Casa',
    'Vegano',
    'com Castanhas',
    'com Farofa Doce',
  ]),
  dish('Sobremesas', 'Gelato de', 'gelato', 12, 26, DOCES, [
    'Artesanal',
    'Cremoso',
    'com Calda',
    'sem Lactose',
  ]),
  dish('Bebidas', 'Suco de', 'suco-laranja', 9, 22, FRUTAS, FRIO),
  dish('Bebidas', 'Soda de', 'soda-italiana', 11, 24, FRUTAS, FRIO),
  dish('Vinhos', 'Vinho', 'chianti', 59, 320, UVAS, [
    'Reserva',
    'Gran Reserva',
    'Jovem',
    'de Altitude',
    'da Campanha',
    'Orgânico',
  ]),
];
