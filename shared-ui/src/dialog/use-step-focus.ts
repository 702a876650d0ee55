import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the title when an open dialog goes to another step; opening it is not a step.
 */
export function useStepFocus(step: string | undefined): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step !== undefined && before.current !== undefined && before.current !== step)
      title.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return title;
}
