import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the inner element with `data-restored-focus` when the focused element was removed
 * from the page, such as a list replaced by the chosen card, or the opener of a dialog. `state`
 * identifies what is shown; the initial state moves no focus.
 */
export function useRestoredFocus(state: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return undefined;
    before.current = state;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        place.current
          ?.querySelector<HTMLElement>('[data-restored-focus]')
          ?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return place;
}
