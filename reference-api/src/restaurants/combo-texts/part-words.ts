/** What a combo consists of, as far as its text and its structure can be compared. */
export type Part = 'pizza' | 'drink' | 'dessert' | 'side';

const createPattern = (...forms: string[]): RegExp =>
  new RegExp(`^(?:${forms.join(' ').replaceAll(' ', '|')})$`);

/** Words of Portuguese, English and Spanish, in lower case without accents. */
const WORDS: Readonly<Record<Part, RegExp>> = {
  pizza: createPattern('pizzas? pizzetas? pizzettas? pies?'),
  drink: createPattern(
    'bebidas? refrigerantes? refris? latas? sucos? aguas? cervejas? vinhos? limonadas? garrafas? guaranas?',
    'refrescos? gaseosas? jugos? zumos? cervezas? vinos? botellas?',
    'sodas? cans? drinks? beverages? juices? waters? beers? wines? lemonades? bottles? colas?',
  ),
  dessert: createPattern(
    'sobremesas? desserts? postres? tiramisus? gelatos? sorvetes? helados? pudins? pudim flan flanes',
    'brownies? cookies? cannolis? sundaes?',
  ),
  side: createPattern(
    'saladas? salads? ensaladas? acompanhamentos? sides? guarnicion guarniciones batatas? papas fries',
  ),
};

const PARTS = Object.keys(WORDS) as Part[];

/** The part that a word names; null for any other word. */
export const findPart = (word: string): Part | null =>
  PARTS.find((part) => WORDS[part].test(word)) ?? null;

const NUMBERS: readonly (readonly [number, string])[] = [
  [1, 'um uma un una uno a an one'],
  [2, 'dois duas dos two'],
  [3, 'tres three'],
  [4, 'quatro cuatro four'],
  [5, 'cinco five'],
  [6, 'seis six'],
  [7, 'sete siete seven'],
  [8, 'oito ocho eight'],
  [9, 'nove nueve nine'],
  [10, 'dez diez ten'],
  [12, 'doze twelve'],
];
const NUMBER_WORDS = new Map(
  NUMBERS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

/** Number of a word such as 'duas', '2' or '2x'; null for any other word. */
export function parseNumber(word: string): number | null {
  const digits = /^(\d{1,2})x?$/.exec(word)?.[1];
  return digits === undefined ? (NUMBER_WORDS.get(word) ?? null) : Number(digits);
}

/** Volumes: 'a two-liter' is a drink, and the number of 'uma bebida de 2 litros' counts none. */
export const isVolume = (word: string): boolean =>
  /^(\d+(l|ml|cl|oz)|l|ml|cl|oz|litros?|liters?|litres?)$/.test(word);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Between two words of one part: 'lata de refrigerante', 'can of soda'. */
export const JOINING = set('de do da of em en in');
/** Ends what a number before it counts. */
export const ENDING = set('e y and com con with mais mas plus ou or u');
/** Between alternatives, of which the combo has one; 'o' is one in Spanish only. */
export const isAlternative = (word: string, language: string): boolean =>
  word === 'ou' || word === 'or' || (language === 'es' && (word === 'o' || word === 'u'));
/** A clause with one of them promises nothing. */
export const UNPROMISED = set(
  [
    'sem sin without no not nao',
    'adicione acrescente adiciona agrega agregue anade add optional opcional opcionais extra extras',
  ].join(' '),
);
