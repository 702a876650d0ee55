import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { focusDockedCart } from '@storefront/shared-kit/docked-cart';
import { Link } from '@storefront/shared-ui/router';
import styles from './cart-link.module.css';

type Props = {
  /** Where it appears when it has the focus: at the top of the page, or on a card in the cart. */
  place: 'page' | 'card';
};

/**
 * Leads a keyboard from a product to the cart, without the products after it: to the cart beside the
 * menu, or to its page. Visible while it has the focus.
 */
export function CartLink({ place }: Props) {
  const { t } = useTranslation('mf-menu');
  const follow = (event: MouseEvent): void => {
    if (focusDockedCart()) event.preventDefault();
  };
  return (
    <Link to={paths.cart()} className={styles.link} data-on={place} onClick={follow}>
      {t('skip.cart')}
    </Link>
  );
}
