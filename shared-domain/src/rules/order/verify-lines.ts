import { ZERO } from '../../contracts/primitives';
import type { CartLine, GeneralLine, Menu } from '../../contracts';
import { err, ok, type Result } from '../result';
import { findListing, type MenuMode } from '../menu/sellable';
import {
  verifyExtras,
  type Catalogue,
  type Found,
  type LineOf,
  type LineProblem,
} from './verify-line';
import { verifyComboLine, verifyPizzaLine } from './verify-pizza';

/**
 * A general line with the menu's data: name, prices and groups of the menu, quantity and notes of
 * the customer.
 */
function verifyGeneralLine(
  line: GeneralLine,
  menu: Menu,
  mode: MenuMode | null,
): Found<GeneralLine> {
  const listing = findListing(menu, line.id, mode);
  if (listing === null) return err({ kind: 'item-not-on-menu', itemId: line.id, path: 'id' });
  const { product, isOrderable } = listing;
  if (!isOrderable) return err({ kind: 'item-unavailable', itemId: line.id, path: 'id' });
  const extras = verifyExtras(product.extras, line);
  return extras.ok
    ? ok({ ...line, name: product.name, price: product.price, extras: extras.value })
    : extras;
}

/**
 * A prize costs the points of the menu and no money (DOMAIN-069). Points are whole and never
 * negative.
 */
function verifyPrizeLine(line: LineOf<'prize'>, menu: Menu): Found<LineOf<'prize'>> {
  const prize = menu.prizes.find(({ id }) => id === line.id);
  if (prize === undefined) return err({ kind: 'item-not-on-menu', itemId: line.id, path: 'id' });
  const { name, points_needed } = prize;
  if (!Number.isSafeInteger(points_needed) || points_needed < 0)
    return err({ kind: 'item-unavailable', itemId: line.id, path: 'id' });
  return ok({ ...line, name, price: ZERO, points_needed, pointsSpent: points_needed * line.qty });
}

/**
 * One line with every name and price looked up again by id; `mode` null accepts the products of
 * every channel.
 */
export function verifyLine(
  line: CartLine,
  catalogue: Catalogue,
  mode: MenuMode | null,
): Found<CartLine> {
  switch (line.type) {
    case 'general':
      return verifyGeneralLine(line, catalogue.menu, mode);
    case 'pizza':
      return verifyPizzaLine(line, catalogue);
    case 'combo':
      return verifyComboLine(line, catalogue);
    case 'prize':
      return verifyPrizeLine(line, catalogue.menu);
  }
}

/**
 * The lines of an order with every name, price and group looked up again by id: the client's prices
 * are ignored. Quantities are whole numbers from 1 to 999 by the contract. Errors: the first line
 * that cannot be ordered.
 */
export function verifyLines(
  lines: readonly CartLine[],
  catalogue: Catalogue,
  mode: MenuMode = 'delivery',
): Result<CartLine[], LineProblem> {
  const verified: CartLine[] = [];
  for (const [lineIndex, line] of lines.entries()) {
    const found = verifyLine(line, catalogue, mode);
    if (!found.ok)
      return err({ ...found.error, lineIndex, path: `orders.${lineIndex}.${found.error.path}` });
    verified.push(found.value);
  }
  return ok(verified);
}
