import type { CartLine, ChosenExtra, DeliveryType, PizzaLine } from '../../contracts';
import { MAX_QUANTITY } from '../menu/extras-group';
import { choiceOfLine } from '../pizza/pizza-choice';

/** Content of a cart, independent of its storage. */
export type CartContent = {
  readonly lines: readonly CartLine[];
  readonly deliveryType: DeliveryType | null;
};

export const EMPTY_CART: CartContent = { lines: [], deliveryType: null };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const toExtraKeys = (extras: readonly ChosenExtra[]) =>
  extras.map(({ groupId, id, qty }) => [groupId, id, qty]);
const toPizzaKey = (pizza: PizzaLine) => [
  choiceOfLine(pizza),
  pizza.selectedFlavors.map(({ notes }) => notes),
  toExtraKeys(pizza.extras),
];

function toChoices(line: CartLine): unknown {
  if (line.type === 'prize') return null;
  if (line.type === 'combo') return [line.comboItems.map(toPizzaKey), toExtraKeys(line.extras)];
  return line.type === 'pizza' ? toPizzaKey(line) : toExtraKeys(line.extras);
}

/** Whether the customer changed the line; changed names and prices of the menu do not count. */
const isAltered = (base: CartLine, line: CartLine): boolean =>
  base.qty !== line.qty || base.notes !== line.notes || !isSame(toChoices(base), toChoices(line));

/**
 * Whether two carts contain the same lines with the same quantities, choices and notes, line by
 * line.
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

/** The value changed by one side; the newer one where both changed it. */
const changed = <T>(base: T | undefined, older: T, newer: T): T =>
  isSame(base, newer) ? older : newer;

/** Neither side removed the line, so its quantity is at least one. */
const quantity = (base: number | undefined, older: number, newer: number): number =>
  base === undefined
    ? Math.max(older, newer)
    : Math.min(MAX_QUANTITY, Math.max(1, older + newer - base));

function mergeBoth(base: CartLine | undefined, older: CartLine, newer: CartLine): CartLine {
  const plain = (line: CartLine | undefined) => line && { ...line, qty: 1, notes: '' };
  const isOlder = isSame(plain(base), plain(newer));
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
 * Merges two carts that grew out of `base`; `newer` was written after `older`. Lines are identified
 * by `lineId`, which is unique within each cart.
 *
 * - A line added in either stays. The order is that of `base`, then of the added lines, older
 *   first.
 * - A line removed in one is removed, unless the other changed its quantity, its notes or its
 *   choices.
 * - Changes of a quantity in both add up, between 1 and 999; a line that `base` does not have gets
 *   the higher quantity.
 * - Notes, names, prices and the delivery type are of the side that changed them; of the newer one
 *   where both did.
 *
 * The result does not depend on which tab merges.
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
 * The lines with unique ids, for any stored input: of lines with the same id the first retains it.
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
 * Remaining lines of a cart after an order: lines that were not in it, and quantities added to a
 * line after it was sent.
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
