import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minor } from '@storefront/shared-domain/contracts';
import { $cartCount, $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { DOCKED_CART } from '@storefront/shared-kit/docked-cart';
import { Icon, LinkButton, useDocked } from '@storefront/shared-ui';
import { SAMPLE_AMOUNT } from '../boot/early-money';
import { Slot } from '../remotes/slot';
import { $isLoaded } from '../restaurant/restaurant.model';
import styles from './docked-cart.module.css';
import { useDocksCart } from './use-docks-cart';

/** The dock before the cart is loaded, as the edge renders it; with a link when something is in it. */
function EmptyDock({ action }: { action?: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.empty}>
      <h2>{t('page.cart')}</h2>
      <Icon name="cart" size="xl" />
      <p>{t('dock.hint')}</p>
      {action}
    </div>
  );
}

/** The cart beside the menu of a wide screen (MENU-19). Its space is reserved from the first paint. */
function DockedCart() {
  const { t } = useTranslation('shell');
  const { isLoaded, count } = useUnit({ isLoaded: $isLoaded, count: $cartCount });
  const see = t('dock.see');
  const isWide = useDocked();
  const toPage = <LinkButton to={paths.cart()}>{count > 0 ? `${see} · ${count}` : see}</LinkButton>;
  return (
    <aside id={DOCKED_CART} className={styles.dock} aria-label={t('page.cart')} tabIndex={-1}>
      {isLoaded && isWide ? (
        <Slot
          name="docked-cart"
          props={{}}
          waiting={<EmptyDock action={count > 0 && toPage} />}
          fallback={<EmptyDock action={toPage} />}
        />
      ) : (
        <EmptyDock />
      )}
    </aside>
  );
}

/**
 * The pages; on a wide screen the cart is beside the menu. `data-money` is the layout of amounts for the
 * start script.
 */
export function BesideCart({ children }: { children: ReactNode }) {
  const hasDock = useDocksCart();
  const formatMoney = useUnit($formatMoney);
  return (
    <div
      className={styles.frame}
      data-docks={hasDock}
      data-money={formatMoney(minor(SAMPLE_AMOUNT))}
    >
      {children}
      {hasDock && <DockedCart />}
    </div>
  );
}
