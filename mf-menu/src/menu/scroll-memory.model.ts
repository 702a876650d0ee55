import { createEvent, createStore } from 'effector';

/**
 * Stored scroll position of the menu, by history entry. A part is stored by the id of its element
 * and its position on the screen (`top`, CSS pixels below the upper edge), because the heights
 * above it are estimates when the list is rendered again; without a part `top` is the scroll offset
 * of the page.
 */
export type LeftPlace = { key: string; part: string | null; top: number };

export const menuLeft = createEvent<LeftPlace>();

export const $leftPlace = createStore<LeftPlace | null>(null).on(menuLeft, (_, place) => place);
