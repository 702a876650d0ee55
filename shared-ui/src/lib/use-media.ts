import { useSyncExternalStore } from 'react';

/** A hook that returns whether the screen matches a media query; false on servers and without `matchMedia`. */
export function mediaHook(query: string): () => boolean {
  const screen = (): MediaQueryList | null =>
    typeof window === 'undefined' || typeof window.matchMedia !== 'function'
      ? null
      : window.matchMedia(query);
  const subscribe = (changed: () => void): (() => void) => {
    const list = screen();
    list?.addEventListener('change', changed);
    return () => list?.removeEventListener('change', changed);
  };
  const now = (): boolean => screen()?.matches ?? false;
  const onServer = (): boolean => false;
  return () => useSyncExternalStore(subscribe, now, onServer);
}
