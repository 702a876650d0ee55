import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuSection as Section } from '@storefront/shared-domain/rules';
import { sectionAnchor } from '../../menu/section-anchor';
import { sectionName } from '../../menu/section-name';
import { CardGrid } from './card-grid';
import styles from './menu-section.module.css';
import { useGrowing } from './use-growing';
import { useNear } from './use-near';

/** Cards that stand at once in a section somebody comes to. */
const ON_APPROACH = 24;

type Props = {
  section: Section;
  /** How many of its cards are made, from the first; the others follow when the customer comes near. */
  made: number;
};

/**
 * One category. Far from the screen it is skipped by the browser (`content-visibility`) at about the height it will have,
 * and it keeps that height while cards are missing.
 */
export const MenuSection = memo(function MenuSection({ section: { id, kind, name, cards }, made }: Props) {
  const { t } = useTranslation('mf-menu');
  const ref = useRef<HTMLElement>(null);
  const { isNear, approach } = useNear(ref);
  const grown = useGrowing(ON_APPROACH, cards.length, isNear);
  const shown = isNear ? Math.max(made, grown) : made;
  const listed = useMemo(() => cards.slice(0, shown).map((card) => ({ card, sectionId: id })), [cards, shown, id]);
  const headingId = `${sectionAnchor(id)}-title`;
  return (
    <section
      ref={ref}
      id={sectionAnchor(id)}
      className={styles.section}
      aria-labelledby={headingId}
      aria-busy={shown < cards.length}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <h2 id={headingId} className={styles.title} tabIndex={-1} onFocus={approach}>{sectionName({ kind, name }, t)}</h2>
      {shown > 0 && <CardGrid cards={listed} />}
    </section>
  );
});
