import { createStore } from 'effector';
import { cartBus, pizzaBus } from '../bus';
import type { ItemDraft } from '../bus';
import { restaurantSelected } from './restaurant';

/**
 * The pizza or combo under construction with its extras being chosen (PIZZA-26, OPEN-004); null
 * without one. Shared, because one page may contain two builds of the pizza builder, and either may
 * show the extras. Cleared when the line is in the cart.
 */
export const $itemDraft = createStore<ItemDraft | null>(null)
  .on(pizzaBus.itemBuilt, (_, draft) => draft)
  .on([cartBus.lineAdded, cartBus.lineReplaced], (draft, { lineId }) =>
    draft?.line.lineId === lineId ? null : draft,
  )
  .reset(restaurantSelected);
