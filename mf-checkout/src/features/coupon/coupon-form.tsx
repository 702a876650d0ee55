import { $coupon } from '@storefront/shared-domain/models';
import { upperCoupon } from '@storefront/shared-domain/rules';
import { Button, Icon, TextInput } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type FormEvent,
  type Ref,
  useId,
} from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_CODE_LENGTH } from './coupon-code';
import { $isChecking, $mayApply, $typed, applyPressed, codeTyped } from './coupon.model';
import styles from './coupon.module.css';
import { $secondsLeft } from './wait.model';

type Props = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> & {
  value: string;
  onTyped: (text: string) => void;
};

/** Converts the value to upper case and restores the caret behind the same letter (COUPON-02). */
function raise(input: HTMLInputElement): string {
  const caret = upperCoupon(
    input.value.slice(0, input.selectionStart ?? input.value.length),
  ).length;
  input.value = upperCoupon(input.value);
  input.setSelectionRange(caret, caret);
  return input.value;
}

/** The field of a coupon's code. Text is not converted during IME composition. */
function CodeInput({ onTyped, ...texts }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    onTyped(isComposing ? event.currentTarget.value : raise(event.currentTarget));
  };
  const composed = (event: CompositionEvent<HTMLInputElement>): void =>
    onTyped(raise(event.currentTarget));
  return (
    <TextInput
      {...texts}
      onChange={change}
      onCompositionEnd={composed}
      maxLength={MAX_CODE_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
}

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
