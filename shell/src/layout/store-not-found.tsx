import { useTranslation } from 'react-i18next';
import { EmptyState, Page } from '@storefront/shared-ui';

/** The URL names no existing restaurant (SHELL-47). */
export function StoreNotFound() {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <EmptyState icon="store" heading="h1" title={t('not-found.title')}>
        {t('not-found.hint')}
      </EmptyState>
    </Page>
  );
}
