import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Page, PageHeader, Stack } from '@storefront/shared-ui';
import { OrderFailed, OrderNotFound } from './order-missing';
import { OrderSkeleton } from './order-skeleton';
import { useTrackedOrder } from './use-tracked-order';

type Props = {
  title: (order: Order | null) => string;
  actions?: (order: Order) => ReactNode;
  /** Shown instead of the placeholder, and above why the order could not be read. */
  waiting?: ReactNode;
  children: (order: Order) => ReactNode;
};

/**
 * A page about one order: loading, shown, or the failure. Back always leads to the menu, whatever
 * the previous page (OPEN-009).
 */
export function OrderScreen({ title, actions, waiting, children }: Props) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const info = useUnit($restaurant);
  const view = useTrackedOrder();
  const order = view.kind === 'ready' ? view.order : null;
  const header = (
    <PageHeader
      title={title(order)}
      subtitle={info?.name}
      back={{ to: paths.menu(), label: t('domain:action.back-to-menu') }}
      actions={order && actions?.(order)}
    />
  );
  return (
    <Page header={header} width="wide" busy={view.kind === 'loading'}>
      {order && children(order)}
      {view.kind === 'loading' && (waiting ?? <OrderSkeleton />)}
      {view.kind === 'not-found' && <OrderNotFound />}
      {view.kind === 'failed' && (
        <Stack gap={5}>
          {waiting}
          <OrderFailed failure={view.failure} />
        </Stack>
      )}
    </Page>
  );
}
