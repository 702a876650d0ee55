import type { CartLine, ChosenExtra, GeneralLine, Product } from '../../contracts';
import { MAX_QUANTITY } from '../menu/extras-group';

/** Maximum length of a line's note, in characters. */
export const LONGEST_NOTE = 250;

const extraKey = ({ groupId, id, qty }: ChosenExtra): string => JSON.stringify([groupId, id, qty]);
const choiceKey = (line: GeneralLine): string =>
  JSON.stringify([line.id, line.notes, line.extras.map(extraKey).sort()]);

const areTheSame = (a: CartLine, b: CartLine): boolean =>
  a.type === 'general' && b.type === 'general' && choiceKey(a) === choiceKey(b);

/**
 * A line of one product with its choices. `lineId` is made by the caller and is unique within the
 * cart.
 */
export const newLine = (
  product: Product,
  extras: readonly ChosenExtra[],
  lineId: string,
): GeneralLine => ({
  type: 'general',
  lineId,
  id: product.id,
  name: product.name,
  notes: '',
  qty: 1,
  price: product.price,
  extras: extras.filter(({ qty }) => qty > 0),
});

/**
 * A line within its limits: a quantity of at most 999, and a note of at most the maximum length.
 */
export const withinBounds = <Line extends CartLine>(line: Line): Line =>
  line.qty > MAX_QUANTITY || line.notes.length > LONGEST_NOTE
    ? { ...line, qty: Math.min(MAX_QUANTITY, line.qty), notes: line.notes.slice(0, LONGEST_NOTE) }
    : line;

/**
 * Adds a line to the cart. For a general line of the same product, extras and notes the existing
 * line's quantity increases instead and it gets the newer name and prices; the maximum quantity is
 * 999.
 */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const known = lines.find((other) => areTheSame(other, line));
  if (known === undefined) return [...lines, withinBounds(line)];
  const merged = {
    ...line,
    lineId: known.lineId,
    qty: Math.min(MAX_QUANTITY, known.qty + line.qty),
  };
  return lines.map((other) => (other === known ? merged : other));
}

/**
 * Replaces the line with the same `lineId` in its place; a line that is no longer in the cart is
 * added. A general line that equals another one now is merged with it (`addLine`).
 */
export function replaceLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const others = removeLine(lines, line.lineId);
  if (others.length === lines.length || others.some((other) => areTheSame(other, line)))
    return addLine(others, line);
  return lines.map((other) => (other.lineId === line.lineId ? withinBounds(line) : other));
}

export const removeLine = (lines: readonly CartLine[], lineId: string): CartLine[] =>
  lines.filter((line) => line.lineId !== lineId);

/**
 * Changes a line's quantity; 0 or less removes the line (CART-14), 999 is the maximum. Ignores
 * anything but a whole number.
 */
export function changeQuantity(
  lines: readonly CartLine[],
  lineId: string,
  delta: number,
): CartLine[] {
  const change = Number.isSafeInteger(delta) ? delta : 0;
  return lines.flatMap((line) => {
    if (line.lineId !== lineId) return [line];
    const qty = Math.min(MAX_QUANTITY, line.qty + change);
    return qty <= 0 ? [] : [{ ...line, qty }];
  });
}

/** Sets a line's note; text beyond the maximum length is cut off. */
export const changeNotes = (
  lines: readonly CartLine[],
  lineId: string,
  notes: string,
): CartLine[] =>
  lines.map((line) => (line.lineId === lineId ? withinBounds({ ...line, notes }) : line));
