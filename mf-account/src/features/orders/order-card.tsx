import type { CartLine, Minor, Order } from '@storefront/shared-domain/contracts';
import { $formatMoney, $language, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import {
  formatDate,
  formatTime,
  lineOptions,
  lineSubtotal,
  methodName,
  shownTotal,
  statusEntry,
  statusText,
  storedAmounts,
  storedContext,
  totalLines,
} from '@storefront/shared-domain/rules';
import { ItemList } from '@storefront/shared-kit/item-list';
import {
  Amount,
  Amounts,
  Badge,
  Button,
  Card,
  Disclosure,
  LinkButton,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-card.module.css';
import { $stages, newerStatus } from './stages.model';

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

/** Total of an order, as the server stored it. */
export const orderTotal = ({ details }: Order): Minor => storedAmounts(details).grandTotal;

const itemText = ({ qty, name }: CartLine): string => (qty > 1 ? `${qty}× ${name}` : name);

type Props = { order: Order; onAgain: () => void };

/** One order: time, number, status, items, total; its amounts unfold. */
export function OrderCard({ order, onAgain }: Props) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const id = useId();
  const { info, language, money, stages } = useUnit({
    stages: $stages,
    info: $restaurant,
    language: $language,
    money: $formatMoney,
  });
  const { uuid, orderNoText, created_at, orders } = order;
  const status = newerStatus(order, stages[uuid]);
  const items = orders.map(itemText).join(', ');
  const at = t('orders.moment', {
    date: formatDate(created_at, info),
    time: formatTime(created_at, language, info?.timezone),
  });
  const { tone } = statusEntry(status);
  return (
    <Card as="li">
      <article className={styles.order} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} className={styles.number}>
            {t('orders.number', { number: orderNoText })}
          </h2>
          <Badge tone={tone}>{t(`domain:${statusText(status, order)}`)}</Badge>
        </div>
        <p className={styles.moment}>{at}</p>
        <p className={styles.items}>{items}</p>
        <Disclosure
          summary={t('orders.content')}
          end={<strong className={styles.total}>{money(orderTotal(order))}</strong>}
        >
          <OrderContent order={order} />
        </Disclosure>
        <div className={styles.actions}>
          <LinkButton
            to={paths.track({ token: uuid })}
            variant="secondary"
            size="s"
            aria-label={t('orders.follow-of', { number: orderNoText })}
          >
            {t('orders.follow')}
          </LinkButton>
          <Button
            variant="secondary"
            size="s"
            icon="refresh"
            aria-label={t('orders.again-of', { number: orderNoText })}
            onClick={onAgain}
          >
            {t('orders.again')}
          </Button>
        </div>
      </article>
    </Card>
  );
}
