import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The browser's word that content with `content-visibility: auto` comes near the screen; older browsers never say it. */
const EVENT = 'contentvisibilityautostatechange';

/** True from the moment an element comes near the screen, or somebody goes there by `approach`. */
export function useNear(ref: RefObject<HTMLElement | null>): { isNear: boolean; approach: () => void } {
  const [isNear, setIsNear] = useState(false);
  const approach = useCallback(() => setIsNear(true), []);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isNear) return;
    const look = (event: Event): void => {
      if (event.target === element && 'skipped' in event && event.skipped === false) setIsNear(true);
    };
    element.addEventListener(EVENT, look);
    return () => element.removeEventListener(EVENT, look);
  }, [ref, isNear]);
  return { isNear, approach };
}
