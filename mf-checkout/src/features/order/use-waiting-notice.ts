import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $isWaiting } from './order.model';

/**
 * Shows a toast that the order was not sent when the checkout is left while the order waits for the
 * connection.
 */
export function useWaitingNotice(): void {
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
