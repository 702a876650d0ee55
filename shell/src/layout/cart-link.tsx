import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $cartCount, $cartSubtotal, $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Link } from '@storefront/shared-ui/router';
import { CART_COUNT, removeEarlyLink } from '../boot/cart-count-id';

/**
 * The way to the cart while mf-cart's button is on its way, and when it does not come: in its place,
 * with the style that the page has for the link of the start script.
 */
export function CartLink() {
  const { t } = useTranslation('shell');
  const { count, subtotal, money } = useUnit({
    count: $cartCount,
    subtotal: $cartSubtotal,
    money: $formatMoney,
  });
  useLayoutEffect(removeEarlyLink, []);
  return (
    <Link id={CART_COUNT} to={paths.cart()} data-floats>
      {`${t('dock.see')} · ${count} · ${money(subtotal)}`}
    </Link>
  );
}
