import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $cachedOrders, $isAtTable } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { LinkButton, Skeleton } from '@storefront/shared-ui';
import { $without } from '../../menu/without.model';
import { $strip, stripShown, timeFound } from './order-again.model';
import { OrderOffer } from './order-offer';
import styles from './order-again.module.css';

/**
 * The last order of this device, in one tap (MENU-12), and the way to all of them (OPEN-028). It is
 * fetched when the page is idle; its space is reserved from the first paint on, and only where this
 * device has ordered before. While the menu is filtered by allergens there is only the way: the order
 * was not checked for them.
 */
export function OrderAgainStrip() {
  const { t } = useTranslation('mf-menu');
  const { strip, orders, isAtTable, without, show, findTime } = useUnit({
    orders: $cachedOrders,
    isAtTable: $isAtTable,
    without: $without,
    strip: $strip,
    show: stripShown,
    findTime: timeFound,
  });
  const isWaiting = strip.kind === 'waiting';
  useLayoutEffect(() => {
    show();
  }, [show]);
  useEffect(() => (isWaiting ? whenIdle(() => findTime()) : undefined), [isWaiting, findTime]);
  const toOrders = !isAtTable && (
    <LinkButton to={paths.orders()} variant="secondary" size="s">
      {t('again.all')}
    </LinkButton>
  );
  if (strip.kind === 'none' || without.length > 0)
    return orders?.length ? <div className={styles.strip}>{toOrders}</div> : null;
  return (
    <section className={styles.strip} aria-labelledby="order-again" aria-busy={isWaiting}>
      <div className={styles.head}>
        <h2 id="order-again" className={styles.title}>
          {t('again.title')}
        </h2>
        {toOrders}
      </div>
      {strip.kind === 'offer' ? (
        <OrderOffer offer={strip} />
      ) : (
        <div className={styles.card}>
          <Skeleton lines={2} />
        </div>
      )}
    </section>
  );
}
