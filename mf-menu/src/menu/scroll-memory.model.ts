import { createEvent, createStore } from 'effector';

/**
 * Where the menu was left: at which entry of the history, and where its parts stood. A part is
 * remembered by the id of its element and its place on the screen (`top`, CSS pixels below the
 * upper edge), since the heights above it are estimates when the list is made anew; without a part
 * `top` is how far the page was scrolled.
 */
export type LeftPlace = { key: string; part: string | null; top: number };

export const menuLeft = createEvent<LeftPlace>();

export const $leftPlace = createStore<LeftPlace | null>(null).on(menuLeft, (_, place) => place);
