import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { ErrorPanel, Page, PageHeader } from '@storefront/shared-ui';
import { Returned } from '../features/after-payment/returned';
import { OrderNotFound } from '../features/tracking/order-missing';
import { OrderSkeleton } from '../features/tracking/order-skeleton';

/**
 * Return page of an external payment: numbers that match no order of this restaurant show an error
 * and have no effect.
 */
export function ReturnedOrder({ cid, oid }: { cid: string; oid: string }) {
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
