import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine, Order } from '@storefront/shared-domain/contracts';
import { $formatMoney, $language, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { formatDate, formatTime, statusEntry, statusText } from '@storefront/shared-domain/rules';
import { Badge, Button, Card, Disclosure, LinkButton } from '@storefront/shared-ui';
import styles from './order-card.module.css';
import { OrderContent } from './order-content';
import { orderTotal } from './order-total';
import { $stages, newerStatus } from './stages.model';

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
