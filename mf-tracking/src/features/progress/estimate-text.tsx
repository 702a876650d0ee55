import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $language, $restaurant } from '@storefront/shared-domain/models';
import { formatTime } from '@storefront/shared-domain/rules';
import { Icon } from '@storefront/shared-ui';
import { estimateOf } from './estimate';
import styles from './state-card.module.css';

/**
 * Estimated arrival of the order in the restaurant's time zone; nothing when the restaurant gives
 * no estimate.
 */
export function EstimateText({ order }: { order: Order }) {
  const { t } = useTranslation('mf-tracking');
  const { info, language } = useUnit({ info: $restaurant, language: $language });
  const estimate = info && estimateOf(order, info);
  if (!estimate) return null;
  const [from, to] = [estimate.from, estimate.to].map((at) =>
    formatTime(at, language, info.timezone),
  );
  const label =
    order.details.deliveryType === 'delivery' ? 'estimate.delivery' : 'estimate.takeout';
  return (
    <p className={styles.estimate}>
      <Icon name="clock" size="s" />
      <span>{t(label)}</span>
      <strong>
        {from === to ? t('estimate.around', { time: to }) : t('estimate.between', { from, to })}
      </strong>
    </p>
  );
}
