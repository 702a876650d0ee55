import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the element inside that has `data-kept-focus` when what had it is gone from
 * the page: a list in whose place the chosen card stands, the opener of a dialog. `state` names
 * what is shown; the first one takes nothing.
 */
export function useKeptFocus(state: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return undefined;
    before.current = state;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        place.current
          ?.querySelector<HTMLElement>('[data-kept-focus]')
          ?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return place;
}
