import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverDate } from '@storefront/shared-domain/clock';
import { $formatMoney } from '@storefront/shared-domain/models';
import { Icon } from '@storefront/shared-ui';
import { $cashbackLine, $points, cartShown } from './benefits.model';
import styles from './benefits.module.css';

/**
 * Benefits of the cart: points to earn (CART-09) and cashback to spend (CART-10). Renders nothing
 * for visitors.
 */
export function Benefits() {
  const { t } = useTranslation('mf-cart');
  const { points, cashback, money, show } = useUnit({
    points: $points,
    cashback: $cashbackLine,
    money: $formatMoney,
    show: cartShown,
  });
  useEffect(() => {
    show(serverDate());
  }, [show]);
  if (points === null && cashback === null) return null;
  return (
    <ul className={styles.benefits} aria-label={t('benefits.label')}>
      {points !== null && (
        <li className={styles.benefit}>
          <Icon name="star" />
          <span>{t('benefits.points', { count: points })}</span>
        </li>
      )}
      {cashback !== null && (
        <li className={styles.benefit}>
          <Icon name="wallet" />
          <span>{t('benefits.cashback', { amount: money(cashback.balance) })}</span>
          {cashback.until !== '' && (
            <span className={styles.until} data-tone={cashback.tone}>
              {t('benefits.until', { date: cashback.until })}
            </span>
          )}
        </li>
      )}
    </ul>
  );
}
