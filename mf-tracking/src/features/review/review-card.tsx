import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { Button, Card, Rating } from '@storefront/shared-ui';
import { reviewOpened } from './review.model';
import styles from './review.module.css';

/**
 * The review on the order's own page once the order is over: a button to write one, or the given
 * rating (OPEN-022).
 */
export function ReviewCard({ order: { uuid, ratingAvg, ratingNote } }: { order: Order }) {
  const { t } = useTranslation('mf-tracking');
  const open = useUnit(reviewOpened);
  const stars = ratingAvg ?? null;
  return (
    <Card as="section" padding="l" aria-label={t('review.label')}>
      <div className={styles.card}>
        <p className={styles.title}>{t(stars === null ? 'review.title' : 'review.given')}</p>
        {stars === null ? (
          <Button wide variant="secondary" icon="star" onClick={() => open(uuid)}>
            {t('review.open')}
          </Button>
        ) : (
          <Rating value={stars} label={t('review.of', { stars, most: 5 })} />
        )}
        {ratingNote !== '' && <p className={styles.note}>{ratingNote}</p>}
      </div>
    </Card>
  );
}
