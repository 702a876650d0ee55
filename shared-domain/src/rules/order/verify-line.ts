import type { CartLine, ChosenExtra, ExtrasGroup, Menu } from '../../contracts';
import { areExtrasValid, groupOfExtra, isChoosable } from '../menu/extras-group';
import type { Rounding } from '../pizza/pizza-offer';
import { err, ok, type Result } from '../result';

/**
 * Reason a line cannot be ordered. `path` is the refused field of the order's body, `itemId` the
 * product, size or option.
 */
export type LineProblem = {
  readonly kind:
    | 'item-not-on-menu'
    | 'item-unavailable'
    | 'option-unavailable'
    | 'extras-invalid'
    | 'pizza-incomplete';
  readonly lineIndex: number;
  readonly itemId: string;
  readonly path: string;
};

/** A line, or a part of one, with the menu's data; `path` is relative to the line. */
export type Found<T> = Result<T, Pick<LineProblem, 'kind' | 'itemId'> & { readonly path: string }>;

/**
 * Reference for checking lines: the menu and the restaurant's rounding. The answer of API-01 is
 * one.
 */
export type Catalogue = { readonly menu: Menu; readonly info: Rounding };

function verifyExtra(
  groups: readonly ExtrasGroup[],
  extra: ChosenExtra,
  index: number,
): Found<ChosenExtra> {
  const group = groupOfExtra(groups, extra);
  const option = group?.options.find(({ id }) => id === extra.id);
  if (group === undefined || option === undefined || !isChoosable(option)) {
    return err({ kind: 'option-unavailable', itemId: extra.id, path: `extras.${index}` });
  }
  return ok({
    id: option.id,
    groupId: group.id,
    name: option.name,
    price: option.price,
    qty: extra.qty,
  });
}

/**
 * The extras of a line with names, prices and groups of the menu; fails on the first unavailable
 * extra or when a group's limits are violated.
 */
export function verifyExtras(
  groups: readonly ExtrasGroup[],
  line: { readonly id: string; readonly extras: readonly ChosenExtra[] },
): Found<ChosenExtra[]> {
  const extras: ChosenExtra[] = [];
  for (const [index, extra] of line.extras.entries()) {
    if (extra.qty === 0) continue;
    const verified = verifyExtra(groups, extra, index);
    if (!verified.ok) return verified;
    extras.push(verified.value);
  }
  return areExtrasValid(groups, extras)
    ? ok(extras)
    : err({ kind: 'extras-invalid', itemId: line.id, path: 'extras' });
}

export type LineOf<Type extends CartLine['type']> = Extract<CartLine, { type: Type }>;
