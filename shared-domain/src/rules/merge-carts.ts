import type { CartLine, ChosenExtra, DeliveryType, PizzaLine } from '../contracts';
import { MAX_QUANTITY } from './extras-group';
import { choiceOfLine } from './pizza/pizza-choice';

/** What a cart holds, apart from where it is stored. */
export type CartContent = {
  readonly lines: readonly CartLine[];
  readonly deliveryType: DeliveryType | null;
};

export const EMPTY_CART: CartContent = { lines: [], deliveryType: null };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const extrasOf = (extras: readonly ChosenExtra[]) =>
  extras.map(({ groupId, id, qty }) => [groupId, id, qty]);
const pizzaOf = (pizza: PizzaLine) => [
  choiceOfLine(pizza),
  pizza.selectedFlavors.map(({ notes }) => notes),
  extrasOf(pizza.extras),
];

function choicesOf(line: CartLine): unknown {
  if (line.type === 'prize') return null;
  if (line.type === 'combo') return [line.comboItems.map(pizzaOf), extrasOf(line.extras)];
  return line.type === 'pizza' ? pizzaOf(line) : extrasOf(line.extras);
}

/**
 * Whether the customer changed the line; other names and prices of the menu are no change of
 * theirs.
 */
const isAltered = (base: CartLine, line: CartLine): boolean =>
  base.qty !== line.qty || base.notes !== line.notes || !isSame(choicesOf(base), choicesOf(line));

/**
 * Whether two carts hold the same things in the same quantities, with the same choices and notes,
 * line by line.
 */
export function isSameCart(sent: readonly CartLine[], lines: readonly CartLine[]): boolean {
  const known = byId(sent);
  return (
    sent.length === lines.length &&
    lines.every((line) => {
      const base = known.get(line.lineId);
      return (
        base !== undefined &&
        base.type === line.type &&
        base.id === line.id &&
        !isAltered(base, line)
      );
    })
  );
}

/** What one side changed; the newer one where both did. */
const changed = <T>(base: T | undefined, older: T, newer: T): T =>
  base !== undefined && isSame(base, newer) ? older : newer;

/** Neither side took the line out, so it stays with one at least. */
const quantity = (base: number | undefined, older: number, newer: number): number =>
  base === undefined
    ? Math.max(older, newer)
    : Math.min(MAX_QUANTITY, Math.max(1, older + newer - base));

function mergeBoth(base: CartLine | undefined, older: CartLine, newer: CartLine): CartLine {
  const plain = (line: CartLine | undefined) => line && { ...line, qty: 1, notes: '' };
  const isOlder = base !== undefined && isSame(plain(base), plain(newer));
  return {
    ...(isOlder ? older : newer),
    qty: quantity(base?.qty, older.qty, newer.qty),
    notes: changed(base?.notes, older.notes, newer.notes),
  };
}

function mergeLine(
  base: CartLine | undefined,
  older: CartLine | undefined,
  newer: CartLine | undefined,
): CartLine[] {
  if (older !== undefined && newer !== undefined) return [mergeBoth(base, older, newer)];
  const left = older ?? newer;
  return left !== undefined && (base === undefined || isAltered(base, left)) ? [left] : [];
}

const byId = (lines: readonly CartLine[]) => new Map(lines.map((line) => [line.lineId, line]));

/**
 * Two carts that grew out of `base`, as one; `newer` was written after `older`. Lines are told
 * apart by `lineId`, which is unique within each cart.
 *
 * - A line added in either stays. The order is that of `base`, then of what was added, older first.
 * - A line taken out in one leaves, unless the other changed its quantity, its notes or its
 *   choices.
 * - Changes of a quantity in both add up, between 1 and 999; a line that `base` does not have keeps
 *   the higher quantity.
 * - Notes, names, prices and the delivery type are of the side that changed them; of the newer one
 *   where both did.
 *
 * The result does not depend on who merges.
 */
export function mergeCarts(base: CartContent, older: CartContent, newer: CartContent): CartContent {
  if (isSame(base, older)) return newer;
  if (isSame(base, newer)) return older;
  const [before, first, second] = [byId(base.lines), byId(older.lines), byId(newer.lines)];
  const ids = new Set([...before.keys(), ...first.keys(), ...second.keys()]);
  return {
    lines: [...ids].flatMap((id) => mergeLine(before.get(id), first.get(id), second.get(id))),
    deliveryType: changed(base.deliveryType, older.deliveryType, newer.deliveryType),
  };
}

/**
 * The lines with ids that are unique, whatever was stored: of lines with one id the first keeps it.
 */
export function distinctLines(lines: readonly CartLine[]): CartLine[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    let lineId = line.lineId;
    for (let count = 2; taken.has(lineId); count += 1) lineId = `${line.lineId}~${count}`;
    taken.add(lineId);
    return lineId === line.lineId ? line : { ...line, lineId };
  });
}

/**
 * What remains in a cart after an order: lines that were not in it, and what was added to a line
 * after it was sent.
 */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly CartLine[],
): CartLine[] {
  const sent = byId(ordered);
  return lines.flatMap((line) => {
    const qty = line.qty - (sent.get(line.lineId)?.qty ?? 0);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
}
