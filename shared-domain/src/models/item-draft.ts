import { createStore } from 'effector';
import { cartBus, pizzaBus } from '../bus';
import type { ItemDraft } from '../bus';
import { restaurantSelected } from './restaurant';

/**
 * The pizza or combo under construction whose extras are being chosen (PIZZA-26, OPEN-004); null
 * when there is none. Shared, because two builds of the pizza builder may be in one page, and
 * either may show the extras. It ends in the cart.
 */
export const $itemDraft = createStore<ItemDraft | null>(null)
  .on(pizzaBus.itemBuilt, (_, draft) => draft)
  .on(cartBus.lineAdded, (draft, line) => (draft?.line.lineId === line.lineId ? null : draft))
  .reset(restaurantSelected);
