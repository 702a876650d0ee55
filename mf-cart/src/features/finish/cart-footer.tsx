import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { LinkButton, StickyFooter } from '@storefront/shared-ui';
import styles from './cart-footer.module.css';
import { CartTotal } from './cart-total';
import { FinishButton } from './finish-button';

type Props = {
  /** The visible lines; null until the cart is read. */
  lines: readonly CartLine[] | null;
};

/** The total and the two navigation buttons (CART-11 to CART-13). */
export function CartFooter({ lines }: Props) {
  const { t } = useTranslation('mf-cart');
  const isTablet = useUnit($isTablet);
  return (
    <StickyFooter summary={<CartTotal lines={lines} />}>
      <div className={styles.actions}>
        <LinkButton to={paths.home(isTablet)} variant="secondary" wide>
          {t('footer.order-more')}
        </LinkButton>
        <FinishButton />
      </div>
    </StickyFooter>
  );
}
