import { useEffect } from 'react';

/**
 * The next pizza of a combo is a new screen: it starts at the top, with the focus on its content.
 * The shell handles the first one.
 */
export function useArrival(at: number): void {
  useEffect(() => {
    if (at === 0) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [at]);
}
