import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, TextInput, type TextInputProps } from '@storefront/shared-ui';

/**
 * A password, hidden unless the customer shows it. Never normalised: the typed text is sent
 * unchanged (DOMAIN-100).
 */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const { t } = useTranslation('mf-account');
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={256}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t('password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
