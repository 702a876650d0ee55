import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatDuration } from '@storefront/shared-domain/menu-rules';
import { Icon } from '@storefront/shared-ui';
import styles from './header.module.css';

/** Delivery time and pickup time (MENU-05); durations as in MENU-33. */
export function Times({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { delivery_time_min: least, delivery_time_max: most, takeout_time: takeout } = info;
  const from = formatDuration(least);
  const to = formatDuration(most);
  const delivers = !info.no_delivery && most > 0;
  const handsOut = !info.no_takeout && takeout > 0;
  if (!delivers && !handsOut) return null;
  return (
    <dl className={styles.times}>
      {delivers && (
        <div className={styles.time}>
          <dt>
            <Icon name="bike" />
            {t('header.delivery')}
          </dt>
          <dd>{least > 0 && least < most ? t('header.range', { from, to }) : to}</dd>
        </div>
      )}
      {handsOut && (
        <div className={styles.time}>
          <dt>
            <Icon name="store" />
            {t('header.takeout')}
          </dt>
          <dd>{formatDuration(takeout)}</dd>
        </div>
      )}
    </dl>
  );
}
