import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine, Order } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import {
  lineOptions,
  lineSubtotal,
  methodName,
  shownTotal,
  storedAmounts,
  storedContext,
  totalLines,
} from '@storefront/shared-domain/rules';
import { Amount, Amounts } from '@storefront/shared-ui';
import styles from './order-content.module.css';

function Line({ line }: { line: CartLine }) {
  const { t } = useTranslation('mf-account');
  const money = useUnit($formatMoney);
  const options = lineOptions(line).join(' · ');
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.qty}×</span> <span>{line.name}</span>{' '}
      <span className={styles.price}>
        {line.type === 'prize'
          ? t('prizes.points', { count: line.points_needed * line.qty })
          : money(lineSubtotal(line))}
      </span>
      {options !== '' && <span className={styles.detail}>{options}</span>}
      {line.notes !== '' && <span className={styles.detail}>{line.notes}</span>}
    </li>
  );
}

/** The items of an order with their prices, and the lines of its total as the server stored them. */
export function OrderContent({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { money, info } = useUnit({ money: $formatMoney, info: $restaurant });
  const { details, orders } = order;
  const lines = totalLines(storedAmounts(details), storedContext(order), {
    lines: orders,
    currency: info?.currency ?? '',
  });
  const rows = shownTotal(lines, {
    say: (key, values) => t(`domain:${key}`, values),
    money,
    method: methodName(details.paymentType, (key) => t(`domain:${key}`)),
  });
  return (
    <div className={styles.content}>
      <ul className={styles.lines} aria-label={t('orders.items', { number: order.orderNoText })}>
        {orders.map((line, index) => (
          <Line key={`${line.id}-${index}`} line={line} />
        ))}
      </ul>
      <Amounts>
        {rows.map(({ key, ...row }) => (
          <Amount key={key} {...row} why={[]} />
        ))}
      </Amounts>
    </div>
  );
}
