import { Icon } from '@storefront/shared-ui';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersLessMotion } from '../../lib/less-motion';
import { sectionAnchor } from '../../menu/section-names';
import styles from './category-nav.module.css';
import { useCurrentSection } from './use-current-section';
import { useOverflow } from './use-overflow';

/**
 * Scrolls the row by mouse. Keyboard and touch reach every category without it, so it is no tab
 * stop.
 */
function OverflowButton({ side, onClick }: { side: 'before' | 'after'; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-side={side}
      tabIndex={-1}
      aria-hidden
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name="chevron" />
    </button>
  );
}

export type NavItem = { id: string; name: string };
type Props = {
  /** In the order of the list (MENU-13); the same array instance until the menu changes. */
  items: readonly NavItem[];
  /** False while the sections are not rendered: then no section is current. */
  isFollowing: boolean;
  /** Link after the categories, back to the content above them. */
  end: ReactNode;
  /** Scrolls to a section and focuses it. */
  onChosen: (id: string) => void;
};

const NONE: readonly NavItem[] = [];

const smoothly = (): ScrollBehavior => (prefersLessMotion() ? 'instant' : 'smooth');

/**
 * Sticky links to the sections, a row on a phone and a column at the side of a wide screen; the
 * current one is marked and scrolled into view.
 */
export function CategoryNav({ items, isFollowing, end, onChosen }: Props) {
  const { t } = useTranslation('mf-menu');
  const row = useRef<HTMLUListElement>(null);
  const { current, choose } = useCurrentSection(isFollowing ? items : NONE);
  const inView = useRef(current);
  const { before, after } = useOverflow(row);

  useEffect(() => {
    // The first mark is in view, unless the customer has scrolled a rendered row before the start.
    if (current === inView.current) return;
    inView.current = current;
    const list = row.current;
    const mark = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && mark)
      list.scrollTo({
        left: mark.offsetLeft - (list.clientWidth - mark.offsetWidth) / 2,
        behavior: smoothly(),
      });
  }, [current]);

  const open = (event: MouseEvent, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
    onChosen(id);
  };
  const turn = (direction: -1 | 1): void => {
    row.current?.scrollBy({
      left: direction * row.current.clientWidth * 0.8,
      behavior: smoothly(),
    });
  };
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <nav
          className={styles.nav}
          data-before={before}
          data-after={after}
          aria-label={t('menu.categories')}
        >
          {before && <OverflowButton side="before" onClick={() => turn(-1)} />}
          <ul ref={row} className={styles.row} role="list">
            {items.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${encodeURIComponent(sectionAnchor(id))}`}
                  className={styles.link}
                  aria-current={id === current ? 'true' : undefined}
                  onClick={(event) => open(event, id)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {after && <OverflowButton side="after" onClick={() => turn(1)} />}
        </nav>
        {end}
      </div>
    </div>
  );
}
