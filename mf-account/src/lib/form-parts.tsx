import { Icon, IconButton, TextInput, type TextInputProps } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from './form.module.css';
import type { AccountFailure } from './account-failure';
import styles from './form-notice.module.css';

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

type Props = {
  to: string;
  /**
   * Called instead of navigating to the page, where leaving would lose the input of the page under
   * a dialog.
   */
  onChoose?: (() => void) | undefined;
  children: string;
};

export function FormLink({ to, onChoose, children }: Props) {
  return onChoose === undefined ? (
    <Link className={form.link} to={to}>
      {children}
    </Link>
  ) : (
    <button type="button" className={form.link} onClick={onChoose}>
      {children}
    </button>
  );
}

/** Why the form failed; announced at once. */
export function FormNotice({ failure }: { failure: AccountFailure | null }) {
  const { t } = useTranslation(['mf-account', 'domain']);
  if (failure === null) return null;
  return (
    <p className={styles.notice} role="alert">
      <Icon name="warning" />
      <span>{'key' in failure ? t(failure.key) : failure.text}</span>
    </p>
  );
}

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
