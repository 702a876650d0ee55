import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isOnline } from '@storefront/shared-domain/models';
import { $view } from '../restaurant/restaurant.model';
import styles from './stale-notice.module.css';

/**
 * Notice that the menu is this device's cached copy (OPEN-017). Hidden when offline, where
 * ConnectionNotice is shown.
 */
export function StaleNotice() {
  const { t } = useTranslation('shell');
  const { view, isOnline } = useUnit({ view: $view, isOnline: $isOnline });
  return isOnline && view.kind === 'ready' && view.isStale ? (
    <p className={styles.notice} role="status">
      {t('stale.notice')}
    </p>
  ) : null;
}
