import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Page, PageHeader, Stack } from '@storefront/shared-ui';
import { useLocation, useNavigate, useSearchParams } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderFailed, OrderNotFound } from './order-missing';
import { OrderSkeleton } from './order-skeleton';
import { $view, pageClosed, pageOpened } from './tracking.model';

/**
 * The order of the URL (`token`, SHELL-40), followed while the page is mounted (TRACKING-01,
 * TRACKING-02).
 */
function useTrackedOrder() {
  const [query] = useSearchParams();
  const uuid = query.get('token') ?? '';
  const { view, open, close } = useUnit({ view: $view, open: pageOpened, close: pageClosed });
  useEffect(() => {
    open(uuid);
    return () => close();
  }, [uuid, open, close]);
  return view;
}

type Props = {
  title: (order: Order | null) => string;
  actions?: (order: Order) => ReactNode;
  /** Shown first in the placeholder, and above why the order could not be read. */
  waiting?: ReactNode;
  children: (order: Order) => ReactNode;
};

/**
 * Opened from the menu, Back returns to it as it was left, with its scroll position (OPEN-009).
 * Undefined otherwise, and without a previous page of this visit: Back opens the home.
 */
function useReturnToMenu(): ((event: MouseEvent) => void) | undefined {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  if (query.get('caller') !== 'menu' || key === 'default') return undefined;
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a new tab
    event.preventDefault();
    void navigate(-1);
  };
}

/**
 * A page about one order: loading, shown, or the failure. Back leads to the menu, whatever the
 * previous page.
 */
export function OrderScreen({ title, actions, waiting, children }: Props) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const info = useUnit($restaurant);
  const view = useTrackedOrder();
  const onGo = useReturnToMenu();
  const order = view.kind === 'ready' ? view.order : null;
  const header = (
    <PageHeader
      title={title(order)}
      subtitle={info?.name}
      back={{ to: paths.menu(), label: t('domain:action.back-to-menu'), onGo }}
      actions={order && actions?.(order)}
    />
  );
  return (
    <Page header={header} width="wide" busy={view.kind === 'loading'}>
      {order && children(order)}
      {view.kind === 'loading' && <OrderSkeleton first={waiting} />}
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
