import type { ComboLine, PizzaLine } from '@storefront/shared-domain/contracts';
import { buildCombo } from '@storefront/shared-domain/menu-rules';
import type { FlowItem } from './flow-item';

/**
 * The cart line of an item's finished pizzas, without extras: the pizza itself, or the combo with
 * its total (PIZZA-27). A changed line keeps its quantity and note.
 */
export function finishedLine(
  { combo, edited }: FlowItem,
  pizzas: readonly PizzaLine[],
  lineId: string,
): PizzaLine | ComboLine {
  const [first] = pizzas;
  const stored = edited && { qty: edited.qty, notes: edited.notes };
  if (combo !== null) return { ...buildCombo(combo, pizzas, [], lineId), ...stored };
  if (first === undefined) throw new RangeError('a pizza of its own is finished with one pizza');
  return { ...first, lineId, ...stored };
}
