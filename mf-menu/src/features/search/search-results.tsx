import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '@storefront/shared-ui';
import type { Hit } from '../../menu/hit';
import * as search from './search.model';
import styles from './search.module.css';

type Props = {
  /** Renders the found cards, best first. */
  cardsOf: (hits: readonly Hit[]) => ReactNode;
  /** Content without a search. */
  children: ReactNode;
};

/** Search results instead of the menu; the menu itself without a search (MENU-14). */
export function SearchResults({ cardsOf, children }: Props) {
  const { t } = useTranslation('mf-menu');
  const { hits, clear } = useUnit({ hits: search.$hits, clear: search.searchCleared });
  if (hits === null) return children;
  const title = t('search.results', { count: hits.cards.length, query: hits.query });
  if (hits.cards.length === 0) {
    return (
      <div className={styles.results}>
        <EmptyState
          icon="search"
          title={title}
          action={
            <Button variant="secondary" onClick={() => clear()}>
              {t('search.show-all')}
            </Button>
          }
        >
          {t('search.empty-hint')}
        </EmptyState>
      </div>
    );
  }
  return (
    <section className={styles.results} aria-labelledby="search-results">
      <h2 id="search-results">{title}</h2>
      {cardsOf(hits.cards)}
    </section>
  );
}
