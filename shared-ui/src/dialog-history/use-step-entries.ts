import { useCallback, useLayoutEffect, useRef } from 'react';
import { dialogOpened } from './dialog-history';

type Steps = {
  readonly open: boolean;
  readonly step: string | undefined;
  /** Leads to the previous step; undefined on the first one. */
  readonly onBack: (() => void) | undefined;
};

/**
 * An entry for each further step of an open dialog, above the entry of the dialog itself: Back leads
 * to the previous step before it closes the dialog. Each step has an entry of its own, since browsers
 * skip an entry that a page adds again after Back without a tap. Returns the way back for a button.
 */
export function useStepEntries({ open, step, onBack }: Steps): () => void {
  const latest = useRef(onBack);
  const isGoingBack = useRef(false);
  /** The steps up to the shown one; a dialog that opens on a later step has no earlier ones here. */
  const trail = useRef<(string | undefined)[]>([]);
  const entries = useRef<(() => void)[]>([]);
  const goBack = useCallback(() => {
    isGoingBack.current = true;
    latest.current?.();
  }, []);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  const canGoBack = open && onBack !== undefined;
  useLayoutEffect(() => {
    const steps = trail.current;
    if (!canGoBack) trail.current = open ? [step] : [];
    else if (steps.length > 1 && steps.at(-2) === step) steps.pop();
    else if (isGoingBack.current && steps.length === 1) steps[0] = step;
    else if (steps.length === 0 || steps.at(-1) !== step) steps.push(step);
    isGoingBack.current = false;
    const count = canGoBack ? Math.max(1, trail.current.length - 1) : 0;
    while (entries.current.length < count) entries.current.push(dialogOpened(() => goBack()));
    while (entries.current.length > count) entries.current.pop()?.();
  }, [open, step, canGoBack, goBack]);
  useLayoutEffect(
    () => () => {
      for (const leave of entries.current.splice(0)) leave();
    },
    [],
  );
  return goBack;
}
