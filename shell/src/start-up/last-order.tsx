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
      .catch(() => undefined); // the order is followed by its own link all the same
  }, []);
  return Bar && <Bar />;
}

/**
 * Looks after the last order while the menu's home is on the page, and seen: a bar follows one that
 * is underway, loaded when there is one.
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
    // A phone that is unlocked, a page out of the history: what the bar says may be long over.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [isHome, shown]);
  return isHome && order !== null ? <Underway /> : null;
}
