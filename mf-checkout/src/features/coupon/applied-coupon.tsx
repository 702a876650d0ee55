import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO, minor, type Coupon } from '@storefront/shared-domain/contracts';
import { $couponDiscount, $couponProblem, $formatMoney } from '@storefront/shared-domain/models';
import { Icon, IconButton } from '@storefront/shared-ui';
import { removePressed } from './coupon.model';
import styles from './coupon.module.css';

type Props = { coupon: Coupon; onRemoved: () => void };

/**
 * The applied coupon, its discount and its remove button (COUPON-13). A coupon that currently does
 * not count shows the reason.
 */
export function AppliedCoupon({ coupon, onRemoved }: Props) {
  const { t } = useTranslation('mf-checkout');
  const { problem, discount, money, remove } = useUnit({
    problem: $couponProblem,
    discount: $couponDiscount,
    money: $formatMoney,
    remove: removePressed,
  });
  const worth =
    coupon.type === 'percentDiscount'
      ? t('coupon.worth-percent', { percent: coupon.percentDiscount })
      : t('coupon.worth-money', { amount: money(coupon.fixDiscount) });
  const from =
    coupon.minOrderValue > ZERO ? t('coupon.from', { minimum: money(coupon.minOrderValue) }) : '';
  const press = (): void => {
    remove();
    onRemoved();
  };
  return (
    <div className={styles.applied} data-counts={problem === null}>
      <p className={styles.code}>{coupon.code}</p>
      <p className={styles.worth}>{[worth, from].filter(Boolean).join(' · ')}</p>
      <p className={styles.amount}>{money(minor(-discount))}</p>
      <IconButton icon="trash" label={t('coupon.remove', { code: coupon.code })} onClick={press} />
      <p role="status" className={styles.problem}>
        {problem !== null && (
          <>
            <Icon name="warning" size="s" />
            {problem.kind === 'below-minimum'
              ? t('coupon.off-minimum', { missing: money(problem.missing) })
              : t('coupon.off-featured')}
          </>
        )}
      </p>
    </div>
  );
}
