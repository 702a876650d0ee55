import { useUnit } from 'effector-react';
import { createContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@storefront/shared-ui/router';
import { placeOnPage, returnToPlace } from './place-on-page';
import { $leftPlace, type LeftChunk, menuLeft } from './scroll-memory.model';
import { scrollToSection } from './scroll-to-section';
import { sectionOfHash } from './section-anchor';

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
