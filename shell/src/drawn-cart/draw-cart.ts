import {
  minor,
  ZERO,
  type CartLine,
  type CartFrame,
  type CartFramePlace,
} from '@storefront/shared-domain/contracts';
import { cartSubtotal, linesRounding, serviceFeeAmount } from '@storefront/shared-domain/rules';
import { lineDrawer } from './draw-line';
import { createTexts, type CartTexts } from './line-texts';
import { readCart } from './read-cart';

const place = (root: ParentNode, name: CartFramePlace | string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-early=${name}]`);

/** A place of a frame that must have it. */
function needed(root: ParentNode, name: string): HTMLElement {
  const found = place(root, name);
  if (found === null) throw new Error(`the frame has no ${name}`);
  return found;
}

/** The texts of the amounts up to the total, which is the last one; none where it is not certain. */
function toAmounts(
  lines: readonly CartLine[],
  isTable: boolean,
  { currency, serviceFee, hasTableFee }: CartFrame,
  { money }: CartTexts,
): string[] {
  const subtotal = cartSubtotal(lines, currency);
  if (isTable && (hasTableFee || serviceFee !== null)) return [];
  if (linesRounding(lines, subtotal, currency) !== ZERO) return [];
  const fee = serviceFeeAmount(serviceFee, subtotal, currency);
  const total = money(minor(subtotal + fee));
  return fee === ZERO ? [total] : [money(subtotal), money(fee), total];
}

/** The sentence about the next discount on the delivery fee; '' where none follows. */
function findDiscount(
  lines: readonly CartLine[],
  { currency, discounts }: CartFrame,
  texts: CartTexts,
): string {
  const subtotal = cartSubtotal(lines, currency);
  const next = discounts.find(([from]) => from > subtotal);
  return next === undefined ? '' : texts.missing(next[1], minor(next[0] - subtotal));
}

/** Puts the amounts above the total, and the total, into their places. */
function drawAmounts(root: HTMLElement, amounts: readonly string[], samples: HTMLElement): void {
  const above = amounts.slice(0, -1);
  const rows = needed(samples, 'rows').firstElementChild?.cloneNode(true) as Element | undefined;
  const values = [...(rows?.querySelectorAll('dd') ?? [])];
  if (above.length > 0) {
    if (rows === undefined || values.length !== above.length) return;
    for (const [index, value] of values.entries()) value.textContent = above[index] ?? '';
    place(root, 'amounts')?.append(rows);
  }
  const total = place(root, 'total');
  if (total) total.textContent = amounts.at(-1) ?? '';
}

/**
 * Draws the stored cart of the page's restaurant into the frame that the edge has rendered; the
 * application shows the same when it has read the cart. Nothing is drawn when the stored text is not
 * what this build writes, or when the frame is of another build.
 */
export function drawCart(root: HTMLElement, storage: () => Pick<Storage, 'getItem'>): void {
  const list = place(root, 'lines');
  const { restaurant = '' } = root.dataset;
  if (list?.dataset['cartFrame'] === undefined || list.firstChild !== null) return;
  try {
    const read = (key: string): string | null => storage().getItem(`${key}-${restaurant}`);
    const stored = readCart(read('cart'));
    if (stored === null || stored.lines.length === 0) return;
    // prizes leave the cart of a visitor; at a table an order has another fee
    if (read('token') === null && stored.lines.some(({ type }) => type === 'prize')) return;
    const isTable = stored.isTable || read('table') !== null || read('tablet') !== null;
    const frame = JSON.parse(list.dataset['cartFrame']) as CartFrame;
    const samples = needed(root, 'samples');
    const texts = createTexts(frame);
    const drawLine = lineDrawer((name) => needed(samples, name), frame, texts);
    const lines = stored.lines.map(drawLine);
    drawAmounts(root, toAmounts(stored.lines, isTable, frame, texts), samples);
    const discount = place(root, 'discount');
    if (discount) discount.textContent = findDiscount(stored.lines, frame, texts);
    list.append(...lines);
  } catch {
    // a frame of another build, or no storage: the application draws the cart
  }
}
