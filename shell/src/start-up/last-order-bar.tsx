import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@storefront/shared-domain/contracts';
import { $cashback, $isCartEmpty } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { statusEntry } from '@storefront/shared-domain/rules';
import { Icon, IconButton } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { $orderUnderway, barClosed } from './last-order.model';
import styles from './last-order-bar.module.css';

/**
 * Status of the last order with a link to follow it, at the bottom of the menu above the floating
 * buttons (OPEN-024).
 */
export function LastOrderBar() {
  const { t } = useTranslation(['shell', 'domain']);
  const { underway, isCartEmpty, cashback, close } = useUnit({
    underway: $orderUnderway,
    isCartEmpty: $isCartEmpty,
    cashback: $cashback,
    close: barClosed,
  });
  if (underway === null) return null;
  const { order, stage } = underway;
  const status =
    stage === 'unpaid'
      ? t('last-order.unpaid')
      : t(`domain:order.status.${statusEntry(order.status).texts}`);
  return (
    <aside
      className={styles.place}
      data-above-cart={!isCartEmpty}
      data-above-badge={(cashback?.balance ?? ZERO) > ZERO}
      aria-label={t('last-order.label')}
      data-last-order
    >
      <div className={styles.bar}>
        <Link className={styles.link} to={paths.track({ token: order.uuid, caller: 'menu' })}>
          <Icon name={stage === 'unpaid' ? 'wallet' : 'clock'} />
          <span className={styles.texts}>
            <span>{t('last-order.number', { number: order.orderNoText })}</span>
            <span className={styles.status}>{status}</span>
          </span>
          <span className={styles.go}>
            {t(stage === 'unpaid' ? 'last-order.pay' : 'last-order.follow')}
          </span>
        </Link>
        <IconButton icon="close" label={t('last-order.close')} onClick={() => close()} />
      </div>
    </aside>
  );
}
