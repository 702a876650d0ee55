import { type FieldViolations, formSchema, NewPassword } from '@storefront/shared-domain/contracts';
import {
  isCommonPassword,
  PASSWORD_STRENGTH_REQUIRED,
  passwordStrength,
  strengthLabelKey,
} from '@storefront/shared-domain/rules';
import type { TextInputProps } from '@storefront/shared-ui';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './form-parts';
import styles from './password-strength.module.css';

function passwordText(password: string): string | undefined {
  if (password === '') return 'domain:validation.required';
  if (passwordStrength(password) < PASSWORD_STRENGTH_REQUIRED) return 'password.too-weak';
  return isCommonPassword(password) ? 'password.common' : undefined;
}

/**
 * Requires a new password that is strong enough, not common, and typed twice identically
 * (ACCOUNT-07, ACCOUNT-09).
 */
export const newPasswordProblems = ({
  password,
  passwordConfirm,
}: NewPassword): FieldViolations<NewPassword> => ({
  password: passwordText(password),
  passwordConfirm:
    passwordConfirm === ''
      ? 'domain:validation.required'
      : password === passwordConfirm
        ? undefined
        : 'password.differ',
});

export const newPasswordSchema = formSchema(NewPassword, newPasswordProblems);

const PARTS = [1, 2, 3, 4];

/**
 * Strength of a password, as bars and as text (ACCOUNT-08, ACCOUNT-10); no text while the field is
 * empty.
 */
function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const level = passwordStrength(password);
  return (
    <div className={styles.strength} data-level={password === '' ? 'none' : level}>
      <span className={styles.bars} aria-hidden>
        {PARTS.map((part) => (
          <span key={part} className={styles.bar} data-filled={part <= level} />
        ))}
      </span>
      <p className={styles.label} role="status">
        {password !== '' && (
          <>
            {t('password.strength')} <strong>{t(`domain:${strengthLabelKey(level)}`)}</strong>
          </>
        )}
      </p>
    </div>
  );
}

type Input = Omit<TextInputProps, 'label' | 'type' | 'end'>;

type Props = {
  typed: string;
  password: Input;
  confirm: Input;
};

/** A new password, its strength, and its repetition. */
export function NewPasswordFields({ typed, password, confirm }: Props) {
  const { t } = useTranslation('mf-account');
  return (
    <>
      <PasswordInput
        {...password}
        label={t('field.new-password')}
        hint={t('password.hint')}
        autoComplete="new-password"
        required
      />
      <PasswordStrength password={typed} />
      <PasswordInput
        {...confirm}
        label={t('field.repeat-password')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
