import { useEffect, useState } from 'react';

/** `input`: what is dictated or filled in presses no key. */
const SIGNS = ['pointerdown', 'wheel', 'keydown', 'input'] as const;

/** True once the customer has touched the page; from then on it is not watched any more. */
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
