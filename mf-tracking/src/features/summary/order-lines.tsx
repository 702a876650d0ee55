import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine, Order } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { lineSubtotal } from '@storefront/shared-domain/rules';
import { lineChoices } from './line-choices';
import styles from './order-lines.module.css';

function Line({ line }: { line: CartLine }) {
  const { t } = useTranslation('mf-tracking');
  const money = useUnit($formatMoney);
  const choices = lineChoices(t, line);
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.qty}×</span>
      <div className={styles.about}>
        <p className={styles.name}>{line.name}</p>
        {choices.length > 0 && (
          <ul className={styles.choices}>
            {choices.map((choice, index) => (
              <li key={`${choice}-${index}`}>{choice}</li>
            ))}
          </ul>
        )}
        {line.notes !== '' && (
          <p className={styles.notes}>{t('line.notes', { notes: line.notes })}</p>
        )}
      </div>
      <span className={styles.price}>
        {line.type === 'prize'
          ? t('line.points', { count: line.points_needed * line.qty })
          : money(lineSubtotal(line))}
      </span>
    </li>
  );
}

/** The ordered items: quantities, choices, notes, subtotals. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('mf-tracking');
  return (
    <ul className={styles.lines} aria-label={t('summary.items')}>
      {order.orders.map((line, index) => (
        <Line key={`${line.id}-${index}`} line={line} />
      ))}
    </ul>
  );
}
