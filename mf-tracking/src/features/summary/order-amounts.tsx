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
import styles from './order-amounts.module.css';
import { methodName } from './payment-text';

/** The lines of the order's total, as the server stored it, below the prices of its items. */
export function OrderAmounts({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { money, info } = useUnit({ money: $formatMoney, info: $restaurant });
  const { details, orders } = order;
  const lines = totalLines(storedAmounts(details), storedContext(order), {
    lines: orders,
    currency: info?.currency ?? '',
  });
  const rows = shownTotal(lines, {
    say: (key, values) => t(`domain:${key}`, values),
    money,
    method: methodName(t, details.paymentType),
  });
  return (
    <div className={styles.amounts}>
      <Amounts size="m">
        {rows.map(({ key, ...row }) => (
          <Amount key={key} {...row} whyLabel={t('domain:why.label')} />
        ))}
      </Amounts>
    </div>
  );
}
