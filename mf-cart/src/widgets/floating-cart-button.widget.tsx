import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $cartCount, $cartSubtotal, $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Icon } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import styles from './floating-cart-button.module.css';

/** Leads from the menu to the cart and tells what is in it (MENU-19). */
export default function FloatingCartButton() {
  const { t } = useTranslation('mf-cart');
  const { count, subtotal, money } = useUnit({ count: $cartCount, subtotal: $cartSubtotal, money: $formatMoney });
  if (count === 0) return null;
  return (
    <aside className={styles.place}>
      <Link className={styles.button} to={paths.cart()}>
        <span className={styles.count}><Icon name="cart" /><span>{t('button.count', { count })}</span></span>
        <span className={styles.see}>{t('button.see')}</span>
        <span className={styles.price}>{money(subtotal)}</span>
      </Link>
    </aside>
  );
}
