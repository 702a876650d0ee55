import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from '@storefront/shared-ui';

/** An e-mail field: e-mail keyboard, no capitalisation or correction. */
export function EmailInput(props: Omit<TextInputProps, 'type' | 'label'>) {
  const { t } = useTranslation('mf-account');
  return (
    <TextInput
      {...props}
      label={t('field.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
    />
  );
}
