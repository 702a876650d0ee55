import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { Skeleton } from '@storefront/shared-ui';
import { $without } from '../../menu/without.model';
import { $strip, stripShown, timeFound } from './order-again.model';
import { OrderOffer } from './order-offer';
import styles from './order-again.module.css';

/**
 * The last order of this device, in one tap (MENU-12). It is fetched when the page is idle; its
 * space is reserved from the first paint on, and only where this device has ordered before. Absent while
 * the menu is filtered by allergens: the order was not checked for them.
 */
export function OrderAgainStrip() {
  const { t } = useTranslation('mf-menu');
  const { strip, without, show, findTime } = useUnit({
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
  if (strip.kind === 'none' || without.length > 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="order-again" aria-busy={isWaiting}>
      <h2 id="order-again" className={styles.title}>
        {t('again.title')}
      </h2>
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
