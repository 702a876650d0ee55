import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { $pendingNews, askedAgain, lookUpFx, missingRead } from './pending-order.model';
import styles from './order-notice.module.css';

/** Notice on every page about an order that was sent without an answer. */
export function PendingNotice() {
  const { t } = useTranslation(['shell', 'domain']);
  const { news, isAsking, again, read } = useUnit({
    news: $pendingNews,
    isAsking: lookUpFx.pending,
    again: askedAgain,
    read: missingRead,
  });
  if (news === null) return null;
  return (
    <div
      role="status"
      className={styles.notice}
      data-tone={news === 'unreachable' ? 'warning' : 'neutral'}
    >
      <p className={styles.text}>{t(`pending-order.${news}`)}</p>
      {news === 'unreachable' && (
        <Button size="s" variant="secondary" loading={isAsking} onClick={() => again()}>
          {t('domain:action.retry')}
        </Button>
      )}
      {news === 'missing' && (
        <Button size="s" variant="secondary" onClick={() => read()}>
          {t('domain:action.ok')}
        </Button>
      )}
    </div>
  );
}
