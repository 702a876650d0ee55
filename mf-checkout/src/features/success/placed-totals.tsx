import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import {
  shownTotal,
  storedAmounts,
  storedContext,
  totalLines,
} from '@storefront/shared-domain/rules';
import { Amount, Amounts } from '@storefront/shared-ui';
import { methodName } from '../../lib/method-name';

/**
 * The receipt's lines, below the prices of its items: the amounts that the server stored for the
 * placed order.
 */
export function PlacedTotals({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { money, info } = useUnit({ money: $formatMoney, info: $restaurant });
  const lines = totalLines(storedAmounts(order.details), storedContext(order), {
    lines: order.orders,
    currency: info?.currency ?? '',
  });
  const rows = shownTotal(lines, {
    say: (key, values) => t(`domain:${key}`, values),
    money,
    method: methodName(t, order.details.paymentType),
  });
  return (
    <Amounts size="m">
      {rows.map(({ key, ...row }) => (
        <Amount key={key} {...row} why={[]} />
      ))}
    </Amounts>
  );
}
