import { foldAccents } from './fold-accents';

/**
 * Beginnings of words, without accents, in Portuguese, English and Spanish, by what is drawn for food
 * without a picture. The first kind that matches wins: a pizza with meat is a pizza.
 */
const KINDS = {
  combo: 'combo|deal|kit|festa|fiesta|party|promoc|duo|dupla',
  pizza: 'pizza|pizzett|calzon|esfi|pies?\\b|slices?\\b|fatia',
  wine: 'vinho|wine|vino|espumant|prosecco|champ|malbec|merlot|cabernet|chianti|carmenere|tinto',
  coffee: 'cafe|coffee|espress|capp?uc|latte|cha\\b|tea\\b|te\\b|chocolate quente|hot chocolate',
  drink:
    'bebid|drink|bever|refri|soda|suco|juice|jugo|agua|water|guarana|coca|cola|pepsi|cerve|beer|chop|' +
    'limonad|lemonad|gaseosa|terere|latas?\\b|cans?\\b',
  dessert:
    'sobremesa|dessert|postre|doce|sweet|dulce|bolos?\\b|cake|cheesecake|tirami|pudi|flan|sorvet|ice cream|' +
    'helad|gelat|brownie|cookie|mousse|chocolat|acai|cannol|panna|affogat|alfajor|brigadeir|petit gateau',
  pasta:
    'massa|pasta|macarr|espaguet|spaghet|lasanh|lasagn|lasan|nhoque|gnocch|noqui|raviol|fettuc|penne|' +
    'tagliat|talharim|canelon|cannell|carbonar|risot',
  salad: 'salad|ensalad|folha|greens|verdura|vegetai|vegetabl|caprese|caesar',
  soup: 'sopa|soup|caldo|minestr|chowder',
  burger: 'burg|hamburg|sandu|sandw|subs?\\b|hero|lanche|wrap|hot dog|lomito|panini|bagel',
  bread:
    'pao\\b|paes\\b|bread|pan\\b|panes\\b|focacc|bruschet|entrad|starter|appetiz|antepast|empanad|salgad|' +
    'couvert|coxin|croissant|panet|garlic knots?|torrada|toast',
  meat:
    'carne|meat|beef|steak|bife|chicken|frango|pollo|wing|asinha|alita|peixe|fish|pescad|camar|shrimp|' +
    'coste|ribs?\\b|grelha|grill|parril|milanes|parmegian|porco|pork|cerdo|picanha|bacalh',
} as const;

/** Names of the drawings of shared-ui, which has one for each. */
export type Illustration = keyof typeof KINDS | 'dish';

const RULES = Object.entries(KINDS).map(
  ([kind, words]) => [kind as Illustration, new RegExp(`\\b(?:${words})`)] as const,
);

const findKind = (text: string): Illustration | undefined => {
  const folded = foldAccents(text);
  return RULES.find(([, words]) => words.test(folded))?.[0];
};

/** What is drawn for food without a picture: by its own name, then by that of its category; else a dish. */
export const illustrationOf = (name: string, category = ''): Illustration =>
  findKind(name) ?? findKind(category) ?? 'dish';
