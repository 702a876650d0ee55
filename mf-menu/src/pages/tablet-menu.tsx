import { useUnit } from 'effector-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { EmptyState } from '@storefront/shared-ui';
import { FoundCards } from '../features/catalogue/found-cards';
import { MenuList } from '../features/catalogue/menu-list';
import { SideNav } from '../features/category-nav/side-nav';
import { Highlights } from '../features/highlights/highlights';
import { KitchenNotice } from '../features/kitchen/kitchen-notice';
import { SearchBox } from '../features/search/search-box';
import { SearchResults } from '../features/search/search-results';
import { SearchStatus } from '../features/search/search-status';
import { WithoutChips } from '../features/without/without-chips';
import { WithoutEmpty } from '../features/without/without-empty';
import { WithoutFilter } from '../features/without/without-filter';
import * as search from '../features/search/search.model';
import { TabletBrand } from '../features/tablet/tablet-brand';
import { TabletNotice } from '../features/tablet/tablet-notice';
import { useResultsAtTop } from '../features/tablet/use-results-at-top';
import { $allSections, $sections } from '../menu/menu.model';
import { scrollToSection } from '../menu/scroll-to-section';
import { sectionName } from '../menu/section-names';
import { LeftChunksContext, useScrollMemory } from '../menu/use-scroll-memory';
import styles from './tablet.module.css';

/** Time between two highlights on the tablet, in milliseconds (TABLE-11). */
const SLIDE_INTERVAL = 10_000;

/** The tablet's single screen: bar of categories, highlights, search, list (TABLE-10). */
export function TabletMenu({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { all, sections, hits, clearSearch } = useUnit({
    all: $allSections,
    sections: $sections,
    hits: search.$hits,
    clearSearch: search.searchCleared,
  });
  const items = useMemo(
    () => sections.map((section) => ({ id: section.id, name: sectionName(section, t) })),
    [sections, t],
  );
  const searchInput = useRef<HTMLInputElement>(null);
  const isSearching = hits !== null;
  const top = useResultsAtTop(isSearching);
  const leftChunks = useScrollMemory();

  const openSection = (id: string): void => {
    if (!isSearching) {
      scrollToSection(id, 'smooth');
      return;
    }
    clearSearch();
    requestAnimationFrame(() => scrollToSection(id, 'instant')); // the list is rendered by then
  };
  return (
    <div className={styles.tablet} data-tablet>
      <div className={styles.side}>
        <TabletBrand info={info} />
        <SideNav items={items} isFollowing={!isSearching} onChosen={openSection} />
      </div>
      <div className={styles.content}>
        <TabletNotice />
        <KitchenNotice />
        <Highlights info={info} interval={SLIDE_INTERVAL} />
        <div ref={top} />
        {all.length === 0 ? (
          <EmptyState icon="dish" title={t('menu.empty')}>
            {t('menu.empty-hint')}
          </EmptyState>
        ) : (
          <>
            <div className={styles.search}>
              <SearchBox inputRef={searchInput} end={<WithoutFilter />} />
            </div>
            <SearchStatus />
            <WithoutChips />
            {sections.length === 0 && <WithoutEmpty />}
            <SearchResults cardsOf={(hits) => <FoundCards sections={sections} hits={hits} />}>
              <div className={styles.list}>
                <LeftChunksContext value={leftChunks}>
                  <MenuList sections={sections} />
                </LeftChunksContext>
              </div>
            </SearchResults>
          </>
        )}
      </div>
    </div>
  );
}
