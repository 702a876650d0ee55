import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverDate } from '@storefront/shared-domain/clock';
import { $formatMoney, $isCashbackUsed, $totals } from '@storefront/shared-domain/models';
import { Button, Icon } from '@storefront/shared-ui';
import styles from './cashback.module.css';
import { $mayUse, $spendable, stopPressed, usePressed } from './cashback.model';

/** Spends cashback on this order, or stops spending it (LOYALTY-08, LOYALTY-12). */
export function SpendCashback() {
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
