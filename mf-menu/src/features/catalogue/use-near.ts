import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How far from the screen an element counts as near: a few swipes. */
const MARGIN = '1500px 0px';

/** True from the moment an element comes near the screen, or somebody goes there by `approach`. */
export function useNear(ref: RefObject<HTMLElement | null>): { isNear: boolean; approach: () => void } {
  const [isNear, setIsNear] = useState(false);
  const approach = useCallback(() => setIsNear(true), []);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isNear) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    }, { rootMargin: MARGIN });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return { isNear, approach };
}
