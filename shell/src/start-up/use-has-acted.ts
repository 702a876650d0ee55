import { useEffect, useState } from 'react';

/** `input`: dictation and autofill fire no key event. `click`: a screen reader moves no pointer. */
const SIGNS = ['pointerdown', 'wheel', 'keydown', 'input', 'click'] as const;

/**
 * True once the customer has interacted with the page, also before the application started; the
 * listeners are then removed.
 */
export function useHasActed(): boolean {
  const [hasActed, setActed] = useState(
    () => globalThis.window?.__storefront?.early?.hasActed() ?? false,
  );
  useEffect(() => {
    if (hasActed) return undefined;
    const end = new AbortController();
    for (const sign of SIGNS)
      addEventListener(sign, () => setActed(true), {
        passive: true,
        capture: true,
        signal: end.signal,
      });
    return () => end.abort();
  }, [hasActed]);
  return hasActed;
}
