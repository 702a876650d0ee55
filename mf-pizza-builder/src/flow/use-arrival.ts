import { useEffect } from 'react';

/**
 * The next pizza of a combo is a new screen under the same path: it starts at the top and takes the
 * focus, as the shell does for a new page. The shell handles the first pizza.
 */
export function useArrival(at: number): void {
  useEffect(() => {
    if (at === 0) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [at]);
}
