import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $formatMoney, $nextFeeDiscount } from '@storefront/shared-domain/models';
import { CartAmounts } from '../../lib/amounts/cart-amounts';
import { discountTexts } from '../../lib/discount-texts';
import { EarlyPlace } from '../../lib/early-place';
import styles from './cart-total.module.css';

type Props = {
  /** The visible lines; null until the cart is read. */
  lines: readonly CartLine[] | null;
};

/** The amounts up to TOTAL (CART-11), and the amount missing for the next fee discount (CART-12). */
export function CartTotal({ lines }: Props) {
  const { t } = useTranslation('mf-cart');
  const { money, next } = useUnit({ money: $formatMoney, next: $nextFeeDiscount });
  return (
    <>
      {lines === null && <EarlyPlace of="discount" as="p" className={styles.next} />}
      {next && lines !== null && (
        <p className={styles.next}>
          {t(discountTexts[next.gives], { missing: money(next.missing) })}
        </p>
      )}
      <CartAmounts lines={lines} />
    </>
  );
}
