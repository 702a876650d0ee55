import { holdInPlace, LONGEST_HOLD_MS, untilNextInput } from '../lib/hold-in-place';
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

/**
 * Restores a scroll position. A part that is not listed yet is awaited until the customer's next input;
 * if it is no longer listed, the page does not scroll. Returns what ends the wait.
 */
export function returnToPlace({ part, top }: Place): () => void {
  if (part === null) {
    window.scrollTo({ top, behavior: 'instant' });
    return () => undefined;
  }
  const hands = untilNextInput();
  const end = performance.now() + LONGEST_HOLD_MS;
  const look = (): void => {
    if (hands.signal.aborted) return;
    const element = document.getElementById(part);
    if (element === null && performance.now() < end) return void requestAnimationFrame(look);
    hands.abort();
    if (element !== null) holdInPlace(element, top);
  };
  look();
  return () => hands.abort();
}
