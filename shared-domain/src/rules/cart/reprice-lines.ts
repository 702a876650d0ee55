import type { CartChange, CartLine, LeaveReason } from '../../contracts';
import type { MenuMode } from '../menu/sellable';
import { lineSubtotal } from '../money/subtotals';
import type { Catalogue, LineProblem } from '../order/verify-line';
import { verifyLine } from '../order/verify-lines';
import { partsOf } from './chosen-parts';

/**
 * `lines` is the resulting cart; `removed` are the old lines that left it, `repriced` the new ones
 * with a changed price. `changes` lists both line by line, in the order of the cart.
 */
export type RepricedCart = {
  readonly lines: CartLine[];
  readonly removed: CartLine[];
  readonly repriced: CartLine[];
  readonly changes: readonly CartChange[];
};

const REASONS: Readonly<Record<LineProblem['kind'], LeaveReason>> = {
  'item-not-on-menu': 'gone',
  'item-unavailable': 'unavailable',
  'option-unavailable': 'part-gone',
  'extras-invalid': 'choices',
  'pizza-incomplete': 'choices',
};

const left = (
  line: CartLine,
  { kind, itemId }: Pick<LineProblem, 'kind' | 'itemId'>,
): CartChange => ({
  kind: 'left',
  line,
  reason: REASONS[kind],
  part: partsOf(line).find(({ id }) => id === itemId)?.name ?? '',
});

/** The price of a remaining line that may change: a prize's points, every other line's money. */
function priceChange(before: CartLine, line: CartLine): CartChange[] {
  if (before.type === 'prize' && line.type === 'prize') {
    const [from, to] = [before.points_needed * before.qty, line.points_needed * line.qty];
    return from === to ? [] : [{ kind: 'points', line, from, to }];
  }
  const [from, to] = [lineSubtotal(before), lineSubtotal(line)];
  return from === to ? [] : [{ kind: 'repriced', line, from, to }];
}

/**
 * A stored cart compared with a fresh menu (OPEN-098): lines that are unavailable with their
 * choices are removed, every other one gets names and prices from the menu. `mode` null accepts the
 * products of every channel.
 */
export function repriceLines(
  lines: readonly CartLine[],
  catalogue: Catalogue,
  mode: MenuMode | null = null,
): RepricedCart {
  const compared = lines.map((line) => ({ line, fresh: verifyLine(line, catalogue, mode) }));
  const changes = compared.flatMap(({ line, fresh }) =>
    fresh.ok ? priceChange(line, fresh.value) : [left(line, fresh.error)],
  );
  return {
    lines: compared.flatMap(({ fresh }) => (fresh.ok ? [fresh.value] : [])),
    removed: changes.flatMap((change) => (change.kind === 'left' ? [change.line] : [])),
    repriced: changes.flatMap((change) => (change.kind === 'left' ? [] : [change.line])),
    changes,
  };
}
