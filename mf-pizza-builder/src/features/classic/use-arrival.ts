import { useEffect } from 'react';

/**
 * The next pizza of a combo is a new screen, although its address has the same path: it starts at
 * the top and takes the focus, as the shell does for a new page. The first pizza is the shell's
 * business.
 */
export function useArrival(at: number): void {
  useEffect(() => {
    if (at === 0) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [at]);
}
