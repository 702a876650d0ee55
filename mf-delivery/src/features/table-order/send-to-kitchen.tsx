import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $customer, $formatMoney, $lines, $totals } from '@storefront/shared-domain/models';
import { lineSubtotal } from '@storefront/shared-domain/rules';
import { Amounts, Button, Dialog, List, Row, Stack } from '@storefront/shared-ui';
import { TotalRows } from '../../lib/amounts/total-rows';
import { $isSendShown, orderConfirmed, sendDismissed } from './table-order.model';

/** 'Send to the kitchen?': what CONFIRM ORDER sends to the table (DELIVERY-08). */
export function SendToKitchen() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { isShown, lines, totals, customer, money, send, dismiss } = useUnit({
    isShown: $isSendShown,
    lines: $lines,
    totals: $totals,
    customer: $customer,
    money: $formatMoney,
    send: orderConfirmed,
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
        <p>{t('table-order.goes-to', { table: customer.table })}</p>
        <List label={t('table-order.items')}>
          {lines.map((line) => (
            <Row
              key={line.lineId}
              title={`${line.qty}× ${line.name}`}
              detail={line.notes}
              end={line.type === 'prize' ? null : money(lineSubtotal(line))}
            />
          ))}
        </List>
        <Amounts>
          <TotalRows totals={totals} />
        </Amounts>
      </Stack>
    </Dialog>
  );
}
