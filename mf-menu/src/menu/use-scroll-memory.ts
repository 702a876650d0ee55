import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@storefront/shared-ui/router';
import { placeOnPage, returnToPlace } from './place-on-page';
import { $leftPlace, menuLeft } from './scroll-memory.model';
import { scrollToSection } from './scroll-to-section';
import { sectionOfHash } from './section-anchor';

/**
 * Initial scroll position of the menu: the stored one after a history navigation, the section of
 * the URL, else the top.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const { leftPlace, leave } = useUnit({ leftPlace: $leftPlace, leave: menuLeft });
  const returnsTo = useRef(leftPlace?.key === key ? leftPlace : null);

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
}
