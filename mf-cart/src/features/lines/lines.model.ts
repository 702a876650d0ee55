import { combine, createEvent, sample } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $isPlacing, $lastOrder, $lines, $menu } from '@storefront/shared-domain/models';
import { linePicture } from './line-picture';

/** The customer set a line's quantity; 0 removes the line (CART-14). */
export const quantitySet = createEvent<{ lineId: string; qty: number }>();

/** Looks up the picture of a line, which stores none itself. */
export const $pictureOf = combine($menu, (menu) => linePicture(menu));

/**
 * The displayed lines: while an order is being completed the cart is already empty, and the ordered
 * lines remain visible.
 */
export const $shownLines = combine(
  $lines,
  $lastOrder,
  $isPlacing,
  (lines, last, isPlacing): readonly CartLine[] =>
    isPlacing && lines.length === 0 && last !== null ? last.lines : lines,
);

const findLine = (lines: readonly CartLine[], lineId: string) =>
  lines.find((line) => line.lineId === lineId);

sample({
  clock: quantitySet,
  source: $lines,
  filter: (lines, { lineId }) => findLine(lines, lineId) !== undefined,
  fn: (lines, { lineId, qty }) => ({ lineId, delta: qty - (findLine(lines, lineId)?.qty ?? 0) }),
  target: cartBus.quantityChanged,
});
