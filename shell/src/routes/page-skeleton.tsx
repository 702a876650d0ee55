import { useTranslation } from 'react-i18next';
import { Page, Skeleton, VisuallyHidden } from '@storefront/shared-ui';
import styles from './page-skeleton.module.css';

const ROWS = [1, 2, 3, 4];

/** Placeholder of a screen while its code or data is loading. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Page width="wide" busy>
      <VisuallyHidden>
        <p role="status">{t('remote.loading')}</p>
      </VisuallyHidden>
      <div className={styles.stack}>
        <Skeleton shape="block" size="l" />
        <Skeleton shape="title" />
        <Skeleton lines={2} />
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" size="s" />
        ))}
      </div>
    </Page>
  );
}
