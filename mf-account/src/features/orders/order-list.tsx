import type { Order } from '@storefront/shared-domain/contracts';
import { paths } from '@storefront/shared-domain/paths';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../lib/more-button';
import { OrderCard } from './order-card';
import styles from './order-list.module.css';
import type { deviceOrders, ownOrders } from './orders.model';
import { stagesRequested } from './stages.model';

const EVERY_MS = 30_000;

/** Reads the stages of the shown orders every 30 s while the page is visible. */
function useStages(): void {
  const request = useUnit(stagesRequested);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') request();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [request]);
}

type Props = {
  from: typeof ownOrders | typeof deviceOrders;
  /** What an empty list says. */
  none: string;
  onAgain: (order: Order) => void;
};

/** All orders, page by page; each links to its tracking and can be ordered again. */
export function OrderList({ from, none, onAgain }: Props) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { list, failure, isReading, open, more } = useUnit({
    list: from.$list,
    failure: from.$failure,
    isReading: from.$isReading,
    open: from.opened,
    more: from.moreRequested,
  });
  useStages();
  useEffect(() => {
    open();
  }, [open]);
  if (list === null && failure !== null) {
    return (
      <ErrorPanel
        title={t('orders.failed')}
        reason={t(failure === 'http' ? 'domain:error.unexpected' : `domain:error.${failure}`)}
        retryLabel={t('domain:action.retry')}
        onRetry={() => open()}
        retrying={isReading}
      />
    );
  }
  if (list === null) {
    return (
      <Stack gap={4}>
        <VisuallyHidden>
          <p role="status">{t('orders.loading')}</p>
        </VisuallyHidden>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        icon="dish"
        title={t('orders.none-title')}
        action={<LinkButton to={paths.menu()}>{t('orders.to-menu')}</LinkButton>}
      >
        {none}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <ul className={styles.list} role="list" aria-label={t('orders.title')} aria-busy={isReading}>
        {list.items.map((order) => (
          <OrderCard key={order.uuid} order={order} onAgain={() => onAgain(order)} />
        ))}
      </ul>
      <MoreButton
        hasMore={list.hasMore}
        isReading={isReading}
        failure={failure}
        onMore={() => more()}
      />
    </Stack>
  );
}
