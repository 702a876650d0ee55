import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import type { AccountFailure } from './account-failure';
import styles from './form-notice.module.css';

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
