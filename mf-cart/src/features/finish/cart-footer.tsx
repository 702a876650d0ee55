import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney, $isTablet, $nextFeeDiscount } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { LinkButton, StickyFooter } from '@storefront/shared-ui';
import styles from './cart-footer.module.css';
import { FinishButton } from './finish-button';

type Props = {
  /** Total of the visible lines; null until the cart is read. */
  total: Minor | null;
};

/**
 * TOTAL, the amount missing for the next fee discount, and the two navigation buttons (CART-11 to
 * CART-13).
 */
export function CartFooter({ total }: Props) {
  const { t } = useTranslation('mf-cart');
  const { money, next, isTablet } = useUnit({
    money: $formatMoney,
    next: $nextFeeDiscount,
    isTablet: $isTablet,
  });
  return (
    <StickyFooter
      summary={
        <>
          {next && total !== null && (
            <p className={styles.next}>
              {t('footer.next-discount', { missing: money(next.missing) })}
            </p>
          )}
          <p className={styles.total}>
            <span>{t('footer.total')}</span>
            <output>{total !== null && money(total)}</output>
          </p>
        </>
      }
    >
      <div className={styles.actions}>
        <LinkButton to={paths.home(isTablet)} variant="secondary" wide>
          {t('footer.order-more')}
        </LinkButton>
        <FinishButton />
      </div>
    </StickyFooter>
  );
}
