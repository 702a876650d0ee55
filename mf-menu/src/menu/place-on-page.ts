import { holdInPlace } from '../lib/hold-in-place';
import type { LeftPlace } from './scroll-memory.model';

type Place = Omit<LeftPlace, 'key'>;

/**
 * Current scroll position: the last part of the list (`data-place`) that has reached the upper half
 * of the screen.
 */
export function placeOnPage(): Place {
  let place: Place = { part: null, top: window.scrollY };
  for (const part of document.querySelectorAll('[data-place]')) {
    const { top } = part.getBoundingClientRect();
    if (top > window.innerHeight / 2) break;
    place = { part: part.id, top };
  }
  return place;
}

/** Restores a scroll position; if its part is no longer listed, the page does not scroll. */
export function returnToPlace({ part, top }: Place): void {
  if (part === null) {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  const element = document.getElementById(part);
  if (element !== null) holdInPlace(element, top);
}
