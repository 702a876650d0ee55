import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the title when an open dialog changes its step; opening does not count. */
export function useStepFocus(step: string | undefined): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step !== undefined && before.current !== undefined && before.current !== step)
      title.current?.focus(); // where the whole dialog scrolls, its beginning is shown
    before.current = step;
  }, [step]);
  return title;
}
