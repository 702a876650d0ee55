import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO, type Order } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { storedAmounts, storedContext, totalLines } from '@storefront/shared-domain/rules';
import { Amount, Amounts } from '@storefront/shared-ui';
import { methodName } from '../../lib/method-name';

/** The receipt's lines: the amounts that the server stored for the placed order. */
export function PlacedTotals({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const money = useUnit($formatMoney);
  const method = methodName(t, order.details.paymentType);
  return (
    <Amounts size="m">
      {totalLines(storedAmounts(order.details), storedContext(order)).map(({ key, amount }) => (
        <Amount
          key={key}
          label={t(`domain:totals.${key}`, { method })}
          value={money(amount)}
          tone={key === 'total' ? 'total' : amount < ZERO ? 'discount' : 'plain'}
        />
      ))}
    </Amounts>
  );
}
