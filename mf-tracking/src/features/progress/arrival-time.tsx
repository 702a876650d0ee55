import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $language, $restaurant } from '@storefront/shared-domain/models';
import { formatDate, formatTime, isFinalStatus } from '@storefront/shared-domain/rules';
import { computeEstimate } from './estimate';
import styles from './state-card.module.css';

function useArrival({ details, status, ...order }: Order) {
  const { t } = useTranslation('mf-tracking');
  const { info, language } = useUnit({ info: $restaurant, language: $language });
  const time = (at: string): string => formatTime(at, language, info?.timezone);
  const { scheduleTo } = details;
  if (scheduleTo !== null && scheduleTo !== undefined && !isFinalStatus(status))
    return {
      label: t('summary.scheduled'),
      date: formatDate(scheduleTo, info),
      time: time(scheduleTo),
    };
  const estimate = info && computeEstimate({ ...order, details, status }, info);
  if (!estimate) return null;
  const [from, to] = [time(estimate.from), time(estimate.to)];
  return {
    label: t(details.deliveryType === 'delivery' ? 'estimate.delivery' : 'estimate.takeout'),
    date: null,
    time: from === to ? t('estimate.around', { time: to }) : t('estimate.between', { from, to }),
  };
}

/**
 * When the order is expected, large: its scheduled time, or the estimate in the restaurant's time
 * zone; nothing when the restaurant gives no estimate.
 */
export function ArrivalTime({ order }: { order: Order }) {
  const arrival = useArrival(order);
  if (arrival === null) return null;
  return (
    <p className={styles.arrival}>
      <span className={styles.label}>{arrival.label}</span> <strong>{arrival.time}</strong>
      {arrival.date !== null && <span className={styles.date}>{arrival.date}</span>}
    </p>
  );
}
