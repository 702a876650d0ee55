import { useEffect, useState } from 'react';

/** `input`: dictation and autofill fire no key event. */
const SIGNS = ['pointerdown', 'wheel', 'keydown', 'input'] as const;

/** True once the customer has interacted with the page; the listeners are then removed. */
export function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    if (hasActed) return undefined;
    const end = new AbortController();
    for (const sign of SIGNS)
      window.addEventListener(sign, () => setActed(true), {
        passive: true,
        capture: true,
        signal: end.signal,
      });
    return () => end.abort();
  }, [hasActed]);
  return hasActed;
}
