import { drizzle, dust, melt, patch, piece, sauce, sweet, type Ingredient } from './ingredient';

const sauces: Ingredient[] = [
  sauce('vodka', 'vodka sauce|vodka pie|molho vodka|molho rose'),
  sauce('bbq', '(?:smoky )?(?:barbecue|bbq)(?: sauce)?|molho barbecue'),
  sauce('buffalo', 'buffalo sauce|molho picante'),
  sauce('white', 'white pie|bechamel|molho branco|white sauce|alfredo|alho e oleo'),
  sauce(
    'tomato-sauce',
    'molho de tomate(?: san marzano)?|salsa de tomate|tomato sauce|san marzano tomato(?:e)?s?|marinara|polpa de tomate',
  ),
  sweet(sauce('white-chocolate', '(?:creme de )?chocolate branco|white chocolate|leite ninho')),
  sweet(sauce('hazelnut-cream', 'creme de avela(?: com cacau)?|hazelnut (?:cream|spread)|nutella')),
  sweet(
    sauce(
      'chocolate',
      '(?:creme de )?chocolate(?: ao leite| meio amargo)?|brigadeiro(?: cremoso)?|ganache|' +
        'milk chocolate|dark chocolate',
    ),
  ),
  sweet(sauce('dulce', 'doce de leite|dulce de leche')),
];

const cheeses: Ingredient[] = [
  drizzle('catupiry', 'catupiry(?: original)?|requeijao|cream cheese'),
  patch(
    'fresh-mozzarella',
    '(?:mozzarella|mussarela) (?:de bufala|fior di latte)|fior di latte|' +
      'fresh mozzarella|buffalo mozzarella|stracciatella',
  ),
  piece('burrata', 'ball', 26, 'burrata(?: inteira)?', 1),
  piece(
    'ricotta',
    'ball',
    13,
    'ricotta(?: dollops)?|ricota(?: salgada)?|goat cheese|queijo de cabra|feta',
    2,
  ),
  piece('blue-cheese', 'crumble', 10, 'gorgonzola|blue cheese|roquefort', 2),
  piece('shavings', 'shred', 13, 'lascas de \\w+(?: padano)?|grana padano|shaved \\w+', 2),
  dust('parmesan', 'parmesao|parmesan|pecorino|parmigiano'),
  melt('cheddar', 'cheddar'),
  melt(
    'mozzarella',
    'mussarela(?: em dobro| extra)?|muzzarela|(?:aged |extra )?mozzarella|provolone|fontina|queijos?|cheese|mucarela',
  ),
];

const meats: Ingredient[] = [
  dust('chili', 'pimenta(?: calabresa)?|chili flakes|red pepper flakes|spicy'),
  piece('calabresa', 'disc', 15, 'calabresa(?: fatiada)?|linguica calabresa|calabrian sausage'),
  piece('pepperoni', 'disc', 14, '(?:cup (?:&|and) char )?pepperoni(?: artesanal)?', 4),
  piece('salami', 'disc', 15, 'salame(?: picante)?|salami|soppressata|nduja|diavola'),
  piece(
    'sausage',
    'chunk',
    11,
    '(?:fennel )?sausage|linguica(?: toscana)?|toscana|carne moida|ground beef',
  ),
  piece('parma', 'strip', 18, 'presunto (?:de )?parma|parma|prosciutto|speck', 2),
  piece('ham', 'chunk', 11, 'presunto(?: cozido)?|(?:smoked )?ham|lombo|peito de peru|turkey', 2),
  piece('bacon', 'strip', 16, 'bacon(?: crocante)?|pancetta'),
  piece('chicken', 'shred', 13, '(?:crispy |grilled )?chicken|frango(?: desfiado| grelhado)?'),
  piece('dried-beef', 'shred', 12, 'carne[- ]seca(?: desfiada)?|beef|carne|costela|brisket'),
  piece('egg', 'egg', 17, 'ovos?|eggs?', 1),
  piece('shrimp', 'shrimp', 13, 'camar(?:ao|oes)|shrimps?|prawns?', 3),
  piece('tuna', 'chunk', 10, 'atum(?: solido)?|tuna'),
  piece('salmon', 'strip', 17, 'salmao(?: defumado)?|(?:smoked )?salmon'),
  piece('anchovy', 'strip', 12, 'anchovas?|aliche|anchov(?:y|ies)|sardinha', 2),
  piece('clam', 'ball', 9, '(?:littleneck )?clams?|mariscos?|vongole|mussels', 2),
];

const greens: Ingredient[] = [
  piece('basil', 'leaf', 14, 'manjericao(?: fresco)?|(?:fresh )?basil', 2),
  piece('arugula', 'lobed-leaf', 16, 'rucula|arugula|rocket', 3),
  piece('spinach', 'leaf', 13, 'espinafre|spinach|escarola'),
  piece('broccoli', 'floret', 13, 'brocolis|broccoli|couve-flor|cauliflower'),
  piece('olive', 'ring', 7, 'azeitonas?(?: pretas| verdes)?|(?:black |green )?olives?', 2),
  piece('red-onion', 'loop', 12, 'cebola[- ]roxa|red onions?', 2),
  piece('onion', 'loop', 12, 'cebolas?|onions?|scallions?|cebolinha', 2),
  piece(
    'mushroom',
    'mushroom',
    14,
    '(?:mix de )?cogumelos?|(?:roasted |wild )?mushrooms?|funghi|champignon|shimeji|shiitake',
  ),
  piece(
    'bell-pepper',
    'strip',
    13,
    'piment(?:ao|oes)(?: grelhados)?|(?:roasted |bell )?peppers|peperoni',
  ),
  piece('corn', 'dots', 9, 'milho(?:[- ]verde)?|(?:sweet)?corn', 3),
  piece('pea', 'dots', 8, 'ervilhas?|peas?', 2),
  piece('caper', 'dots', 7, 'alcaparras?|capers?', 2),
  piece('dried-tomato', 'wedge', 11, 'tomates? secos?|sun-?dried tomato(?:es)?', 2),
  piece(
    'tomato',
    'tomato',
    14,
    '(?:rodelas de )?tomates?(?:-cereja)?|tomatinhos(?: confitados)?|(?:cherry |fresh )?tomato(?:es)?',
    2,
  ),
  piece('eggplant', 'coin', 14, 'berinjela|eggplant|aubergine', 2),
  piece('zucchini', 'coin', 13, 'abobrinha|zucchini|courgette', 2),
  piece('artichoke', 'wedge', 13, 'alcachofras?|artichokes?', 2),
  piece('palm-heart', 'coin', 11, 'palmito(?: pupunha)?|hearts? of palm', 3),
  piece('jalapeno', 'ring', 8, 'jalapenos?', 2),
  piece('lemon', 'wedge', 9, 'limao|lemon', 1),
  piece('potato', 'strip', 15, 'batata(?: frita| palha)?|fries|potato(?:es)?'),
  dust('garlic', '(?:roasted )?garlic|alho(?: dourado)?'),
  dust(
    'herbs',
    'oregano|salsinha|parsley|tomilho|thyme|endro|dill|cilantro|coentro|ervas|alecrim|rosemary',
  ),
  dust('pepper', 'black pepper|pimenta-do-reino'),
];

const fruits: Ingredient[] = [
  piece('pineapple', 'wedge', 14, '(?:caramelized )?pineapple|abacaxi'),
  piece('pear', 'wedge', 14, 'peras?|pears?'),
  piece('fig', 'tomato', 13, 'figos?(?: frescos)?|figs?', 2),
  piece('walnut', 'crumble', 8, 'noz(?:es)?|walnuts?', 2),
  sweet(piece('strawberry', 'berry', 14, 'morangos?(?: frescos)?|(?:fresh )?strawberr(?:y|ies)')),
  sweet(piece('banana', 'coin', 13, 'bananas?', 4)),
  sweet(
    piece(
      'guava',
      'chunk',
      13,
      'goiabada(?: cascao)?(?: derretida)?|romeu e julieta|guava(?: paste)?',
      4,
    ),
  ),
  sweet(piece('pistachio', 'crumble', 7, 'pistaches?(?: torrado)?|pistachios?')),
  sweet(piece('hazelnut', 'dots', 10, 'avelas?(?: tostadas)?|hazelnuts?')),
  sweet(piece('marshmallow', 'ball', 9, 'marshmallows?|suspiros?')),
  sweet(piece('coconut', 'shred', 9, 'coco(?: ralado)?|coconut')),
  sweet(dust('sprinkles', 'granulado(?: belga)?|(?:rainbow )?sprinkles|confeitos|m&ms?')),
  sweet(dust('cinnamon', 'canela|cinnamon')),
  sweet(drizzle('condensed-milk', 'leite condensado|condensed milk')),
  drizzle('pesto', 'pesto'),
  drizzle('honey', '(?:hot )?honey|mel'),
];

/** All ingredients with a look, in search order: longer names first. */
export const INGREDIENTS: readonly Ingredient[] = [
  ...sauces,
  ...cheeses,
  ...meats,
  ...greens,
  ...fruits,
];
