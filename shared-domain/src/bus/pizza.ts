import { createEvent } from 'effector';
import type { ExtrasGroup, ComboLine, PizzaLine } from '../contracts';

/**
 * A pizza or combo that is finished except for its extras; `groups` are the extras to choose from.
 */
export type ItemDraft = {
  readonly line: PizzaLine | ComboLine;
  readonly groups: readonly ExtrasGroup[];
};

/**
 * A pizza or combo with extras was built; the extras page follows. pizza-builder → item draft
 * model, guard of `extra`.
 */
export const itemBuilt = createEvent<ItemDraft>();
