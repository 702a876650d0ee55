import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $language, $restaurant } from '@storefront/shared-domain/models';
import {
  formatDate,
  formatTime,
  isFinalStatus,
  statusEntry,
  statusText,
} from '@storefront/shared-domain/rules';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { handover } from '../../lib/handover';
import styles from './state-card.module.css';
import { currentStage } from './stage';
import { StageBar } from './stage-bar';
import { StageScene } from './stage-scene/stage-scene';

/**
 * Estimated arrival of an order: ISO instants; `from` equals `to` when the restaurant gives one
 * figure.
 */
type Estimate = { readonly from: string; readonly to: string };

const MINUTE_MS = 60_000;

/**
 * The restaurant's usual times, added to the time of ordering: a range for deliveries, one time for
 * pickup. Null when the restaurant gives none, for tables, for scheduled orders, for pickup orders
 * that are ready, and for orders that are over.
 */
export function computeEstimate(
  { created_at, details, status }: Order,
  info: RestaurantInfo,
): Estimate | null {
  const start = Date.parse(created_at);
  if (Number.isNaN(start) || details.schedule || details.deliveryType === 'table') return null;
  const delivers = details.deliveryType === 'delivery';
  const { estimate } = statusEntry(status);
  if (estimate === 'none' || (estimate === 'delivery' && !delivers)) return null;
  const most = delivers ? info.delivery_time_max : info.takeout_time;
  const least = delivers ? Math.min(info.delivery_time_min || most, most) : most;
  const after = (minutes: number) => new Date(start + minutes * MINUTE_MS).toISOString();
  return most > 0 ? { from: after(least), to: after(most) } : null;
}

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
function ArrivalTime({ order }: { order: Order }) {
  const arrival = useArrival(order);
  if (arrival === null) return null;
  return (
    <p className={styles.arrival}>
      <span className={styles.label}>{arrival.label}</span> <strong>{arrival.time}</strong>
      {arrival.date !== null && <span className={styles.date}>{arrival.date}</span>}
    </p>
  );
}

/**
 * The current stage of the order as a drawing, its expected time, and its name; a change is announced
 * without interrupting (TRACKING-02).
 */
export function StateCard({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const stage = currentStage(order);
  const { texts, tone } = statusEntry(stage);
  return (
    <section className={styles.card} data-tone={tone} aria-label={t('state.label')}>
      <StageScene stage={stage} />
      <div className={styles.texts}>
        <ArrivalTime order={order} />
        <div className={styles.bar}>
          <StageBar order={order} />
        </div>
        <div role="status" className={styles.state}>
          <p className={styles.name}>{t(`domain:${statusText(stage, order)}`)}</p>
          <p className={styles.hint}>
            {t(texts === 'READY' ? `state.READY.${handover(order)}` : `state.${texts}`)}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
