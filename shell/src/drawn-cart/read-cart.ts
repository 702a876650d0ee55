import { toMinor, type CartLine, type Minor } from '@storefront/shared-domain/contracts';
import { LONGEST_NOTE, MAX_QUANTITY } from '@storefront/shared-domain/rules';

/**
 * The stored cart as its contract reads it (`StoredCart`), where every value is what this build writes;
 * null for any other text, which the contract repairs or drops in part. A copy of the contract without
 * zod, because this is a script in the HTML.
 */
export interface StoredLines {
  readonly lines: readonly CartLine[];
  readonly isTable: boolean;
}

/** More lines than any cart has: drawing them would hold up the page. */
const MAX_LINES = 100;
/** Limits of the contracts. */
const MAX_ENTRIES = 500;
const MAX_AMOUNT = 1_000_000_000_000;
/** Largest quantity of a line whose stepper takes one more. */
const MAX_STEPPER_QUANTITY = MAX_QUANTITY - 1;

type Fields = Readonly<Record<string, unknown>>;

/** Ends the reading: the text is not what this build writes. */
class Unread extends Error {}

function must<Value>(value: unknown, holds: boolean): Value {
  if (!holds) throw new Unread();
  return value as Value;
}

const fields = (value: unknown): Fields => must(value, typeof value === 'object' && value !== null);
const list = (value: unknown, most = MAX_ENTRIES): readonly unknown[] =>
  must(value, Array.isArray(value) && value.length <= most);
const text = (value: unknown): string => must(value, typeof value === 'string');
const number = (value: unknown): number => must(value, Number.isFinite(value));
const whole = (value: unknown, least: number, most: number): number =>
  must(value, Number.isInteger(value) && (value as number) >= least && (value as number) <= most);
const money = (value: unknown): Minor =>
  toMinor(must(value, Math.abs(number(value)) <= MAX_AMOUNT));

const choice = (value: unknown) => {
  const { name, price } = fields(value);
  return { name: text(name), price: money(price) };
};
const choiceOrNone = (value: unknown) =>
  value === null || value === undefined ? null : choice(value);
const extra = (value: unknown) => ({
  ...choice(value),
  qty: whole(fields(value)['qty'], 0, MAX_QUANTITY),
});
const flavor = (value: unknown) => {
  const { quantity, fractionText, additionalToppings, notes } = fields(value);
  return {
    ...choice(value),
    quantity: number(quantity),
    fractionText: text(fractionText),
    notes: text(notes),
    additionalToppings: list(additionalToppings).map(choice),
  };
};

const BEHAVIORS: readonly unknown[] = ['incremental', 'highest', 'average'];

const pizza = (line: Fields) => {
  const { associationID, basePrice, totalPrice, priceBehavior, crust, dough } = line;
  return {
    name: text(line['name']),
    associationID: text(associationID),
    basePrice: money(basePrice),
    totalPrice: money(totalPrice),
    priceBehavior: must(priceBehavior, BEHAVIORS.includes(priceBehavior)),
    crust: choiceOrNone(crust),
    dough: choiceOrNone(dough),
    selectedFlavors: list(line['selectedFlavors']).map(flavor),
    extras: list(line['extras']).map(extra),
  };
};

function ofType(type: unknown, line: Fields) {
  switch (type) {
    case 'general':
      return { extras: list(line['extras']).map(extra) };
    case 'pizza':
      return pizza(line);
    case 'combo':
      return {
        totalPrice: money(line['totalPrice']),
        comboItems: list(line['comboItems']).map((item) => pizza(fields(item))),
        extras: list(line['extras']).map(extra),
      };
    default:
      must(type, type === 'prize');
      return { points_needed: number(line['points_needed']) };
  }
}

/** The fields of a line that a screen shows. */
function parseLine(value: unknown): CartLine {
  const line = fields(value);
  const { type, name, notes, qty, price } = line;
  return {
    type,
    name: text(name),
    notes: text(notes).slice(0, LONGEST_NOTE),
    qty: whole(qty, 1, MAX_STEPPER_QUANTITY),
    price: money(price),
    ...ofType(type, line),
  } as CartLine;
}

/** See `StoredLines`. */
export function readCart(stored: string | null): StoredLines | null {
  try {
    const { v, value } = fields(JSON.parse(stored ?? ''));
    const { lines, deliveryType } = fields(must(value, v === 1));
    return { lines: list(lines, MAX_LINES).map(parseLine), isTable: deliveryType === 'table' };
  } catch {
    return null;
  }
}
