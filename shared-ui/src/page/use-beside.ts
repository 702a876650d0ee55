import { useSyncExternalStore } from 'react';

/** The width from which `Page` with `footerBeside` has two columns; the same as in its styles. */
const WIDE = '(min-width: 64rem)';

const screen = (): MediaQueryList | null =>
  typeof window === 'undefined' || typeof window.matchMedia !== 'function'
    ? null
    : window.matchMedia(WIDE);

function subscribe(changed: () => void): () => void {
  const list = screen();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/**
 * True where the footer of a page stands beside its content; false on phones, on servers and where
 * nobody knows.
 */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => screen()?.matches ?? false,
    () => false,
  );
