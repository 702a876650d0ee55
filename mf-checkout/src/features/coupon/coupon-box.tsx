import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $coupon } from '@storefront/shared-domain/models';
import { Card } from '@storefront/shared-ui';
import { AppliedCoupon } from './applied-coupon';
import { boxShown } from './confirm-coupon.model';
import { CouponForm } from './coupon-form';
import { $isOffered, $result, resultRead } from './coupon.model';
import styles from './coupon.module.css';
import { ResultDialog } from './result-dialog';

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
