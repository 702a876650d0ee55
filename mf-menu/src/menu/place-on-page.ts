import type { MenuSection } from '@storefront/shared-domain/rules';
import { holdInPlace } from '../lib/hold-in-place';
import type { LeftPlace } from './scroll-memory.model';
import { sectionAnchor } from './section-anchor';

type Place = Omit<LeftPlace, 'key'>;

/** The place the page shows now: by the last section that has reached the upper part of the screen. */
export function placeOnPage(sections: readonly MenuSection[]): Place {
  let place: Place = { sectionId: null, top: window.scrollY };
  for (const { id } of sections) {
    const top = document.getElementById(sectionAnchor(id))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    if (top > window.innerHeight / 2) break;
    place = { sectionId: id, top };
  }
  return place;
}

/** Goes back to a place; a section that is not listed any more leaves the page where it is. */
export function returnToPlace({ sectionId, top }: Place): void {
  if (sectionId === null) {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  const section = document.getElementById(sectionAnchor(sectionId));
  if (section !== null) holdInPlace(section, top);
}
