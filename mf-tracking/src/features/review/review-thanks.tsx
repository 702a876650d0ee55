import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import styles from './review.module.css';

/** Said once a review was sent, or turned out to be known already. */
export function ReviewThanks({ kind }: { kind: 'sent' | 'known' }) {
  const { t } = useTranslation('mf-tracking');
  return (
    <div className={styles.thanks} role="status">
      <span className={styles.symbol}>
        <Icon name="check" size="xl" />
      </span>
      <p className={styles.title}>{t(`review.${kind}.title`)}</p>
      <p className={styles.text}>{t(`review.${kind}.text`)}</p>
    </div>
  );
}
