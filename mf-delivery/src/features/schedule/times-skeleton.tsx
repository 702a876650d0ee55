import { useTranslation } from 'react-i18next';
import { Skeleton, VisuallyHidden } from '@storefront/shared-ui';
import styles from './times-skeleton.module.css';

const keys = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Placeholder of the days and hours while they load. */
export function TimesSkeleton() {
  const { t } = useTranslation('mf-delivery');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>
        <span role="status">{t('schedule.loading')}</span>
      </VisuallyHidden>
      <div className={styles.days}>
        {keys(4).map((key) => (
          <Skeleton key={key} shape="button" />
        ))}
      </div>
      <div className={styles.hours}>
        {keys(6).map((key) => (
          <Skeleton key={key} shape="button" />
        ))}
      </div>
    </div>
  );
}
