import type { PizzaLine } from '../../contracts';
import { buildPizza } from '../pizza/build-pizza';
import { unmetGroup } from '../menu/extras-group';
import { isPaused } from '../menu/sellable';
import { buildCombo, comboOffers, withExtras } from '../pizza/combo';
import { choiceOfLine } from '../pizza/pizza-choice';
import type { PizzaOffer } from '../pizza/pizza-offer';
import type { PizzaProblem } from '../pizza/pizza-problem';
import { canBeFinished } from '../pizza/sellable-pizza';
import { err, ok } from '../result';
import { verifyExtras, type Catalogue, type Found, type LineOf } from './verify-line';

/** Names the missing part, or the pizza when it cannot be finished at all. */
const refused = (problem: PizzaProblem, offer: PizzaOffer): Found<never> =>
  'itemId' in problem
    ? err({
        kind: 'option-unavailable',
        itemId: problem.itemId,
        path:
          problem.kind === 'crust-unavailable'
            ? 'crust'
            : problem.kind === 'dough-unavailable'
              ? 'dough'
              : 'selectedFlavors',
      })
    : err({
        kind: canBeFinished(offer) ? 'pizza-incomplete' : 'item-unavailable',
        itemId: offer.size.id,
        path: 'selectedFlavors',
      });

/**
 * The pizza rebuilt from the ids of its choices: quantity and notes are the customer's, everything
 * else the menu's.
 */
function rebuilt(line: PizzaLine, offer: PizzaOffer): Found<PizzaLine> {
  const built = buildPizza(offer, choiceOfLine(line), line.lineId);
  if (!built.ok) return refused(built.error, offer);
  const notes = new Map(line.selectedFlavors.map((flavor) => [flavor.id, flavor.notes]));
  const selectedFlavors = built.value.selectedFlavors.map((flavor) => ({
    ...flavor,
    notes: notes.get(flavor.id) ?? '',
  }));
  return ok({ ...built.value, qty: line.qty, notes: line.notes, selectedFlavors });
}

/** A single pizza with the current data of the menu. */
export function verifyPizzaLine(
  line: LineOf<'pizza'>,
  { menu, info }: Catalogue,
): Found<PizzaLine> {
  const size = menu.pizzas.sizes.find(({ id }) => id === line.id);
  if (size === undefined) return err({ kind: 'item-not-on-menu', itemId: line.id, path: 'id' });
  if (isPaused(size) || unmetGroup(size.extras))
    return err({ kind: 'item-unavailable', itemId: line.id, path: 'id' });
  const pizza = rebuilt(line, { size, pizzas: menu.pizzas, association: null, rounding: info });
  if (!pizza.ok) return pizza;
  const extras = verifyExtras(size.extras, line);
  return extras.ok ? ok(withExtras(pizza.value, extras.value)) : extras;
}

/**
 * A combo with the current data of the menu: each of its pizzas in the combo's order with the
 * combo's discounts, then its extras.
 */
export function verifyComboLine(
  line: LineOf<'combo'>,
  { menu, info }: Catalogue,
): Found<LineOf<'combo'>> {
  const combo = menu.combos.find(({ id }) => id === line.id);
  if (combo === undefined) return err({ kind: 'item-not-on-menu', itemId: line.id, path: 'id' });
  const offers =
    isPaused(combo) || unmetGroup(combo.extras) ? null : comboOffers(combo, menu.pizzas, info);
  if (offers === null) return err({ kind: 'item-unavailable', itemId: line.id, path: 'id' });
  if (offers.length !== line.comboItems.length)
    return err({ kind: 'pizza-incomplete', itemId: line.id, path: 'comboItems' });
  const pizzas: PizzaLine[] = [];
  for (const [index, offer] of offers.entries()) {
    const item = line.comboItems[index];
    if (item?.id !== offer.size.id)
      return err({ kind: 'pizza-incomplete', itemId: line.id, path: `comboItems.${index}` });
    const pizza = rebuilt({ ...item, qty: 1 }, offer);
    if (!pizza.ok) return err({ ...pizza.error, path: `comboItems.${index}.${pizza.error.path}` });
    pizzas.push(pizza.value);
  }
  const extras = verifyExtras(combo.extras, line);
  return extras.ok
    ? ok({
        ...buildCombo(combo, pizzas, extras.value, line.lineId),
        qty: line.qty,
        notes: line.notes,
      })
    : extras;
}
