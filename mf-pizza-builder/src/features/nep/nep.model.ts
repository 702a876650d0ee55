import { createEvent, createStore } from 'effector';
import { restaurantSelected } from '@storefront/shared-domain/models';
import type { Selection } from './selection';

/** The selection of the pizza with this key changed. */
export const selectionMade = createEvent<{ key: string; selection: Selection }>();

/**
 * Flavor of each slice, by the pizza's key. The flow stores the choice; this stores the
 * arrangement.
 */
export const $selections = createStore<Readonly<Record<string, Selection>>>({})
  .on(selectionMade, (selections, { key, selection }) => ({ ...selections, [key]: selection }))
  .reset(restaurantSelected);
