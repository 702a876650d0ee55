import { createEvent, createStore } from 'effector';

/**
 * A chunk of cards as it was left: its height in CSS pixels, and the number of its first cards up to
 * the last one on the screen; 0 for a chunk that is not on it.
 */
export type LeftChunk = { height: number; seen: number };

/**
 * Stored scroll position of the menu, by history entry. A part is stored by the id of its element
 * and its position on the screen (`top`, CSS pixels below the upper edge), because the heights
 * above it are estimates where no cards were rendered; without a part `top` is the scroll offset
 * of the page. `chunks`: by the id of the element, for a screen of the same `width`.
 */
export type LeftPlace = {
  key: string;
  part: string | null;
  top: number;
  chunks: ReadonlyMap<string, LeftChunk>;
  width: number;
};

export const menuLeft = createEvent<LeftPlace>();

export const $leftPlace = createStore<LeftPlace | null>(null).on(menuLeft, (_, place) => place);
