import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { orderAmounts } from './amounts';
import styles from './order-amounts.module.css';
import { methodName } from './payment-text';

/** The lines of the total that was agreed on. */
export function OrderAmounts({ order: { details } }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const money = useUnit($formatMoney);
  const method = methodName(t, details.paymentType);
  return (
    <dl className={styles.lines}>
      {orderAmounts(details).map(({ key, amount }) => (
        <div key={key} className={styles.line} data-total={key === 'total'}>
          <dt>{t(`domain:totals.${key}`, { method })}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
