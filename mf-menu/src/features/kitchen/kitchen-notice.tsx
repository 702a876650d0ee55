import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $isKitchenLost, kitchenRequested } from '@storefront/shared-domain/models';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { Icon } from '@storefront/shared-ui';
import styles from './kitchen-notice.module.css';

/** Interval between two readings of a visible menu in ms. */
const INTERVAL_MS = 30_000;

/**
 * Says that the kitchen cannot be reached, before a cart is filled; disappears by itself when the
 * kitchen is back. It lies over the end of the page, since it comes and goes without an action.
 */
export function KitchenNotice() {
  const { t } = useTranslation('mf-menu');
  const { isLost, request } = useUnit({ isLost: $isKitchenLost, request: kitchenRequested });
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') request();
    };
    const cancel = whenIdle(look);
    const timer = setInterval(look, INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [request]);
  return (
    <div role="status" className={styles.place}>
      {isLost && (
        <p className={styles.notice}>
          <Icon name="warning" />
          <span>
            <strong>{t('kitchen.title')}</strong> {t('kitchen.text')}
          </span>
        </p>
      )}
    </div>
  );
}
