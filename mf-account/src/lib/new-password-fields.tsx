import { useTranslation } from 'react-i18next';
import type { TextInputProps } from '@storefront/shared-ui';
import { PasswordInput } from './password-input';
import { PasswordStrength } from './password-strength';

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
