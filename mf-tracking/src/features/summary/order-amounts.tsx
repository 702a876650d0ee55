import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO, type Order } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import {
  storedAmounts,
  storedContext,
  totalLines,
  whyTexts,
} from '@storefront/shared-domain/rules';
import { Amount, Amounts } from '@storefront/shared-ui';
import styles from './order-amounts.module.css';
import { methodName } from './payment-text';

/** The lines of the order's total, as the server stored it. */
export function OrderAmounts({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const money = useUnit($formatMoney);
  const method = methodName(t, order.details.paymentType);
  return (
    <div className={styles.amounts}>
      <Amounts size="m">
        {totalLines(storedAmounts(order.details), storedContext(order)).map((line) => (
          <Amount
            key={line.key}
            label={t(`domain:totals.${line.key}`, { method })}
            value={money(line.amount)}
            tone={line.key === 'total' ? 'total' : line.amount < ZERO ? 'discount' : 'plain'}
            why={whyTexts(line, (key, values) => t(`domain:${key}`, values), money, method)}
            whyLabel={t('domain:why.label')}
          />
        ))}
      </Amounts>
    </div>
  );
}
