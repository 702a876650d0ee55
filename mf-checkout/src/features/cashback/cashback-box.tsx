import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionBus } from '@storefront/shared-domain/bus';
import { serverDate } from '@storefront/shared-domain/clock';
import { ZERO } from '@storefront/shared-domain/contracts';
import { $coupon, $formatMoney, $isLoggedIn } from '@storefront/shared-domain/models';
import { AlertDialog, Button, Card, Icon } from '@storefront/shared-ui';
import { BalanceRow } from './balance-row';
import styles from './cashback.module.css';
import {
  $balance,
  $generated,
  $isOffered,
  $isRefused,
  refusalRead,
  cashbackShown,
} from './cashback.model';
import { SpendCashback } from './spend-cashback';

/**
 * Cashback of the order: balance, usable amount and the amount the order generates; a visitor is
 * offered the login (LOYALTY-07).
 */
export function CashbackBox() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const {
    isOffered,
    isLoggedIn,
    balance,
    generated,
    coupon,
    isRefused,
    money,
    show,
    signIn,
    read,
  } = useUnit({
    isOffered: $isOffered,
    isLoggedIn: $isLoggedIn,
    balance: $balance,
    generated: $generated,
    coupon: $coupon,
    isRefused: $isRefused,
    money: $formatMoney,
    show: cashbackShown,
    signIn: sessionBus.signInRequested,
    read: refusalRead,
  });
  useEffect(() => {
    show(serverDate());
  }, [show]);
  if (!isOffered) return null;
  const excludes = coupon !== null && balance !== null && balance.balance > ZERO;
  return (
    <Card as="section" aria-labelledby="checkout-cashback">
      <div className={styles.box}>
        <h2 id="checkout-cashback" className={styles.title}>
          {t('cashback.title')}
        </h2>
        {isLoggedIn ? (
          <BalanceRow />
        ) : (
          <div className={styles.row}>
            <span className={styles.icon}>
              <Icon name="wallet" size="l" />
            </span>
            <p className={styles.texts}>{t('cashback.visitor')}</p>
            <Button variant="secondary" size="s" onClick={() => signIn()}>
              {t('cashback.log-in')}
            </Button>
          </div>
        )}
        {isLoggedIn && <SpendCashback />}
        {excludes && <p className={styles.hint}>{t('cashback.not-with-coupon')}</p>}
        {generated > ZERO && (
          <p className={styles.earns}>
            <Icon name="gift" />{' '}
            {t(isLoggedIn ? 'cashback.earns' : 'cashback.would-earn', { amount: money(generated) })}
          </p>
        )}
      </div>
      {isRefused && (
        <AlertDialog
          open
          tone="warning"
          icon="clock"
          title={t('cashback.expired')}
          confirmLabel={t('domain:action.ok')}
          onConfirm={() => read()}
        >
          {t('cashback.expired-text', { date: balance?.until ?? '' })}
        </AlertDialog>
      )}
    </Card>
  );
}
