import { useLocation } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { createContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holdInPlace, MAX_HOLD_MS, placeAt, untilNextInput } from '../lib/hold-in-place';
import { $leftPlace, type LeftChunk, type LeftPlace, menuLeft } from './scroll-memory.model';
import { scrollToSection } from './scroll-to-section';
import { sectionOfHash } from './section-names';

type Place = Pick<LeftPlace, 'part' | 'top'>;

/** The last part of the list (`data-place`) that has reached the upper half of the screen. */
function partOnPage(): Place {
  let place: Place = { part: null, top: window.scrollY };
  for (const part of document.querySelectorAll('[data-place]')) {
    const { top } = part.getBoundingClientRect();
    if (top > window.innerHeight / 2) break;
    place = { part: part.id, top };
  }
  return place;
}

function leftChunk(chunk: HTMLElement): LeftChunk {
  const height = chunk.offsetHeight;
  const { top, bottom } = chunk.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) return { height, seen: 0 };
  const isBelow = (card: Element): boolean =>
    card.getBoundingClientRect().top >= window.innerHeight;
  const firstBelow = [...chunk.children].findIndex(isBelow);
  return { height, seen: firstBelow === -1 ? chunk.childElementCount : firstBelow };
}

/** Current scroll position, and the chunks of cards (`data-partial`) as they are. */
export function placeOnPage(): Omit<LeftPlace, 'key'> {
  const chunks = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-partial]')].map((chunk) => [
      chunk.id,
      leftChunk(chunk),
    ]),
  );
  return { ...partOnPage(), chunks, width: window.innerWidth };
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
  const end = performance.now() + MAX_HOLD_MS;
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

type LeftChunks = ReadonlyMap<string, LeftChunk>;

/** The chunks of a menu that the customer returns to, by the ids of their elements; null otherwise. */
export const LeftChunksContext = createContext<LeftChunks | null>(null);

/**
 * Initial scroll position of the menu: the stored one after a history navigation, the section of
 * the URL, else the top. Returns the chunks of the stored one, which are rendered as they were left.
 */
export function useScrollMemory(): LeftChunks | null {
  const { key, hash } = useLocation();
  const { leftPlace, leave } = useUnit({ leftPlace: $leftPlace, leave: menuLeft });
  const returnsTo = useRef(leftPlace?.key === key ? leftPlace : null);
  const [chunks] = useState(() =>
    leftPlace?.key === key && leftPlace.width === window.innerWidth ? leftPlace.chunks : null,
  );

  useLayoutEffect(
    () => () => {
      leave({ key, ...placeOnPage() });
    },
    [key, leave],
  );

  useLayoutEffect(() => {
    const place = returnsTo.current;
    const element = place?.part ? document.getElementById(place.part) : null;
    // before the first paint; what follows below is for heights that change afterwards
    if (place !== null && element !== null) placeAt(element, place.top);
  }, []);

  useEffect(() => {
    const place = returnsTo.current;
    returnsTo.current = null;
    const requested = sectionOfHash(hash);
    if (place === null && requested === null) return;
    // a frame later: an opened page is first scrolled to its top
    let end = (): void => undefined;
    const frame = requestAnimationFrame(() => {
      if (place !== null) end = returnToPlace(place);
      else if (requested !== null) scrollToSection(requested, 'instant');
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [hash]);
  return chunks;
}
