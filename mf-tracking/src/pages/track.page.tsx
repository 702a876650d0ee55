import { useTranslation } from 'react-i18next';
import { Stack } from '@storefront/shared-ui';
import { Progress } from '../features/progress/progress';
import { StateCard } from '../features/progress/state-card';
import { ShareButton } from '../features/share/share-button';
import { OrderSummary } from '../features/summary/order-summary';
import { ConnectionNote } from '../features/tracking/connection-note';
import { OrderScreen } from '../features/tracking/order-screen';
import styles from './track.module.css';

/** Follows an order (SHELL-26, TRACKING-01). */
export default function TrackPage() {
  const { t } = useTranslation('mf-tracking');
  return (
    <OrderScreen
      title={(order) => (order === null ? t('page.title') : t('page.title-of', { number: order.orderNoText }))}
      actions={(order) => <ShareButton order={order} />}
    >
      {(order) => (
        <div className={styles.page}>
          <Stack gap={6}>
            <StateCard order={order}><ConnectionNote /></StateCard>
            <Progress order={order} />
          </Stack>
          <OrderSummary order={order} />
        </div>
      )}
    </OrderScreen>
  );
}
