/**
 * Words of one meaning in Portuguese, English and Spanish, folded (no accents, lower case), one
 * group a line. A menu is written in one language, and customers search it in another one, or with
 * another spelling.
 */
const GROUPS = [
  'mussarela mucarela mozzarella muzzarella mozarela mozarella',
  'calabresa calabrese calabria',
  'margherita margarita marguerita margerita',
  'queijo cheese queso formaggio',
  'presunto ham jamon prosciutto',
  'bacon tocino panceta toucinho',
  'frango chicken pollo galeto',
  'carne beef res bife steak',
  'linguica sausage chorizo salsicha',
  'camarao camaroes shrimp camaron camarones gamba gambas prawn',
  'peixe fish pescado',
  'salmao salmon',
  'atum atuns tuna atun',
  'anchova anchovy anchoa aliche',
  'cogumelo cogumelos mushroom champignon champinon hongo funghi fungo',
  'cebola onion cebolla',
  'alho garlic ajo',
  'azeitona olive aceituna',
  'tomate tomato pomodoro',
  'manjericao basil albahaca',
  'rucula arugula rocket',
  'espinafre spinach espinaca',
  'brocolis broccoli brocoli',
  'milho corn maiz choclo elote',
  'berinjela eggplant aubergine berenjena',
  'pimentao pepper pimiento morron',
  'abacaxi pineapple anana pina',
  'palmito palmitos',
  'batata potato papa patata',
  'frita fritas fries chips',
  'ovo egg huevo',
  'nozes noz walnut nuez nueces nut',
  'morango morangos strawberry fresa frutilla frutillas',
  'goiabada goiaba guava guayaba',
  'limao lemon lime limon',
  'laranja orange naranja',
  'pessego peach durazno melocoton',
  'chocolate cacao cacau',
  'leite milk leche',
  'sorvete gelato helado icecream',
  'pudim flan pudding',
  'torta pie tarta',
  'bolo cake pastel',
  'biscoito cookie galleta galletita',
  'doce sweet dulce',
  'sobremesa dessert postre',
  'salada salad ensalada',
  'sopa soup minestrone',
  'massa massas pasta macarrao',
  'espaguete spaghetti espagueti',
  'lasanha lasagna lasagne lasana',
  'nhoque gnocchi noqui noquis gnocci',
  'risoto risotto arroz rice',
  'ravioli raviole raviolis',
  'bolonhesa bolognese bolonesa',
  'parmegiana parmigiana parmesana milanesa',
  'parmesao parmesan parmesano grana',
  'pao paes bread pan',
  'sanduiche sandwich sub lanche',
  'hamburguer burger hamburger hamburguesa',
  'almondega almondegas meatball albondiga polpettine',
  'asa asas wing alita alitas',
  'entrada entradas starter appetizer antepasto aperitivo petisco porcao',
  'bebida bebidas drink beverage',
  'refrigerante refri soda gaseosa refresco pop',
  'cola coca coke cocacola',
  'agua water',
  'gas gaseificada sparkling',
  'suco juice jugo zumo',
  'limonada lemonade',
  'cha tea te',
  'cafe coffee espresso',
  'cerveja beer cerveza birra',
  'chope chopp draft',
  'vinho wine vino',
  'tinto red',
  'espumante sparkling prosecco',
  'vegetariana vegetariano vegetarian veggie veg',
  'vegana vegano vegan',
  'apimentado apimentada picante spicy hot pimenta',
  'pequena pequeno small chica chico broto personal individual',
  'media medio medium mediana mediano',
  'grande large big',
  'gigante giant xl familia familiar family',
  'fatia fatias slice pedaco porcion porciones',
  'borda crust borde',
  'festa party fiesta',
  'combo combinado promocao deal oferta',
  'crianca kids infantil ninos',
  'pizza piza pitza redonda pies',
].map((line) => line.split(' '));

const synonyms = new Map<string, readonly string[]>();
for (const group of GROUPS)
  for (const word of group)
    synonyms.set(word, [
      ...new Set([...(synonyms.get(word) ?? []), ...group].filter((other) => other !== word)),
    ]);

/** A dish that is also found by the name of its kind, but not the other way around. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  cola: ['refrigerante', 'refri', 'soda', 'gaseosa', 'refresco'],
  guarana: ['refrigerante', 'refri', 'soda', 'gaseosa'],
  chope: ['cerveja', 'beer', 'cerveza'],
  pepperoni: ['salame', 'salami'],
  soppressata: ['salame', 'salami'],
  salmao: ['peixe', 'fish', 'pescado'],
  atum: ['peixe', 'fish', 'pescado'],
  spaghetti: ['massa', 'pasta', 'macarrao'],
  fettuccine: ['massa', 'pasta', 'macarrao'],
  penne: ['massa', 'pasta', 'macarrao'],
  ziti: ['massa', 'pasta', 'macarrao'],
  mozzarella: ['queijo', 'cheese', 'queso'],
};

/** Other words for a folded word of the menu. */
export const listSynonyms = (word: string): readonly string[] => [
  ...(synonyms.get(word) ?? []),
  ...(KINDS[word] ?? []),
];

/** Words that join others. A query is searched without them, unless it has no other word. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  (
    'de da do das dos com em na no ao para por e ou um uma meia meio metade ' +
    'of the with and or for in an half please ' +
    'con del la el los las y en para por un una al mitad quiero quero want'
  ).split(' '),
);

/** Words of a category whose dishes are drinks. */
export const DRINK_WORDS: ReadonlySet<string> = new Set(
  ['bebida', 'vinho', 'cerveja', 'chope', 'refrigerante', 'suco', 'cafe', 'cha'].flatMap((word) => [
    word,
    ...listSynonyms(word),
  ]),
);
