import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $formatMoney, $isAtTable } from '@storefront/shared-domain/models';
import { formatDuration } from '@storefront/shared-domain/menu-rules';
import { Icon } from '@storefront/shared-ui';
import styles from './header.module.css';

type Fact = { icon: 'bike' | 'store' | 'cart'; label: string; children: ReactNode };

const Time = ({ icon, label, children }: Fact) => (
  <div className={styles.time}>
    <dt>
      <Icon name={icon} size="s" />
      <span>{label}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);

/**
 * Delivery time, pickup time (MENU-05), and the minimum of a delivery, except at a table; durations
 * as in MENU-33.
 */
export function Times({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { money, isAtTable } = useUnit({ money: $formatMoney, isAtTable: $isAtTable });
  const { delivery_time_min: least, delivery_time_max: most, takeout_time: takeout } = info;
  const from = formatDuration(least);
  const to = formatDuration(most);
  const delivers = !info.no_delivery && most > 0;
  const handsOut = !info.no_takeout && takeout > 0;
  const hasMinimum = !info.no_delivery && info.min_total_delivery > 0;
  if (isAtTable || (!delivers && !handsOut && !hasMinimum)) return null;
  return (
    <dl className={styles.times}>
      {delivers && (
        <Time icon="bike" label={t('header.delivery')}>
          {least > 0 && least < most ? t('header.range', { from, to }) : to}
        </Time>
      )}
      {handsOut && (
        <Time icon="store" label={t('header.takeout')}>
          {formatDuration(takeout)}
        </Time>
      )}
      {hasMinimum && (
        <Time icon="cart" label={t('header.minimum')}>
          {money(info.min_total_delivery)}
        </Time>
      )}
    </dl>
  );
}
