import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney, $nextFeeDiscount } from '@storefront/shared-domain/models';
import styles from './cart-total.module.css';

type Props = {
  /** Total of the visible lines; null until the cart is read. */
  total: Minor | null;
};

/** TOTAL (CART-11), and the amount missing for the next fee discount (CART-12). */
export function CartTotal({ total }: Props) {
  const { t } = useTranslation('mf-cart');
  const { money, next } = useUnit({ money: $formatMoney, next: $nextFeeDiscount });
  return (
    <>
      {next && total !== null && (
        <p className={styles.next}>{t('footer.next-discount', { missing: money(next.missing) })}</p>
      )}
      <p className={styles.total}>
        <span>{t('footer.total')}</span>
        <output>{total !== null && money(total)}</output>
      </p>
    </>
  );
}
