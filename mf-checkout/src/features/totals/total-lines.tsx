import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $formatMoney,
  $lines,
  $payment,
  $restaurant,
  $totals,
  $totalsContext,
} from '@storefront/shared-domain/models';
import { shownTotal, totalLines } from '@storefront/shared-domain/rules';
import { Amount, Amounts } from '@storefront/shared-ui';
import { methodName } from '../../lib/method-name';

/**
 * The lines of the total in their order, below the prices of the items, each with the reason of its
 * amount; a line without a value is omitted (CHECKOUT-02).
 */
export function TotalLines({ size = 'm' }: { size?: 's' | 'm' }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { info, lines, totals, context, money, payment } = useUnit({
    info: $restaurant,
    lines: $lines,
    totals: $totals,
    context: $totalsContext,
    money: $formatMoney,
    payment: $payment,
  });
  const rows = shownTotal(totalLines(totals, context, { lines, currency: info?.currency ?? '' }), {
    say: (key, values) => t(`domain:${key}`, values),
    money,
    method: payment === null ? '' : methodName(t, payment.method),
    names: {
      subtotal: t('domain:totals.order-subtotal'),
      total: t('domain:totals.total-payable'),
    },
  });
  return (
    <Amounts size={size}>
      {rows.map(({ key, ...row }) => (
        <Amount key={key} {...row} whyLabel={t('domain:why.label')} />
      ))}
    </Amounts>
  );
}
