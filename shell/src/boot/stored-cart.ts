/** Largest quantity of a line and largest amount of the contract (`shared-domain/src/contracts`). */
const MOST = 999;
const MAX_DECIMAL = 1e12;

/** One line of a stored cart. */
export interface StoredLine {
  readonly type: 'general' | 'pizza' | 'combo' | 'prize';
  /** Id of the product, size, combo or prize. */
  readonly id: string;
  readonly lineId: string;
  readonly name: string;
  readonly notes: string;
  readonly qty: number;
  /** Price of the whole line in hundredths; 0 for a prize. */
  readonly subtotal: number;
  /** The line as it is stored. Its other fields are unchecked. */
  readonly stored: Readonly<Record<string, unknown>>;
}

/** What the start script reads of a stored cart. */
export interface ReadCart {
  readonly lines: readonly StoredLine[];
  /** Number of items. */
  readonly count: number;
  /** In hundredths, before `payable`: a currency without decimals rounds it when it is shown. */
  readonly total: number;
  /** The value in the envelope as it is stored, for a script that writes it again. */
  readonly value: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Hundredths of a stored amount; NaN for anything else. Copy of `toMinor`
 * (`shared-domain/src/contracts/primitives.ts`), which comes with zod; `stored-cart.test.ts` compares them.
 */
function hundredths(value: unknown): number {
  if (typeof value !== 'number' || !(Math.abs(value) <= MAX_DECIMAL)) return NaN;
  const scaled = Math.abs(value) * 100;
  return Math.sign(value) * Math.round(scaled + scaled * Number.EPSILON * 4);
}

const isQuantity = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST;

/** Price of the extras of one item; NaN when the contract would not read them. */
const extrasOf = (extras: unknown): number =>
  listOf(extras).reduce<number>((sum, extra) => {
    if (!isFields(extra) || !isQuantity(extra['qty'], 0)) return NaN;
    return sum + (hundredths(extra['price']) || 0) * extra['qty'];
  }, 0);

/** Price of one item by the rule of `lineSubtotal` (`shared-domain/src/rules/money/subtotals.ts`). */
function priceOf(type: unknown, { price, totalPrice, extras }: Fields): number {
  if (type === 'general') return hundredths(price) + extrasOf(extras);
  if (type === 'pizza') return hundredths(totalPrice) + extrasOf(extras);
  if (type === 'combo') return hundredths(totalPrice);
  return type === 'prize' ? 0 : NaN;
}

/** A stored line; none when the contract would not read it. */
function lineOf(line: unknown): StoredLine[] {
  if (!isFields(line)) return [];
  const { type, id, name, qty } = line;
  const price = Math.max(0, priceOf(type, line));
  const isSound =
    isQuantity(qty, 1) && typeof name === 'string' && /^(?:st|n)/.test(typeof id) && price >= 0;
  if (!isSound) return [];
  return [
    {
      type: type as StoredLine['type'],
      id: String(id as string | number),
      lineId: textOf(line['lineId']),
      name,
      notes: textOf(line['notes']),
      qty,
      subtotal: price * qty,
      stored: line,
    },
  ];
}

/**
 * Reads a stored cart without the contracts and without zod, which are too large for the script in the
 * HTML. Any text is input: a text that is no cart of this version is null, and an unreadable line is
 * left out alone. Every cart that the model has written is read as the model reads it.
 */
export function readCart(text: string | null): ReadCart | null {
  try {
    const { v, value } = JSON.parse(text ?? '') as Fields;
    if (v !== 1 || !isFields(value)) return null;
    const lines = listOf(value['lines']).flatMap(lineOf);
    return {
      lines,
      count: lines.reduce((sum, { qty }) => sum + qty, 0),
      total: Math.min(
        Number.MAX_SAFE_INTEGER,
        lines.reduce((sum, { subtotal }) => sum + subtotal, 0),
      ),
      value,
    };
  } catch {
    return null;
  }
}

/** The stored cart of a restaurant; null without a readable one, and where storage is refused. */
export function storedCart(restaurantId: string): ReadCart | null {
  try {
    return readCart(localStorage.getItem(`cart-${restaurantId}`));
  } catch {
    return null;
  }
}
