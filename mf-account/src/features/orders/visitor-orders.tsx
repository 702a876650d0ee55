import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { paths } from '@storefront/shared-domain/paths';
import { Stack } from '@storefront/shared-ui';
import { SignInPrompt } from '../customer/sign-in-prompt';
import { OrderList } from './order-list';
import { $placedHere, deviceOrders, visitorCame } from './orders.model';

/**
 * A visitor sees the orders of this device and, below, what a login adds; where nothing was ordered
 * on the device, only the login.
 */
export function VisitorOrders({ onAgain }: { onAgain: (order: Order) => void }) {
  const { t } = useTranslation('mf-account');
  const { placed, come } = useUnit({ placed: $placedHere, come: visitorCame });
  useEffect(() => {
    come();
  }, [come]);
  const prompt = <SignInPrompt text={t('orders.invitation')} returnTo={paths.orders()} />;
  if (placed === null || placed.length === 0) return prompt;
  return (
    <Stack gap={6}>
      <p>{t('orders.of-device')}</p>
      <OrderList from={deviceOrders} none={t('orders.none-of-device')} onAgain={onAgain} />
      {prompt}
    </Stack>
  );
}
