import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
  Stack,
} from '@storefront/shared-ui';
import { Navigate, useSearchParams } from '@storefront/shared-ui/router';
import { PixWaiting } from '../features/pix/pix-waiting';
import { PaymentEnded } from '../lib/payment-watch/payment-ended';
import { updateRequested } from '../lib/payment-watch/payment-watch.model';
import { usePayment } from '../lib/payment-watch/use-payment';

/**
 * The code of a pix payment, until it is paid. The URL names an order; its state comes from the
 * server.
 */
export default function PaymentPixPage() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const [query] = useSearchParams();
  const uuid = query.get('token') ?? '';
  const { payment, problem } = usePayment(uuid);
  const request = useUnit(updateRequested);
  if (uuid === '') return <Navigate to={paths.menu()} replace />;
  if (payment?.status === 'paid')
    return <Navigate to={paths.paymentSuccess()} replace state={{ uuid }} />;
  const isPix = payment?.kind === 'pix';
  if (payment?.status === 'refunded' || (payment !== null && !isPix))
    return <Navigate to={paths.track({ token: uuid })} replace />;
  return (
    <Page
      header={
        <PageHeader
          title={t('pix.title')}
          back={{ to: paths.track({ token: uuid }), label: t('pix.back') }}
        />
      }
      busy={payment === null && problem === null}
    >
      {payment?.status === 'pending' && <PixWaiting payment={payment} />}
      {payment !== null && payment.status !== 'pending' && <PaymentEnded payment={payment} />}
      {payment === null && problem === null && (
        <Stack gap={4}>
          <Skeleton shape="title" />
          <Skeleton shape="block" size="l" />
          <Skeleton lines={3} />
        </Stack>
      )}
      {payment === null && problem === 'unreachable' && (
        <ErrorPanel
          title={t('pay.unreachable')}
          reason={t('domain:error.offline')}
          retryLabel={t('domain:action.retry')}
          onRetry={() => request()}
        />
      )}
      {payment === null && problem === 'not-found' && (
        <EmptyState
          icon="search"
          title={t('pay.not-found')}
          action={<LinkButton to={paths.menu()}>{t('domain:action.back-to-menu')}</LinkButton>}
        />
      )}
    </Page>
  );
}
