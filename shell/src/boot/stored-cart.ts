/** Largest quantity of a line. */
export const MAX_LINE_QUANTITY = 999;

export interface StoredLine {
  readonly type: 'general' | 'pizza' | 'combo' | 'prize';
  /** Id of the product, size, combo or prize. */
  readonly id: string;
  readonly lineId: string;
  /** Without notes and extras: more of the dish are added to it. */
  readonly isPlain: boolean;
  readonly qty: number;
  /** Price of the whole line in hundredths; 0 for a prize. */
  readonly subtotal: number;
  /** The line as it is stored. Its other fields are unchecked. */
  readonly stored: object;
}

/** The value in the envelope as it is stored; only `lines` is checked to be a list. */
export interface StoredValue {
  readonly lines: readonly unknown[];
  readonly revision?: object | undefined;
  readonly deliveryType?: unknown;
}

/** What the start script reads of a stored cart. */
export interface ReadCart {
  readonly lines: readonly StoredLine[];
  /** Number of items. */
  readonly count: number;
  /** In hundredths, before `payable`: a currency without decimals rounds it when it is shown. */
  readonly total: number;
  readonly value: StoredValue;
}

/** Any stored object; every field is unchecked. */
type Fields = Partial<
  Record<
    'type' | 'id' | 'lineId' | 'name' | 'notes' | 'qty' | 'price' | 'totalPrice' | 'extras',
    unknown
  >
>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Hundredths of a stored amount of at least 0; NaN for anything else. The same as `toMinor` in
 * fewer bytes, and without its error for a large amount; `stored-cart.test.ts` compares them.
 */
const hundredths = (value: unknown): number =>
  Number.isFinite(value) ? Math.round((value as number) * 100 * (1 + Number.EPSILON * 4)) : NaN;

const isQuantity = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= MAX_LINE_QUANTITY;

/** A stored line; none when the contract would not read it. Throws for what is no object. */
function toLines(line: Fields): StoredLine[] {
  const { type, id, name, qty, totalPrice } = line;
  const notes = textOf(line.notes);
  const extras = (line.extras ?? []) as readonly Fields[];
  // the rule of `lineSubtotal` (`shared-domain/src/rules/money/subtotals.ts`)
  const extra = extras.reduce(
    (sum, one) => (isQuantity(one.qty, 0) ? sum + (hundredths(one.price) || 0) * one.qty : NaN),
    0,
  );
  const prices = {
    general: hundredths(line.price) + extra,
    pizza: hundredths(totalPrice) + extra,
    combo: hundredths(totalPrice),
    prize: 0,
  };
  const price = Math.max(0, prices[type as StoredLine['type']]); // NaN for another type
  if (!isQuantity(qty, 1) || typeof name !== 'string' || !/^[sn]/.test(typeof id) || !(price >= 0))
    return [];
  return [
    {
      type: type as StoredLine['type'],
      id: String(id as string | number),
      lineId: textOf(line.lineId),
      isPlain: !notes && !extras[0],
      qty,
      subtotal: price * qty,
      stored: line,
    },
  ];
}

/** The cart of a stored value. Throws for lines that are no objects with a list of extras. */
export function toCart(value: StoredValue): ReadCart {
  const lines = value.lines.flatMap((line) => toLines(line as Fields));
  return {
    lines,
    count: lines.reduce((sum, { qty }) => sum + qty, 0),
    total: lines.reduce((sum, { subtotal }) => sum + subtotal, 0),
    value,
  };
}

/**
 * Reads a stored cart without the contracts and without zod, which are too large for the script in the
 * HTML. Any text is input: a text that is no cart of this version, or whose lines have another shape, is
 * null; a line with other values is left out alone. Every cart that the model has written is read as the
 * model reads it.
 */
export function readCart(text: string | null): ReadCart | null {
  try {
    const { v, value } = JSON.parse(text ?? '') as { v: unknown; value: StoredValue };
    return v === 1 && Array.isArray(value.lines) ? toCart(value) : null;
  } catch {
    return null;
  }
}
