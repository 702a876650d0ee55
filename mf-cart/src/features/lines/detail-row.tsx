import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ZERO, type Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import styles from './line-details.module.css';

type Props = {
  /** Fraction of a pizza, such as '1/2'. */
  fraction?: string;
  /** A price of 0 is not shown. */
  price: Minor;
  /** The price is that of a whole pizza, of which this is a part. */
  isWhole?: boolean;
  /** Belongs to the row above. */
  isInside?: boolean;
  children: ReactNode;
};

/** One chosen item with its price. */
export function DetailRow({
  fraction = '',
  price,
  isWhole = false,
  isInside = false,
  children,
}: Props) {
  const { t } = useTranslation('mf-cart');
  const money = useUnit($formatMoney);
  return (
    <li className={styles.row} data-inside={isInside}>
      {fraction !== '' && <span className={styles.fraction}>{fraction}</span>}
      <span className={styles.what}>{children}</span>
      {price > ZERO && (
        <span className={styles.price}>
          {isWhole ? t('line.whole', { price: money(price) }) : money(price)}
        </span>
      )}
    </li>
  );
}
