import type { MenuSection as Section } from '@storefront/shared-domain/rules';
import { memo, use, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeftChunksContext } from '../../menu/use-scroll-memory';
import { sectionAnchor, sectionName } from '../../menu/section-names';
import { CardList, CHUNK } from './card-list';
import styles from './menu-section.module.css';
import { useGrowing } from './use-growing';

type Props = {
  section: Section;
  /** Number of its first cards that are always rendered. */
  made: number;
};

/** One category. Its first cards are rendered at once when its heading is scrolled to. */
const MenuSection = memo(function MenuSection({ section: { id, kind, name, cards }, made }: Props) {
  const { t } = useTranslation('mf-menu');
  const [isApproached, setIsApproached] = useState(false);
  const approach = useCallback(() => setIsApproached(true), []);
  const listed = useMemo(() => cards.map((card) => ({ card, sectionId: id })), [cards, id]);
  const anchor = sectionAnchor(id);
  return (
    <section id={anchor} data-place className={styles.section} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`} className={styles.title} tabIndex={-1} onFocus={approach}>
        {sectionName({ kind, name }, t)}
      </h2>
      <CardList
        id={`${anchor}-cards`}
        cards={listed}
        made={isApproached ? Math.max(made, CHUNK) : made}
      />
    </section>
  );
});

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
