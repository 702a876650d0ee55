import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/contracts';
import { $cashback, $formatMoney, $inPlace, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, ErrorPanel, LinkButton, Skeleton } from '@storefront/shared-ui';
import styles from './balance-card.module.css';
import { ExpiryBadge } from './expiry-badge';
import {
  $failure,
  $isOffered,
  $isReading,
  balanceHidden,
  refreshRequested,
  balanceShown,
} from './cashback.model';

/** The customer's cashback balance, its first expiry date, and how to earn more. */
export function BalanceCard() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const inPlace = useUnit($inPlace);
  const { balance, failure, isOffered, isReading, info, money, show, hide, refresh } = useUnit({
    balance: $cashback,
    failure: $failure,
    isOffered: $isOffered,
    isReading: $isReading,
    info: $restaurant,
    money: $formatMoney,
    show: balanceShown,
    hide: balanceHidden,
    refresh: refreshRequested,
  });
  useEffect(() => {
    show();
    refresh();
    return () => hide();
  }, [show, hide, refresh]);
  const name = info?.name ?? '';
  if (!isOffered)
    return (
      <EmptyState
        icon="wallet"
        title={t('cashback.off-title')}
        action={<LinkButton to={paths.menu()}>{t('orders.to-menu')}</LinkButton>}
      >
        {t('cashback.off', { name })}
      </EmptyState>
    );
  if (balance === null && failure !== null) {
    const reason = t(failure === 'http' ? 'domain:error.unexpected' : `domain:error.${failure}`);
    return (
      <ErrorPanel
        title={t('cashback.failed')}
        reason={reason}
        retryLabel={t('domain:action.retry')}
        onRetry={() => refresh()}
        retrying={isReading}
      />
    );
  }
  if (balance === null)
    return (
      <div aria-busy>
        <Skeleton shape="block" />
      </div>
    );
  const percent = info?.cashbackSettings.cashbackPercent ?? 0;
  return (
    <section className={styles.card} aria-label={t('cashback.balance')}>
      <p className={styles.label}>{t('cashback.balance')}</p>
      <p className={styles.amount}>{money(balance.balance)}</p>
      {balance.balance > ZERO && balance.expirationDate && (
        <p className={styles.expiry}>
          <ExpiryBadge of="balance" date={balance.expirationDate} />
        </p>
      )}
      {percent > 0 && (
        <p className={styles.hint}>{inPlace(t('cashback.earn', { percent, name }))}</p>
      )}
    </section>
  );
}
