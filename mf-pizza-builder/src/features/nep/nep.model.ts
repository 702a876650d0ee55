import { createEvent, createStore } from 'effector';
import { restaurantSelected } from '@storefront/shared-domain/models';
import type { Selection } from './selection';

/** The pizza of this key lies like this now. */
export const selectionMade = createEvent<{ key: string; selection: Selection }>();

/**
 * Which slice has which flavor, by the key of the pizza. What was chosen is kept by the flow; this
 * is where it lies.
 */
export const $selections = createStore<Readonly<Record<string, Selection>>>({})
  .on(selectionMade, (selections, { key, selection }) => ({ ...selections, [key]: selection }))
  .reset(restaurantSelected);
