import { useUnit } from 'effector-react';
import type { FormEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { $coupon } from '@storefront/shared-domain/models';
import { Button, Icon } from '@storefront/shared-ui';
import { CodeInput } from './code-input';
import { $isChecking, $mayApply, $typed, applyPressed, typed } from './coupon.model';
import styles from './coupon.module.css';
import { $secondsLeft } from './wait.model';

/**
 * The code field and Apply, which is disabled without a code (COUPON-03) and shows a countdown
 * after too many attempts (F27).
 */
export function CouponForm({ field }: { field: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('mf-checkout');
  const { text, mayApply, isChecking, secondsLeft, coupon, type, apply } = useUnit({
    text: $typed,
    mayApply: $mayApply,
    isChecking: $isChecking,
    secondsLeft: $secondsLeft,
    coupon: $coupon,
    type: typed,
    apply: applyPressed,
  });
  const isWaiting = secondsLeft > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeInput
        ref={field}
        label={t(coupon === null ? 'coupon.field' : 'coupon.another')}
        start={<Icon name="ticket" />}
        value={text}
        onTyped={type}
      />
      <Button
        type="submit"
        size="l"
        variant="secondary"
        disabled={!mayApply}
        loading={isChecking}
        aria-label={isWaiting ? t('coupon.wait-label', { count: secondsLeft }) : undefined}
      >
        {isWaiting ? t('coupon.wait', { count: secondsLeft }) : t('coupon.apply')}
      </Button>
      <p role="status" className={styles.busy}>
        {isWaiting && t('coupon.too-many')}
      </p>
    </form>
  );
}
