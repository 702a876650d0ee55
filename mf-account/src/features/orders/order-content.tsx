import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
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
import { ItemList } from '@storefront/shared-kit/item-list';
import { Amount, Amounts } from '@storefront/shared-ui';
import styles from './order-content.module.css';

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
  const items = orders.map((line, index) => ({
    key: `${line.id}-${index}`,
    quantity: line.qty,
    name: line.name,
    amount:
      line.type === 'prize'
        ? t('prizes.points', { count: line.points_needed * line.qty })
        : money(lineSubtotal(line)),
    details: [lineOptions(line).join(' · '), line.notes],
  }));
  return (
    <div className={styles.content}>
      <ItemList items={items} label={t('orders.items', { number: order.orderNoText })} />
      <Amounts>
        {rows.map(({ key, ...row }) => (
          <Amount key={key} {...row} why={[]} />
        ))}
      </Amounts>
    </div>
  );
}
