import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@storefront/shared-ui/router';
import { scrollToSection } from './scroll-to-section';
import { $leftPlace, menuLeft } from './scroll-memory.model';
import { sectionOfHash } from './section-anchor';

/**
 * Where the menu opens: at the place where it was left when the customer comes back through the history, at the section that
 * the address names, else at the top.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const { leftPlace, leave } = useUnit({ leftPlace: $leftPlace, leave: menuLeft });
  const returnsTo = useRef(leftPlace?.key === key ? leftPlace.top : null);

  useLayoutEffect(() => () => { leave({ key, top: window.scrollY }); }, [key, leave]);

  useEffect(() => {
    const top = returnsTo.current;
    returnsTo.current = null;
    const asked = sectionOfHash(hash);
    if (top === null && asked === null) return;
    // a frame later: a page that is opened is first put to its top
    const frame = requestAnimationFrame(() => {
      if (top !== null) window.scrollTo({ top, behavior: 'instant' });
      else if (asked !== null) scrollToSection(asked, 'instant');
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
