import { useEffect } from 'react';

/**
 * The next pizza of a combo is a new screen to its reader: at the top, with the focus on its
 * content. The first one is the shell's business.
 */
export function useArrival(at: number): void {
  useEffect(() => {
    if (at === 0) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [at]);
}
