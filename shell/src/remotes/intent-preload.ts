import type { Loader } from '@storefront/loader';
import { matchPath } from '../boot/match-path';

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Fetches the page behind a link as soon as the customer points at it, touches it or reaches it by
 * keyboard: the click comes a tenth of a second later. Returns how to stop it.
 */
export function preloadOnIntent(loader: Loader, language: string): () => void {
  const onIntent = ({ target }: Event): void => {
    const link = linkOf(target);
    if (link?.origin !== location.origin) return;
    for (const { remote, page } of matchPath(link.pathname).pages)
      loader.preload(remote, `./pages/${page}`, language);
  };
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
