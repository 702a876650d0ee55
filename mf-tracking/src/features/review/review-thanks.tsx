import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import styles from './review.module.css';

/** Shown after a review was sent, or when the server already has one. */
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
