import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { ErrorPanel, Page, PageHeader, Stack } from '@storefront/shared-ui';
import { useLocation, useSearchParams } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PaymentCard } from '../features/after-payment/payment-card';
import { isPaymentAll, paymentView } from '../features/after-payment/payment-view';
import { isReturned, Returned } from '../features/after-payment/returned';
import { CourierCard } from '../features/courier/courier-card';
import { isCourierShown } from '../features/courier/is-courier-shown';
import { HandoverCode } from '../features/progress/handover-code';
import { Progress } from '../features/progress/progress';
import { StageCard } from '../features/progress/stage-card';
import { StateCard } from '../features/progress/state-card';
import { Review } from '../features/review/review';
import { ShareButton } from '../features/share/share-button';
import { OrderSummary } from '../features/summary/order-summary';
import { ConnectionNote } from '../features/tracking/connection-note';
import { $orderFile } from '../features/tracking/order-file.model';
import { OrderScreen } from '../features/tracking/order-screen';
import { $ownAddress, withOwnAddress } from '../features/tracking/own-address.model';
import { updateRequested } from '../features/tracking/tracking.model';
import { OrderNotFound } from '../features/tracking/order-missing';
import { OrderSkeleton } from '../features/tracking/order-skeleton';
import styles from './track.module.css';

/**
 * Return page of an external payment: numbers that match no order of this restaurant show an error
 * and have no effect.
 */
function ReturnedOrder({ cid, oid }: { cid: string; oid: string }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const header = (
    <PageHeader
      title={t('page.title')}
      back={{ to: paths.menu(), label: t('domain:action.back-to-menu') }}
    />
  );
  return (
    <Page header={header} width="wide">
      <Returned
        key={`${cid}/${oid}`}
        cid={cid}
        oid={oid}
        waiting={<OrderSkeleton />}
        failed={(error, again) => {
          const isUnknown =
            error.kind === 'http'
              ? error.status < 500
              : error.kind === 'contract' && error.status === 0;
          if (isUnknown) return <OrderNotFound />;
          return (
            <ErrorPanel
              title={t('failed.title')}
              reason={t(`domain:error.${error.kind === 'http' ? 'unexpected' : error.kind}`)}
              retryLabel={t('domain:action.retry')}
              onRetry={again}
            />
          );
        }}
      />
    </Page>
  );
}

function Tracked({ order }: { order: Order }) {
  const { state } = useLocation() as { state: unknown };
  const { info, own, request } = useUnit({
    info: $restaurant,
    own: $ownAddress,
    request: updateRequested,
  });
  const view = paymentView(order, isReturned(state));
  return (
    <div className={styles.page}>
      <Stack gap={6}>
        {view !== null && <PaymentCard order={order} view={view} onUpdate={() => request()} />}
        {!isPaymentAll(view) && (
          <StateCard order={order}>
            <ConnectionNote />
          </StateCard>
        )}
        {!isPaymentAll(view) && <HandoverCode order={order} />}
        {info !== null && isCourierShown(order, info) && <CourierCard uuid={order.uuid} />}
        <Review order={order} />
        {!isPaymentAll(view) && <Progress order={order} />}
      </Stack>
      <OrderSummary order={withOwnAddress(order, own)} />
    </div>
  );
}

/** Tracks an order (SHELL-26, TRACKING-01) and shows the result of its payment (TRACKING-03). */
export default function TrackPage() {
  const { t } = useTranslation('mf-tracking');
  const [query] = useSearchParams();
  const file = useUnit($orderFile);
  const [token, cid, oid] = [query.get('token'), query.get('cid'), query.get('oid')];
  if (!token && cid && oid) return <ReturnedOrder cid={cid} oid={oid} />;
  return (
    <OrderScreen
      title={(order) =>
        order === null ? t('page.title') : t('page.title-of', { number: order.orderNoText })
      }
      actions={(order) => <ShareButton order={order} />}
      waiting={file === null ? undefined : <StageCard file={file} />}
    >
      {(order) => <Tracked order={order} />}
    </OrderScreen>
  );
}
