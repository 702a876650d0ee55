import { useUnit } from 'effector-react';
import { type FormEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { $coupon } from '@storefront/shared-domain/models';
import { Button, Icon } from '@storefront/shared-ui';
import { CodeInput } from './code-input';
import { $isChecking, $mayApply, $typed, applyPressed, codeTyped } from './coupon.model';
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
    type: codeTyped,
    apply: applyPressed,
  });
  const reasonId = useId();
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
        reasonId={reasonId}
        loading={isChecking}
        aria-label={isWaiting ? t('coupon.wait-label', { count: secondsLeft }) : undefined}
      >
        {isWaiting ? t('coupon.wait', { count: secondsLeft }) : t('coupon.apply')}
      </Button>
      <p role="status" className={styles.busy}>
        {isWaiting && <span id={reasonId}>{t('coupon.too-many')}</span>}
      </p>
      {!isWaiting && (
        <p id={reasonId} className={styles.reason}>
          {mayApply ? '' : t('coupon.no-code')}
        </p>
      )}
    </form>
  );
}
