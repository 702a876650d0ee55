import { combine, createEvent, sample } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $lines, $menu } from '@storefront/shared-domain/models';

/** The customer set a line's quantity; 0 takes the line out (CART-14). */
export const quantitySet = createEvent<{ lineId: string; qty: number }>();

/** Picture of each product on the menu by id, for lines, which carry none. */
export const $images = combine($menu, (menu) =>
  new Map((menu?.categories ?? []).flatMap(({ products }) => products.map(({ id, image }): [string, string] => [id, image]))));

const lineOf = (lines: readonly CartLine[], lineId: string) => lines.find((line) => line.lineId === lineId);

sample({
  clock: quantitySet, source: $lines,
  filter: (lines, { lineId }) => lineOf(lines, lineId) !== undefined,
  fn: (lines, { lineId, qty }) => ({ lineId, delta: qty - (lineOf(lines, lineId)?.qty ?? 0) }),
  target: cartBus.quantityChanged,
});
