import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isOnline } from '@storefront/shared-domain/models';
import { Icon } from '@storefront/shared-ui';
import styles from './order-notice.module.css';

/** Says at once that the device is off the network, and that nothing is lost by it. */
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
