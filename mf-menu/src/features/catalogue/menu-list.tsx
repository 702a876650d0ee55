import { use, useMemo } from 'react';
import type { MenuSection as Section } from '@storefront/shared-domain/rules';
import { LeftChunksContext } from '../../menu/use-scroll-memory';
import { MenuSection } from './menu-section';
import { useGrowing } from './use-growing';

/** Cards of the first paint: enough for a screen, few enough for a slow phone. */
const FIRST_CARDS = 8;

/**
 * Up to this number of cards all are rendered while the page is idle. A longer menu renders cards
 * only near the screen.
 */
const ORDINARY = 200;

/**
 * All sections of the menu, one below the other. The first load of a menu with thousands of cards
 * costs the same as that of a small one.
 */
export function MenuList({ sections }: { sections: readonly Section[] }) {
  const all = useMemo(() => sections.reduce((sum, { cards }) => sum + cards.length, 0), [sections]);
  // a menu that is returned to begins with the cards that were on the screen
  const first = use(LeftChunksContext) === null ? FIRST_CARDS : 0;
  const made = useGrowing(first, all > ORDINARY ? first : all, true);
  const before = useMemo(
    () =>
      sections.map((_, index) =>
        sections.slice(0, index).reduce((sum, { cards }) => sum + cards.length, 0),
      ),
    [sections],
  );
  return sections.map((section, index) => (
    <MenuSection
      key={section.id}
      section={section}
      made={Math.min(section.cards.length, Math.max(0, made - (before[index] ?? 0)))}
    />
  ));
}
