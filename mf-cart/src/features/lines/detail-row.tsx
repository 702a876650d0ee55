import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { ZERO, type Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import styles from './line-details.module.css';

type Props = {
  /** Fraction of a pizza, such as '1/2'. */
  fraction?: string;
  /** What the row adds to the price; 0 is not shown. */
  amount?: Minor;
  /** Belongs to the row above. */
  isInside?: boolean;
  children: ReactNode;
};

/** One row of a line's details. */
export function DetailRow({ fraction = '', amount = ZERO, isInside = false, children }: Props) {
  const money = useUnit($formatMoney);
  return (
    <li className={styles.row} data-inside={isInside}>
      {fraction !== '' && <span className={styles.fraction}>{fraction}</span>}
      <span className={styles.what}>{children}</span>
      {amount !== ZERO && <span className={styles.price}>{money(amount)}</span>}
    </li>
  );
}
