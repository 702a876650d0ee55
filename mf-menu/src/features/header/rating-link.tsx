import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $language } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Link } from '@storefront/shared-ui/router';
import { ratingText } from '../../lib/number-text';
import styles from './header.module.css';

/** The average of the reviews as a link to them (MENU-04); nothing while there are no ratings. */
export function RatingLink({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const language = useUnit($language);
  if (info.rating_average <= 0) return null;
  const rating = ratingText(info.rating_average, language);
  return (
    <Link
      to={paths.reviews()}
      className={styles.rating}
      aria-label={t('header.rating', { rating })}
    >
      <span className={styles.star} aria-hidden>
        ★
      </span>
      {rating}
    </Link>
  );
}
