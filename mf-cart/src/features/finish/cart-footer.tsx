import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $nextFeeDiscount, $totals } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Button, LinkButton, StickyFooter } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import styles from './cart-footer.module.css';
import { $finishPath, finishClicked } from './finish.model';

/** TOTAL, what is missing for the next fee discount, and the two ways on (CART-11 to CART-13). */
export function CartFooter() {
  const { t } = useTranslation('mf-cart');
  const navigate = useNavigate();
  const { money, totals, next, finishPath, finish } = useUnit({
    money: $formatMoney, totals: $totals, next: $nextFeeDiscount, finishPath: $finishPath, finish: finishClicked,
  });
  const onFinish = () => {
    finish();
    navigate(finishPath);
  };
  return (
    <StickyFooter
      summary={
        <>
          {next && <p className={styles.next}>{t('footer.next-discount', { missing: money(next.missing) })}</p>}
          <p className={styles.total}><span>{t('footer.total')}</span><output>{money(totals.subtotal)}</output></p>
        </>
      }
    >
      <div className={styles.actions}>
        <LinkButton to={paths.menu()} variant="secondary" wide>{t('footer.order-more')}</LinkButton>
        <Button wide onClick={onFinish}>{t('footer.finish')}</Button>
      </div>
    </StickyFooter>
  );
}
