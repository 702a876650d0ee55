import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isOnline } from '@storefront/shared-domain/models';
import { $view } from '../restaurant/restaurant.model';
import styles from './stale-notice.module.css';

/**
 * Tells that the menu on the page is the last one this device kept (OPEN-017); off the network the
 * notice about that says enough.
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
