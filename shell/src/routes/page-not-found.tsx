import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, LinkButton, Page } from '@storefront/shared-ui';
import { firstPageSettled } from '../rendered/first-page';

/** The restaurant exists, the path after it does not. */
export function PageNotFound() {
  const { t } = useTranslation('shell');
  const isTablet = useUnit($isTablet);
  useLayoutEffect(firstPageSettled, []);
  return (
    <Page>
      <EmptyState
        icon="search"
        heading="h1"
        title={t('page-not-found.title')}
        action={<LinkButton to={paths.home(isTablet)}>{t('page-not-found.menu')}</LinkButton>}
      >
        {t('page-not-found.hint')}
      </EmptyState>
    </Page>
  );
}
