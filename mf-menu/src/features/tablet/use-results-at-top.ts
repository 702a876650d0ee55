import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the element to the top of the screen when a search begins to show its results, from any
 * scroll position of the list.
 */
export function useResultsAtTop(isSearching: boolean): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSearching) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isSearching]);
  return top;
}
