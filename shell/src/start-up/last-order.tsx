import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation } from '@storefront/shared-ui/router';
import { $orderUnderway, menuShown } from './last-order.model';

function Underway() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "last-order-bar" */ './last-order-bar')
      .then((module) => setBar(() => module.LastOrderBar))
      .catch(() => undefined); // without the bar, the order's own link still works
  }, []);
  return Bar && <Bar />;
}

/**
 * Reads the last order while the menu's home is visible. An order that is underway gets a bar,
 * loaded on demand.
 */
export function LastOrder() {
  const { order, shown } = useUnit({ order: $orderUnderway, shown: menuShown });
  const isHome = useLocation().pathname === paths.menu();
  useEffect(() => {
    if (!isHome) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') shown();
    };
    shown();
    // After a phone is unlocked, or for a page from the back/forward cache, the bar may be
    // outdated.
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [isHome, shown]);
  return isHome && order !== null ? <Underway /> : null;
}
