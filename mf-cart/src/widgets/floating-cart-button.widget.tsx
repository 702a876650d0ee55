import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { cartBus } from '@storefront/shared-domain/bus';
import {
  $cartCount,
  $cartSubtotal,
  $formatMoney,
  $isTablet,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Icon } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import styles from './floating-cart-button.module.css';

/**
 * Links the menu to the cart and shows its content (MENU-19); on a tablet it opens the cart beside
 * the menu (TABLE-13).
 */
export default function FloatingCartButton() {
  const { t } = useTranslation('mf-cart');
  const { count, subtotal, money, isTablet, openTableCart } = useUnit({
    count: $cartCount,
    subtotal: $cartSubtotal,
    money: $formatMoney,
    isTablet: $isTablet,
    openTableCart: cartBus.tableCartRequested,
  });
  if (count === 0) return null;
  const face = (
    <>
      <span className={styles.count}>
        <Icon name="cart" />
        <span key={count} className={styles.number}>
          {t('button.count', { count })}
        </span>
      </span>
      <span className={styles.see}>{t('button.see')}</span>
      <span className={styles.price}>{money(subtotal)}</span>
    </>
  );
  return (
    <aside className={styles.place} data-beside={isTablet} data-floats>
      {isTablet ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          onClick={() => openTableCart()}
        >
          {face}
        </button>
      ) : (
        <Link className={styles.button} to={paths.cart()}>
          {face}
        </Link>
      )}
    </aside>
  );
}
