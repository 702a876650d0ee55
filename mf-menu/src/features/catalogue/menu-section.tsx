import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuSection as Section } from '@storefront/shared-domain/rules';
import { sectionAnchor } from '../../menu/section-anchor';
import { sectionName } from '../../menu/section-name';
import { CardList, CHUNK } from './card-list';
import styles from './menu-section.module.css';

type Props = {
  section: Section;
  /** Number of its first cards that are always rendered. */
  made: number;
};

/** One category. Its first cards are rendered at once when its heading is scrolled to. */
export const MenuSection = memo(function MenuSection({
  section: { id, kind, name, cards },
  made,
}: Props) {
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
