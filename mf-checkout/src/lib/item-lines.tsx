import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { lineOptions, lineSubtotal } from '@storefront/shared-domain/rules';
import styles from './item-lines.module.css';

type Props = { lines: readonly CartLine[]; label: string };

/** Lines of a cart or of an order: quantity, name, choices, note and amount. */
export function ItemLines({ lines, label }: Props) {
  const { t } = useTranslation('mf-checkout');
  const money = useUnit($formatMoney);
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line, index) => {
        const options = lineOptions(line).join(' · ');
        return (
          <li key={`${line.id}-${index}`} className={styles.line}>
            <span className={styles.quantity}>{line.qty}×</span>{' '}
            <span className={styles.name}>{line.name}</span>{' '}
            <span className={styles.amount}>
              {line.type === 'prize'
                ? t('items.points', { count: line.points_needed * line.qty })
                : money(lineSubtotal(line))}
            </span>
            {options !== '' && <span className={styles.detail}>{options}</span>}
            {line.notes !== '' && (
              <span className={styles.detail}>{t('items.notes', { notes: line.notes })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
