import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@storefront/shared-ui';
import * as search from './search.model';
import styles from './search.module.css';

/**
 * Announces the number of results politely; always rendered, so that screen readers announce every
 * change.
 */
export function SearchStatus() {
  const { t } = useTranslation('mf-menu');
  const { hits, isBroken } = useUnit({ hits: search.$hits, isBroken: search.$isSearchBroken });
  return (
    <>
      <div role="status">
        {hits !== null && (
          <VisuallyHidden>
            {t('search.results', { count: hits.cards.length, query: hits.query })}
          </VisuallyHidden>
        )}
      </div>
      {isBroken && (
        <p className={styles.broken} role="alert">
          {t('search.failed')}. {t('search.failed-hint')}
        </p>
      )}
    </>
  );
}
