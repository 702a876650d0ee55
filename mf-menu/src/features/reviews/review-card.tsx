import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $language } from '@storefront/shared-domain/models';
import { formatDate } from '@storefront/shared-domain/menu-rules';
import { Card, Rating } from '@storefront/shared-ui';
import { ratingText } from '../../lib/number-text';
import styles from './reviews.module.css';

type Props = { review: RestaurantInfo['reviews'][number]; info: RestaurantInfo };

/** One customer's review. */
export function ReviewCard({ review: { name, rating, note, date }, info }: Props) {
  const { t } = useTranslation('mf-menu');
  const language = useUnit($language);
  const day = formatDate(date, info);
  return (
    <Card as="li">
      <div className={styles.head}>
        <span className={styles.name}>{name.trim() || t('reviews.anonymous')}</span>
        {day !== '' && (
          <time dateTime={date} className={styles.date}>
            {day}
          </time>
        )}
      </div>
      <Rating
        value={rating}
        label={t('reviews.out-of', { rating: ratingText(rating, language) })}
      />
      {note.trim() !== '' && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
