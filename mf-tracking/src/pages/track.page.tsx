import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { Stack } from '@storefront/shared-ui';
import { useLocation, useSearchParams } from '@storefront/shared-ui/router';
import { PaymentCard } from '../features/after-payment/payment-card';
import { isPaymentAll, paymentView } from '../features/after-payment/payment-view';
import { isReturned } from '../features/after-payment/returned';
import { Progress } from '../features/progress/progress';
import { StateCard } from '../features/progress/state-card';
import { ShareButton } from '../features/share/share-button';
import { OrderSummary } from '../features/summary/order-summary';
import { ConnectionNote } from '../features/tracking/connection-note';
import { OrderScreen } from '../features/tracking/order-screen';
import { newsAsked } from '../features/tracking/tracking.model';
import { ReturnedOrder } from './returned-order';
import styles from './track.module.css';

function Tracked({ order }: { order: Order }) {
  const { state } = useLocation() as { state: unknown };
  const ask = useUnit(newsAsked);
  const view = paymentView(order, isReturned(state));
  return (
    <div className={styles.page}>
      <Stack gap={6}>
        {view !== null && <PaymentCard order={order} view={view} onNews={() => ask()} />}
        {!isPaymentAll(view) && <StateCard order={order}><ConnectionNote /></StateCard>}
        {!isPaymentAll(view) && <Progress order={order} />}
      </Stack>
      <OrderSummary order={order} />
    </div>
  );
}

/** Follows an order (SHELL-26, TRACKING-01), and what became of its payment (TRACKING-03). */
export default function TrackPage() {
  const { t } = useTranslation('mf-tracking');
  const [query] = useSearchParams();
  const [token, cid, oid] = [query.get('token'), query.get('cid'), query.get('oid')];
  if (!token && cid && oid) return <ReturnedOrder cid={cid} oid={oid} />;
  return (
    <OrderScreen
      title={(order) => (order === null ? t('page.title') : t('page.title-of', { number: order.orderNoText }))}
      actions={(order) => <ShareButton order={order} />}
    >
      {(order) => <Tracked order={order} />}
    </OrderScreen>
  );
}
