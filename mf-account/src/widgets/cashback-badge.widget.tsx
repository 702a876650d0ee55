import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/contracts';
import {
  $cashback,
  $formatMoney,
  $isCartEmpty,
  $restaurant,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { formatDate } from '@storefront/shared-domain/rules';
import { Icon } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { balanceHidden, balanceShown } from '../features/cashback/cashback.model';
import styles from './cashback-badge.module.css';

/**
 * The available cashback and its expiry date, at the bottom left of the menu; nothing without
 * available cashback (MENU-23).
 */
export default function CashbackBadge() {
  const { t } = useTranslation('mf-account');
  const { balance, info, money, isCartEmpty, show, hide } = useUnit({
    balance: $cashback,
    info: $restaurant,
    money: $formatMoney,
    isCartEmpty: $isCartEmpty,
    show: balanceShown,
    hide: balanceHidden,
  });
  useEffect(() => {
    show();
    return () => hide();
  }, [show, hide]);
  if (balance === null || balance.balance <= ZERO) return null;
  return (
    <aside className={styles.place} data-above-cart={!isCartEmpty} aria-label={t('badge.label')}>
      <Link className={styles.badge} to={paths.cashback()}>
        <span className={styles.icon}>
          <Icon name="wallet" />
        </span>
        <span className={styles.texts}>
          <span className={styles.amount}>
            {t('badge.amount', { amount: money(balance.balance) })}
          </span>
          {balance.expirationDate && (
            <span className={styles.expiry}>
              {t('badge.until', { date: formatDate(balance.expirationDate, info) })}
            </span>
          )}
        </span>
      </Link>
    </aside>
  );
}
