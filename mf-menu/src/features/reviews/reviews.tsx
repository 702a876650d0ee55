import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatDate } from '@storefront/shared-domain/menu-rules';
import { $language } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, EmptyState, LinkButton, Rating, Stack } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ratingText } from '../../lib/number-text';
import styles from './reviews.module.css';

type Props = { review: RestaurantInfo['reviews'][number]; info: RestaurantInfo };

/** One customer's review. */
function ReviewCard({ review: { name, rating, note, date }, info }: Props) {
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

/** The average and, when the record lists any, the reviews themselves (MENU-32, OPEN-023). */
export function Reviews({ info }: { info: RestaurantInfo }) {
  const { rating_average: average, reviews } = info;
  const { t } = useTranslation('mf-menu');
  const language = useUnit($language);
  if (average <= 0 && reviews.length === 0)
    return (
      <EmptyState
        icon="star"
        title={t('reviews.none')}
        action={<LinkButton to={paths.menu()}>{t('tablet.see-menu')}</LinkButton>}
      >
        {t('reviews.none-hint')}
      </EmptyState>
    );
  const rating = ratingText(average, language);
  return (
    <Stack gap={4}>
      {average > 0 && (
        <Card padding="l">
          <div className={styles.average}>
            <p className={styles.figure}>{rating}</p>
            <div className={styles.stars}>
              <p>{t('reviews.average')}</p>
              <Rating value={average} label={t('reviews.out-of', { rating })} />
              {reviews.length > 0 && (
                <p className={styles.count}>{t('reviews.count', { count: reviews.length })}</p>
              )}
            </div>
          </div>
        </Card>
      )}
      {reviews.length > 0 && (
        <ul className={styles.list} role="list" aria-label={t('page.reviews')}>
          {reviews.map((review, index) => (
            <ReviewCard key={index} review={review} info={info} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
