import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { $pendingUpdate, requestedAgain, lookUpFx, missingRead } from './pending-order.model';
import styles from './order-notice.module.css';

/** Notice on every page about an order that was sent without an answer. */
export function PendingNotice() {
  const { t } = useTranslation(['shell', 'domain']);
  const {
    news: update,
    isRequesting,
    again,
    read,
  } = useUnit({
    news: $pendingUpdate,
    isRequesting: lookUpFx.pending,
    again: requestedAgain,
    read: missingRead,
  });
  if (update === null) return null;
  return (
    <div
      role="status"
      className={styles.notice}
      data-tone={update === 'unreachable' ? 'warning' : 'neutral'}
    >
      <p className={styles.text}>{t(`pending-order.${update}`)}</p>
      {update === 'unreachable' && (
        <Button size="s" variant="secondary" loading={isRequesting} onClick={() => again()}>
          {t('domain:action.retry')}
        </Button>
      )}
      {update === 'missing' && (
        <Button size="s" variant="secondary" onClick={() => read()}>
          {t('domain:action.ok')}
        </Button>
      )}
    </div>
  );
}
