import { useUnit } from 'effector-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, IconButton } from '@storefront/shared-ui';
import { FoundCards } from '../features/catalogue/found-cards';
import { MenuList } from '../features/catalogue/menu-list';
import { CategoryNav } from '../features/category-nav/category-nav';
import { SearchBox } from '../features/search/search-box';
import { SearchResults } from '../features/search/search-results';
import { SearchStatus } from '../features/search/search-status';
import { useIsOnScreen } from '../lib/use-is-on-screen';
import { $isBlocked, $sections } from '../menu/menu.model';
import { scrollToSection } from '../menu/scroll-to-section';
import { sectionName } from '../menu/section-name';
import { useScrollMemory } from '../menu/use-scroll-memory';
import styles from './home.module.css';

/** Search, categories and list; or the reason why there are none (MENU-11). */
export function HomeMenu() {
  const { t } = useTranslation('mf-menu');
  const { sections, isBlocked } = useUnit({ sections: $sections, isBlocked: $isBlocked });
  const items = useMemo(
    () => sections.map((section) => ({ id: section.id, name: sectionName(section, t) })),
    [sections, t],
  );
  const searchInput = useRef<HTMLInputElement>(null);
  const isSearchSeen = useIsOnScreen(searchInput);
  useScrollMemory();

  if (isBlocked)
    return (
      <EmptyState icon="lock" title={t('menu.unavailable')}>
        {t('menu.unavailable-hint')}
      </EmptyState>
    );
  if (sections.length === 0)
    return (
      <EmptyState icon="dish" title={t('menu.empty')}>
        {t('menu.empty-hint')}
      </EmptyState>
    );
  const goToSearch = (): void => {
    searchInput.current?.scrollIntoView({ block: 'center' });
    searchInput.current?.focus({ preventScroll: true });
  };
  const toSearch = (
    <span className={styles.toSearch} data-needed={!isSearchSeen}>
      <IconButton icon="search" label={t('menu.go-to-search')} onClick={goToSearch} />
    </span>
  );
  return (
    <>
      <SearchBox inputRef={searchInput} />
      <SearchStatus />
      <SearchResults cardsOf={(hits) => <FoundCards sections={sections} hits={hits} />}>
        <CategoryNav
          items={items}
          end={toSearch}
          onChosen={(id) => {
            scrollToSection(id, 'smooth');
          }}
        />
        <div className={styles.list}>
          <MenuList sections={sections} />
        </div>
      </SearchResults>
    </>
  );
}
