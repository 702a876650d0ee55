import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the element to the top of the screen when a search begins to show its results, wherever
 * the list was scrolled to.
 */
export function useResultsAtTop(isSearching: boolean): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSearching) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isSearching]);
  return top;
}
