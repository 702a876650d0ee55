import type { Loader } from '@storefront/loader';
import type { PageDeclarations } from '@storefront/loader/page';
import { matchPath } from '../addresses/match-path';

const findLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Preloads the page behind a link when it is hovered, touched or focused: the click comes about 100
 * ms later. Returns a function to stop.
 */
export function preloadOnIntent(
  loader: Loader,
  language: string,
  declared: () => PageDeclarations,
): () => void {
  const onIntent = ({ target }: Event): void => {
    const link = findLink(target);
    if (link?.origin !== location.origin) return;
    for (const { remote, page } of matchPath(link.pathname, declared()).pages)
      loader.preload(remote, `./pages/${page}`, language);
  };
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
