import { useSyncExternalStore } from 'react';

/** Minimum width for two columns in `Page` with `footerBeside`; the same as in its styles. */
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
 * True where the footer of a page is beside its content; false on phones, on servers and without
 * `matchMedia`.
 */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => screen()?.matches ?? false,
    () => false,
  );
