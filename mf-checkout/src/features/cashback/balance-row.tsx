import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { Button, Icon, Skeleton } from '@storefront/shared-ui';
import styles from './cashback.module.css';
import { $balance, $hasFailed, retryPressed } from './cashback.model';

/** The customer's cashback balance and its expiry date (LOYALTY-09, LOYALTY-14). */
export function BalanceRow() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { balance, hasFailed, info, money, retry } = useUnit({
    balance: $balance,
    hasFailed: $hasFailed,
    info: $restaurant,
    money: $formatMoney,
    retry: retryPressed,
  });
  if (balance === null && hasFailed) {
    return (
      <div className={styles.row} role="status">
        <span className={styles.icon}>
          <Icon name="wallet" size="l" />
        </span>
        <p className={styles.texts}>{t('cashback.failed')}</p>
        <Button variant="ghost" size="s" onClick={() => retry()}>
          {t('domain:action.retry')}
        </Button>
      </div>
    );
  }
  const maximum = info?.cashbackSettings.maxCashbackValue ?? ZERO;
  const isBound = balance !== null && maximum > ZERO && balance.balance > maximum;
  return (
    <div className={styles.row} aria-busy={balance === null}>
      <span className={styles.icon}>
        <Icon name="wallet" size="l" />
      </span>
      <div className={styles.texts}>
        <p className={styles.label}>{t('cashback.balance')}</p>
        <p className={styles.amount}>
          {balance === null ? <Skeleton shape="text" /> : money(balance.balance)}
        </p>
        {isBound && (
          <p className={styles.label}>{t('cashback.at-most', { amount: money(maximum) })}</p>
        )}
      </div>
      {balance !== null && balance.until !== '' && (
        <p className={styles.until} data-tone={balance.tone}>
          {t('cashback.until', { date: balance.until })}
        </p>
      )}
    </div>
  );
}
