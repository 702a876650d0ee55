import { createEvent, createStore } from 'effector';
import { tabletBus } from '@storefront/shared-domain/bus';
import type { Allergen } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';

/** The customer chose the allergens that the shown dishes must not have. */
export const withoutChosen = createEvent<readonly Allergen[]>();

/** One of them was removed. */
export const withoutRemoved = createEvent<Allergen>();

/** Allergens that the shown dishes must not have, for this visit; empty shows the whole menu. */
export const $without = createStore<readonly Allergen[]>([])
  .on(withoutChosen, (_, allergens) => allergens)
  .on(withoutRemoved, (chosen, allergen) => chosen.filter((it) => it !== allergen))
  .reset(restaurantSelected, tabletBus.leftAlone);
