import { foldedName } from '@storefront/shared-kit/fold-accents';
import type { CartLine } from '../../contracts';
import { partsOf, type Part } from './chosen-parts';

/** What the server reports about a refused order: its text and, from our API, its body. */
type Refused = { readonly text: string; readonly body: unknown };

const ARTICLE = 'the|o|a|el|la';
/** Nouns that servers write before a name: "Product 'Lasagna' is not available". */
const NOUN =
  'products?|produtos?|productos?|items?|itens|pizzas?|flavou?rs?|sabor(?:es)?|combos?|prizes?|' +
  'options?|extras?|toppings?|size|crust|dough';
const MARK = '[,;:.()"\'“”‘’«»`\\n]';
const BEFORE = `(^|${MARK}\\s*|(?:^|\\s)(?:and|e|y|&|${ARTICLE}|${NOUN})\\s+)`;
const AFTER = `(?=\\s*(?:$|${MARK})|\\s+(?:and|e|y|&)\\s)`;

const pattern = (name: string): RegExp =>
  new RegExp(BEFORE + name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + AFTER, 'gu');

/**
 * The names and ids of `known` that the text has before 'is not available'. A longer one is found
 * first: 'Cola Zero' does not name 'Cola', and 'Water, still' is one name.
 */
function namesIn(text: string, known: readonly string[]): Set<string> {
  let rest = foldedName(text).split('is not available').slice(0, -1).join('\n');
  const found = new Set<string>();
  for (const name of [...known].sort((a, b) => b.length - a.length)) {
    const without = name === '' ? rest : rest.replace(pattern(name), '$1\n');
    if (without !== rest) found.add(name);
    rest = without;
  }
  return found;
}

/** A combo is also named by the size of one of its pizzas. */
const listProducts = (line: CartLine): Part[] =>
  line.type === 'combo' ? [line, ...line.comboItems] : [line];

function linesNamed(lines: readonly CartLine[], text: string): CartLine[] {
  const namesOf = (parts: readonly Part[]): string[] =>
    parts.flatMap(({ id, name }) => [foldedName(id), foldedName(name)]);
  const found = namesIn(
    text,
    lines.flatMap((line) => namesOf([...listProducts(line), ...partsOf(line)])),
  );
  const isNamed = (parts: readonly Part[]): boolean =>
    namesOf(parts).some((name) => found.has(name));
  const products = lines.filter((line) => isNamed(listProducts(line)));
  return products.length > 0 ? products : lines.filter((line) => isNamed(partsOf(line)));
}

const textIn = (body: unknown, field: string): string => {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : null;
  return typeof value === 'string' ? value : '';
};

/**
 * The lines of a cart that a refused order names as unavailable (ERRORS-07). Our API names the
 * refused field of the order that was sent, such as `orders.1.extras.0`, and the product or part by
 * `itemId`: every line of that product is named, with its part if a part is refused. The text alone
 * names products by name or id, or else parts of them: flavors, crusts, doughs, toppings, extras.
 */
export function linesUnavailable(
  lines: readonly CartLine[],
  sent: readonly CartLine[],
  { text, body }: Refused,
): CartLine[] {
  const [, index = '', field = ''] = /^orders\.(\d+)\.(\w+)/.exec(textIn(body, 'path')) ?? [];
  const refused = sent[Number(index || NaN)];
  if (refused === undefined) return linesNamed(lines, text);
  const itemId = textIn(body, 'itemId');
  const isOther = (line: CartLine): boolean =>
    line.type === refused.type &&
    line.id === refused.id &&
    (field === 'id' || partsOf(line).some(({ id }) => id === itemId));
  return lines.filter((line) => line.lineId === refused.lineId || isOther(line));
}
