import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $lines } from '@storefront/shared-domain/models';
import { lineSubtotal } from '@storefront/shared-domain/rules';
import { CartAmounts } from '../../lib/amounts/cart-amounts';
import { LineDetails } from './line-details';
import styles from './order-content.module.css';

/** The lines of the cart as they are ordered, with their choices, notes and prices, and what they cost together. */
export function OrderContent() {
  const { t } = useTranslation('mf-cart');
  const { lines, money } = useUnit({ lines: $lines, money: $formatMoney });
  return (
    <div>
      <ul className={styles.lines} aria-label={t('page.title')}>
        {lines.map((line) => (
          <li key={line.lineId} className={styles.line}>
            <span className={styles.quantity}>{`${line.qty}×`}</span>
            <div>
              <p className={styles.name}>{line.name}</p>
              <LineDetails line={line} />
              {line.notes !== '' && <p>{t('line.notes', { notes: line.notes })}</p>}
            </div>
            <span className={styles.price}>
              {line.type === 'prize' ? null : money(lineSubtotal(line))}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.amounts}>
        <CartAmounts lines={lines} />
      </div>
    </div>
  );
}
