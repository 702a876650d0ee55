import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isOnline } from '@storefront/shared-domain/models';
import { Icon } from '@storefront/shared-ui';
import styles from './order-notice.module.css';

/** Notice that the device is offline and that nothing is lost. */
export function ConnectionNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useUnit($isOnline);
  if (isOnline) return null;
  return (
    <div role="status" className={styles.notice} data-tone="warning">
      <Icon name="warning" />
      <p className={styles.text}>{t('connection.offline')}</p>
    </div>
  );
}
