import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $tableLink } from '@storefront/shared-domain/models';
import { Button, Dialog, Stack } from '@storefront/shared-ui';
import { tableOrderRequested } from '../../lib/table-order-requested';
import { $isSendShown, sendDismissed } from './send-to-kitchen.model';

/** 'Send to the kitchen?': `content` is what FINISH ORDER sends to the table (CART-21). */
export function SendToKitchen({ content }: { content: ReactNode }) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const {
    isShown,
    link: { table },
    send,
    dismiss,
  } = useUnit({
    isShown: $isSendShown,
    link: $tableLink,
    send: tableOrderRequested,
    dismiss: sendDismissed,
  });
  return (
    <Dialog
      open={isShown}
      size="s"
      title={t('table-order.send')}
      closeLabel={t('domain:action.close')}
      onClose={() => dismiss()}
      footer={
        <Stack gap={2}>
          <Button size="l" wide onClick={() => send()}>
            {t('table-order.send-now')}
          </Button>
          <Button size="l" wide variant="ghost" onClick={() => dismiss()}>
            {t('table-order.not-yet')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={4}>
        <p>{t('table-order.goes-to', { table: table ?? '' })}</p>
        {content}
      </Stack>
    </Dialog>
  );
}
