import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersLessMotion } from '../../lib/less-motion';
import { sectionAnchor } from '../../menu/section-names';
import type { NavItem } from './category-nav';
import styles from './side-nav.module.css';
import { useCurrentSection } from './use-current-section';

type Props = {
  /** In the order of the list; the same array instance until the menu changes. */
  items: readonly NavItem[];
  /** False while the sections are not rendered: then no section is current. */
  isFollowing: boolean;
  /** Scrolls to a section and focuses it. */
  onChosen: (id: string) => void;
};

const NONE: readonly NavItem[] = [];

/**
 * The tablet's bar of categories (TABLE-10); the current one is marked and scrolled into view. On a
 * phone it is a row above the list.
 */
export function SideNav({ items, isFollowing, onChosen }: Props) {
  const { t } = useTranslation('mf-menu');
  const list = useRef<HTMLUListElement>(null);
  const { current, choose } = useCurrentSection(isFollowing ? items : NONE);

  useEffect(() => {
    const bar = list.current;
    const mark = bar?.querySelector<HTMLElement>('[aria-current]');
    if (!bar || !mark) return;
    bar.scrollTo({
      left: mark.offsetLeft - (bar.clientWidth - mark.offsetWidth) / 2,
      top: mark.offsetTop - (bar.clientHeight - mark.offsetHeight) / 2,
      behavior: prefersLessMotion() ? 'instant' : 'smooth',
    });
  }, [current]);

  const open = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    choose(id);
    onChosen(id);
  };
  return (
    <nav className={styles.nav} aria-label={t('menu.categories')}>
      <ul ref={list} className={styles.list} role="list">
        {items.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(sectionAnchor(id))}`}
              className={styles.link}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => open(event, id)}
            >
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
