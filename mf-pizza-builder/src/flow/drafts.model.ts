import { cartBus, type ItemDraft, pizzaBus, tabletBus } from '@storefront/shared-domain/bus';
import type { ComboLine, PizzaLine } from '@storefront/shared-domain/contracts';
import { buildCombo } from '@storefront/shared-domain/menu-rules';
import { restaurantSelected } from '@storefront/shared-domain/models';
import type { PizzaChoice } from '@storefront/shared-domain/rules';
import { createEvent, createStore, sample } from 'effector';
import type { FlowItem } from './flow-item';
import { lineFinished } from './line-finished';

/**
 * The cart line of an item's finished pizzas, without extras: the pizza itself, or the combo with
 * its total (PIZZA-27). A changed line keeps its quantity and note.
 */
function finishedLine(
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

/**
 * An unfinished item: the choice of each pizza by its index, and the id of the line built so far.
 */
export type Draft = {
  readonly choices: Readonly<Record<number, PizzaChoice>>;
  readonly lineId: string | null;
};
export type Drafts = Readonly<Record<string, Draft>>;

const NOTHING: Draft = { choices: {}, lineId: null };

/** The choice of the pizza at index `at` of an item changed. */
export const choiceMade = createEvent<{ key: string; at: number; choice: PizzaChoice }>();

/** Unfinished items of an earlier load of the page; those of this one have priority. */
export const draftsRestored = createEvent<Drafts>();

/**
 * All pizzas of an item are done, `pizzas` in the order of its offers; they become the line
 * `lineId`.
 */
export const pizzasDone = createEvent<{
  item: FlowItem;
  pizzas: readonly PizzaLine[];
  lineId: string;
}>();

/** The item as a cart line, without its extras. */
const lineBuilt = sample({
  clock: pizzasDone,
  fn: ({ item, pizzas, lineId }): ItemDraft & { key: string } => ({
    key: item.key,
    groups: item.groups,
    line: finishedLine(item, pizzas, lineId),
  }),
});

/** Unfinished items by key; they survive leaving the page. Items in the cart are removed. */
export const $pizzaDrafts = createStore<Drafts>({})
  .on(draftsRestored, (drafts, restored) => ({ ...restored, ...drafts }))
  .on(choiceMade, (drafts, { key, at, choice }) => {
    const draft = drafts[key] ?? NOTHING;
    return { ...drafts, [key]: { ...draft, choices: { ...draft.choices, [at]: choice } } };
  })
  .on(lineBuilt, (drafts, { key, line }) => ({
    ...drafts,
    [key]: { ...(drafts[key] ?? NOTHING), lineId: line.lineId },
  }))
  .on([cartBus.lineAdded, cartBus.lineReplaced], (drafts, { lineId }) =>
    Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft.lineId !== lineId)),
  )
  .reset(restaurantSelected, tabletBus.leftAlone);

// PIZZA-26, PIZZA-27: the extras of the pizza or combo come last; without any the item is added to
// the cart.
sample({
  clock: lineBuilt,
  filter: ({ groups }) => groups.length > 0,
  fn: ({ line, groups }): ItemDraft => ({ line, groups }),
  target: pizzaBus.itemBuilt,
});
sample({
  clock: lineBuilt,
  filter: ({ groups }) => groups.length === 0,
  fn: ({ line }) => line,
  target: lineFinished,
});
