import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { onServerTimeChanged, serverDate } from '@storefront/shared-domain/clock';
import { clockRead } from '../lib/page-events.model';

const EVERY_MS = 20_000;

/**
 * Updates the page's current time while the page is visible: a time that has passed is no longer
 * offered.
 */
export function useClock(): void {
  const read = useUnit(clockRead);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') read(serverDate());
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    const unwatch = onServerTimeChanged(look);
    return () => {
      clearInterval(timer);
      unwatch();
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);
}
