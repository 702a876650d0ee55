import type { CartLine, ChosenExtra, GeneralLine, Menu, Product } from '../contracts';
import { areExtrasValid, groupOfExtra, isChoosable } from './extras-group';
import { err, ok, type Result } from './result';
import { findListing, type MenuMode } from './sellable';

/** Why a line cannot be ordered. `path` leads to the refused field of the order's body, `itemId` names product or option. */
export type LineProblem = {
  readonly kind: 'item-not-on-menu' | 'item-unavailable' | 'option-unavailable' | 'extras-invalid';
  readonly lineIndex: number;
  readonly itemId: string;
  readonly path: string;
};

type Found<T> = Result<T, Pick<LineProblem, 'kind' | 'itemId'> & { readonly path: string }>;

function verifyExtra(product: Product, extra: ChosenExtra, index: number): Found<ChosenExtra> {
  const group = groupOfExtra(product.extras, extra);
  const option = group?.options.find(({ id }) => id === extra.id);
  if (group === undefined || option === undefined || !isChoosable(option)) {
    return err({ kind: 'option-unavailable', itemId: extra.id, path: `extras.${index}` });
  }
  return ok({ id: option.id, groupId: group.id, name: option.name, price: option.price, qty: extra.qty });
}

/** A general line as the menu has it: name, prices and groups of the menu, quantity and notes of the customer. */
export function verifyGeneralLine(line: GeneralLine, menu: Menu, mode: MenuMode | null): Found<GeneralLine> {
  const listing = findListing(menu, line.id, mode);
  if (listing === null) return err({ kind: 'item-not-on-menu', itemId: line.id, path: 'id' });
  const { product, isOrderable } = listing;
  if (!isOrderable) return err({ kind: 'item-unavailable', itemId: line.id, path: 'id' });
  const extras: ChosenExtra[] = [];
  for (const [index, extra] of line.extras.entries()) {
    if (extra.qty === 0) continue;
    const verified = verifyExtra(product, extra, index);
    if (!verified.ok) return verified;
    extras.push(verified.value);
  }
  if (!areExtrasValid(product.extras, extras)) return err({ kind: 'extras-invalid', itemId: line.id, path: 'extras' });
  return ok({ ...line, name: product.name, price: product.price, extras });
}

/** Pizzas, combos and prizes: no rule prices them from the menu yet, so none can be sold at the price the client names. */
function refuse(line: Exclude<CartLine, GeneralLine>, menu: Menu): LineProblem['kind'] {
  const ofType = { pizza: menu.pizzas.sizes, combo: menu.combos, prize: menu.prizes }[line.type];
  return ofType.some(({ id }) => id === line.id) ? 'item-unavailable' : 'item-not-on-menu';
}

/**
 * The lines of an order with every name, price and group looked up again by id: nothing the client says of a price counts.
 * Quantities are whole numbers from 1 to 999 by the contract. Errors: the first line that cannot be ordered.
 */
export function verifyLines(lines: readonly CartLine[], menu: Menu, mode: MenuMode = 'delivery'): Result<CartLine[], LineProblem> {
  const verified: CartLine[] = [];
  for (const [lineIndex, line] of lines.entries()) {
    if (line.type !== 'general') {
      return err({ kind: refuse(line, menu), lineIndex, itemId: line.id, path: `orders.${lineIndex}.id` });
    }
    const found = verifyGeneralLine(line, menu, mode);
    if (!found.ok) return err({ ...found.error, lineIndex, path: `orders.${lineIndex}.${found.error.path}` });
    verified.push(found.value);
  }
  return ok(verified);
}
