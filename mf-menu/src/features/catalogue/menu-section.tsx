import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuSection as Section } from '@storefront/shared-domain/rules';
import { sectionAnchor } from '../../menu/section-anchor';
import { sectionName } from '../../menu/section-name';
import { CardGrid } from './card-grid';
import styles from './menu-section.module.css';
import { useNear } from './use-near';

type Props = { section: Section; isFilled: boolean };

/**
 * One category. Far from the screen it is skipped by the browser (`content-visibility`) at about the height it will have;
 * not yet filled it keeps that height and its heading.
 */
export const MenuSection = memo(function MenuSection({ section, isFilled }: Props) {
  const { t } = useTranslation('mf-menu');
  const ref = useRef<HTMLElement>(null);
  const { isNear, approach } = useNear(ref);
  const hasCards = isNear || isFilled;
  const { id, cards } = section;
  const listed = useMemo(() => cards.map((card) => ({ card, sectionId: id })), [cards, id]);
  const headingId = `${sectionAnchor(id)}-title`;
  return (
    <section
      ref={ref}
      id={sectionAnchor(id)}
      className={styles.section}
      aria-labelledby={headingId}
      aria-busy={!hasCards}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <h2 id={headingId} className={styles.title} tabIndex={-1} onFocus={approach}>{sectionName(section, t)}</h2>
      {hasCards && <CardGrid cards={listed} />}
    </section>
  );
});
