import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { Stack } from '@storefront/shared-ui';
import { OrderList } from './order-list';
import { $placedHere, deviceOrders, visitorCame } from './orders.model';

type Props = { login: ReactNode; onAgain: (order: Order) => void };

/**
 * A visitor sees the orders of this device and, below, what a login adds; where nothing was ordered
 * on the device, only the login.
 */
export function VisitorOrders({ login, onAgain }: Props) {
  const { t } = useTranslation('mf-account');
  const { placed, come } = useUnit({ placed: $placedHere, come: visitorCame });
  useEffect(() => {
    come();
  }, [come]);
  if (placed === null || placed.length === 0) return login;
  return (
    <Stack gap={6}>
      <p>{t('orders.of-device')}</p>
      <OrderList from={deviceOrders} none={t('orders.none-of-device')} onAgain={onAgain} />
      {login}
    </Stack>
  );
}
