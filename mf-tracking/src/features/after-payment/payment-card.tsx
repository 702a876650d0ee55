import { orderBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { Card, Icon } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentActions } from './payment-actions';
import styles from './payment-card.module.css';
import type { PaymentView } from './payment-view';

/**
 * Poll interval of a pending payment in ms: the order stream does not report a declined payment.
 */
const POLL_MS = 10_000;

/** Calls `request` at an interval while the page is visible. */
function usePolling(isOn: boolean, request: () => void): void {
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && latest.current(),
      POLL_MS,
    );
    return () => clearInterval(timer);
  }, [isOn]);
}

const TONES = {
  pending: 'brand',
  declined: 'danger',
  expired: 'warning',
  canceled: 'warning',
  refunded: 'warning',
  paid: 'success',
} as const;

type Props = {
  order: Order;
  view: PaymentView;
  /** The order has to be read again. */
  onUpdate: () => void;
};

/** Payment state of the order and the actions for it (TRACKING-03). */
export function PaymentCard({ order, view, onUpdate }: Props) {
  const { t } = useTranslation('mf-tracking');
  const successShown = useUnit(orderBus.successShown);
  usePolling(view === 'pending', onUpdate);
  useEffect(() => {
    if (view === 'paid') successShown(order);
  }, [view, order, successShown]);
  return (
    <Card as="section" padding="l" tone={TONES[view]} aria-label={t('after-payment.label')}>
      <div className={styles.card}>
        <div role="status" className={styles.texts}>
          <p className={styles.title}>
            <Icon
              name={view === 'paid' ? 'check' : view === 'pending' ? 'clock' : 'warning'}
              size="l"
            />{' '}
            {t(`after-payment.${view}.title`)}
          </p>
          <p>{t(`after-payment.${view}.text`)}</p>
        </div>
        <PaymentActions order={order} view={view} onUpdate={onUpdate} />
      </div>
    </Card>
  );
}
