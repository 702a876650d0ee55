import { noticeBus } from '@storefront/shared-domain/bus';
import { type Coupon, minor, ZERO } from '@storefront/shared-domain/contracts';
import {
  $coupon,
  $couponDiscount,
  $couponProblem,
  $formatMoney,
} from '@storefront/shared-domain/models';
import { Card, Icon, IconButton } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $isOffered, $result, removePressed, resultRead } from './coupon.model';
import styles from './coupon.module.css';
import { boxShown } from './confirm-coupon.model';
import { CouponForm } from './coupon-form';
import { ResultDialog } from './result-dialog';

type Props = { coupon: Coupon; onRemoved: () => void };

/**
 * The applied coupon, its discount and its remove button (COUPON-13). A coupon that currently does
 * not count shows the reason.
 */
function AppliedCoupon({ coupon, onRemoved }: Props) {
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

/** Coupon of the order (COUPON-01): the applied one, and the field for another code. */
export function CouponBox() {
  const { t } = useTranslation('mf-checkout');
  const { isOffered, coupon, result, read, toast, shown } = useUnit({
    isOffered: $isOffered,
    coupon: $coupon,
    result: $result,
    read: resultRead,
    toast: noticeBus.toastRequested,
    shown: boxShown,
  });
  useEffect(() => void shown(), [shown]);
  const field = useRef<HTMLInputElement>(null);
  const isUsed = result?.kind === 'used';
  useEffect(() => {
    if (!isUsed) return;
    toast({ text: t('coupon.used'), tone: 'warning' }); // ERRORS-14
    read();
  }, [isUsed, read, t, toast]);
  // The Apply button is disabled without a code and cannot take the focus back from the dialog.
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && result === null && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
    wasShown.current = result !== null;
  }, [result]);
  if (!isOffered) return null;
  return (
    <Card as="section" aria-labelledby="checkout-coupon">
      <div className={styles.box}>
        <h2 id="checkout-coupon" className={styles.title}>
          {t('coupon.title')}
        </h2>
        {coupon !== null && (
          <AppliedCoupon
            coupon={coupon}
            onRemoved={() => field.current?.focus({ preventScroll: true })}
          />
        )}
        <CouponForm field={field} />
      </div>
      {result !== null && result.kind !== 'used' && (
        <ResultDialog result={result} onRead={() => read()} />
      )}
    </Card>
  );
}
