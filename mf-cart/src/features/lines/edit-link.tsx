import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine, Menu } from '@storefront/shared-domain/contracts';
import { $menu } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { findProduct } from '@storefront/shared-domain/rules';
import { FROM_CART } from '@storefront/shared-kit/from-cart';
import { Link } from '@storefront/shared-ui/router';
import styles from './cart-line.module.css';

/**
 * Where the choices of a line are changed; null for a line without any, and for one that is not on
 * the menu.
 */
function editPath({ type, id, lineId }: CartLine, menu: Menu): string | null {
  const query = { product: id, edit: lineId };
  switch (type) {
    case 'pizza':
      return menu.pizzas.sizes.some((size) => size.id === id) ? paths.pizza(query) : null;
    case 'combo':
      return menu.combos.some((combo) => combo.id === id)
        ? paths.pizza({ ...query, isCombo: true })
        : null;
    case 'general':
      return findProduct(menu, id)?.extras.length ? paths.extra(query) : null;
    case 'prize':
      return null;
  }
}

/** Link to the page that changes the choices of a line. `onLeave` closes the dialog around it. */
export function EditLink({
  line,
  onLeave,
}: {
  line: CartLine;
  onLeave?: (() => void) | undefined;
}) {
  const { t } = useTranslation('mf-cart');
  const menu = useUnit($menu);
  const to = menu && editPath(line, menu);
  if (to === null) return null;
  return (
    <Link
      className={styles.action}
      to={to}
      state={FROM_CART}
      onClick={onLeave}
      aria-label={t('line.edit-of', { name: line.name })}
    >
      {t('line.edit')}
    </Link>
  );
}
