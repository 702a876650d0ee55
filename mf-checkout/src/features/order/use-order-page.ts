import { noticeBus } from '@storefront/shared-domain/bus';
import { $isPlacing, $restaurantId, lastOrderOf } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $isWaiting, orderedElsewhere, pageClosed, pageOpened } from './order.model';

/** Emits an event when another tab of this device has ordered the cart that both show. */
function useOrderedElsewhere(): void {
  const { restaurantId, isPlacing, send } = useUnit({
    restaurantId: $restaurantId,
    isPlacing: $isPlacing,
    send: orderedElsewhere,
  });
  useEffect(() => {
    if (restaurantId === null || isPlacing) return undefined;
    const known = lastOrderOf(restaurantId);
    return storage.onForeignChange(keys.lastOrderToken(restaurantId), () => {
      const uuid = lastOrderOf(restaurantId);
      if (uuid !== null && uuid !== known) send(uuid);
    });
  }, [restaurantId, isPlacing, send]);
}

/**
 * Shows a toast that the order was not sent when the checkout is left while the order waits for the
 * connection.
 */
function useWaitingNotice(): void {
  const { t } = useTranslation('mf-checkout');
  const { isWaiting, toast } = useUnit({ isWaiting: $isWaiting, toast: noticeBus.toastRequested });
  const leave = useRef(() => undefined as void);
  useEffect(() => {
    leave.current = () => {
      if (isWaiting) toast({ text: t('waiting.called-off'), tone: 'warning' });
    };
  });
  useEffect(() => () => leave.current(), []);
}

/**
 * Connects a page that sends orders: publishes when it is mounted, and detects that another tab has
 * ordered the cart.
 */
export function useOrderPage(): void {
  const { open, close } = useUnit({ open: pageOpened, close: pageClosed });
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
  useOrderedElsewhere();
  useWaitingNotice();
}
