import { useUnit } from 'effector-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, IconButton, LinkButton } from '@storefront/shared-ui';
import { FoundCards } from '../features/catalogue/found-cards';
import { MenuList } from '../features/catalogue/menu-list';
import { CategoryNav } from '../features/category-nav/category-nav';
import { KitchenNotice } from '../features/kitchen/kitchen-notice';
import { SearchBox } from '../features/search/search-box';
import { SearchResults } from '../features/search/search-results';
import { SearchStatus } from '../features/search/search-status';
import * as search from '../features/search/search.model';
import { LIST_ID, SEARCH_ID } from '../features/skip-links/targets';
import { WithoutChips } from '../features/without/without-chips';
import { WithoutEmpty } from '../features/without/without-empty';
import { WithoutFilter } from '../features/without/without-filter';
import { useIsOnScreen } from '../lib/use-is-on-screen';
import { $allSections, $isBlocked, $sections } from '../menu/menu.model';
import { scrollToSection } from '../menu/scroll-to-section';
import { sectionName } from '../menu/section-names';
import { LeftChunksContext, useScrollMemory } from '../menu/use-scroll-memory';
import styles from './home.module.css';

/** Search, categories and list; or the reason why there are none (MENU-11). */
export function HomeMenu() {
  const { t } = useTranslation('mf-menu');
  const { all, sections, isBlocked, hits, clearSearch } = useUnit({
    all: $allSections,
    sections: $sections,
    isBlocked: $isBlocked,
    hits: search.$hits,
    clearSearch: search.searchCleared,
  });
  const isSearching = hits !== null;
  const items = useMemo(
    () => sections.map((section) => ({ id: section.id, name: sectionName(section, t) })),
    [sections, t],
  );
  const searchInput = useRef<HTMLInputElement>(null);
  const isSearchSeen = useIsOnScreen(searchInput);
  const leftChunks = useScrollMemory();

  if (isBlocked)
    return (
      <div className={styles.alone}>
        <EmptyState
          icon="lock"
          title={t('menu.unavailable')}
          action={<LinkButton to={paths.info()}>{t('page.info')}</LinkButton>}
        >
          {t('menu.unavailable-hint')}
        </EmptyState>
      </div>
    );
  if (all.length === 0)
    return (
      <div className={styles.alone}>
        <EmptyState
          icon="dish"
          title={t('menu.empty')}
          action={<LinkButton to={paths.info()}>{t('page.info')}</LinkButton>}
        >
          {t('menu.empty-hint')}
        </EmptyState>
      </div>
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
  const openSection = (id: string): void => {
    if (!isSearching) {
      scrollToSection(id, 'smooth');
      return;
    }
    clearSearch();
    requestAnimationFrame(() => scrollToSection(id, 'instant')); // the list is rendered by then
  };
  return (
    <>
      <div className={styles.search}>
        <KitchenNotice />
        <SearchBox inputRef={searchInput} inputId={SEARCH_ID} end={<WithoutFilter />} />
        <SearchStatus />
        <WithoutChips />
      </div>
      <div className={styles.nav} data-searching={isSearching}>
        <CategoryNav
          items={items}
          isFollowing={!isSearching}
          end={toSearch}
          onChosen={openSection}
        />
      </div>
      {/* Keyed: results and menu are different contents, and not one that shifts with the categories. */}
      <div
        key={isSearching ? 'results' : 'menu'}
        id={LIST_ID}
        className={styles.content}
        tabIndex={-1}
      >
        {sections.length === 0 && <WithoutEmpty />}
        <SearchResults cardsOf={(hits) => <FoundCards sections={sections} hits={hits} />}>
          <div className={styles.list}>
            <LeftChunksContext value={leftChunks}>
              <MenuList sections={sections} />
            </LeftChunksContext>
          </div>
        </SearchResults>
      </div>
    </>
  );
}
