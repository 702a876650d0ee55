import { portugueseTexts } from './quoted-texts';

/** Words and names that Spanish writes as English does. */
const SAME: readonly string[] = [
  'Combos',
  'Pizza',
  'Pizzas',
  'Subtotal',
  'Total',
  'TOTAL',
  'No',
  'OK',
  'Delivery',
  'Cashback',
  'CPF',
  'CVV',
  'Pix',
  'Zelle',
  'MB WAY',
  'PicPay',
  'Convenix',
  'Error',
  'Google',
  'gluten',
];

/** Texts given in Portuguese are the same in every language (I18N-04). */
const PORTUGUESE: readonly string[] = portugueseTexts.map(({ text }) => text);

const words = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, '');

/**
 * Whether this English text may be unchanged in the Spanish catalogue: a name, a unit, punctuation,
 * or Portuguese of the specification.
 */
export const isSameInSpanish = (text: string): boolean =>
  SAME.includes(text) || PORTUGUESE.includes(text) || !/\p{L}{4,}/u.test(words(text));
