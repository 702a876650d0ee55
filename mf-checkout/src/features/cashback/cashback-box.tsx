import { sessionBus } from '@storefront/shared-domain/bus';
import { serverDate } from '@storefront/shared-domain/clock';
import { ZERO } from '@storefront/shared-domain/contracts';
import {
  $coupon,
  $formatMoney,
  $isCashbackUsed,
  $isLoggedIn,
  $restaurant,
  $totals,
} from '@storefront/shared-domain/models';
import { AlertDialog, Button, Card, Icon, Skeleton } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cashback.module.css';
import {
  $balance,
  $generated,
  $hasFailed,
  $isOffered,
  $isRefused,
  $mayUse,
  $spendable,
  cashbackShown,
  refusalRead,
  retryPressed,
  stopPressed,
  usePressed,
} from './cashback.model';

/** The customer's cashback balance and its expiry date (LOYALTY-09, LOYALTY-14). */
function BalanceRow() {
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

/** Spends cashback on this order, or stops spending it (LOYALTY-08, LOYALTY-12). */
function SpendCashback() {
  const { t } = useTranslation('mf-checkout');
  const { mayUse, isUsed, spendable, totals, money, use, stop } = useUnit({
    mayUse: $mayUse,
    isUsed: $isCashbackUsed,
    spendable: $spendable,
    totals: $totals,
    money: $formatMoney,
    use: usePressed,
    stop: stopPressed,
  });
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(isUsed);
  // The pressed button is unmounted: the button that replaces it receives the focus.
  useEffect(() => {
    if (before.current !== isUsed && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    before.current = isUsed;
  }, [isUsed]);
  if (!isUsed && !mayUse) return null;
  return (
    <div ref={box} className={styles.use} data-used={isUsed}>
      {isUsed ? (
        <>
          <p className={styles.used} role="status">
            <Icon name="check" /> {t('cashback.used', { amount: money(totals.cashbackSpent) })}
          </p>
          <Button variant="ghost" onClick={() => stop()}>
            {t('cashback.stop')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" wide onClick={() => use(serverDate())}>
          {t('cashback.use', { amount: money(spendable) })}
        </Button>
      )}
    </div>
  );
}

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
