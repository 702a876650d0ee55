import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { pageClosed, pageOpened } from './order.model';
import { useOrderedElsewhere } from './use-ordered-elsewhere';
import { useWaitingNotice } from './use-waiting-notice';

/**
 * Connects a page that sends orders: publishes when it is mounted, and detects that another tab has
 * ordered the cart.
 */
export function useOrderPage(): void {
  const { open, close } = useUnit({ open: pageOpened, close: pageClosed });
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
  useOrderedElsewhere();
  useWaitingNotice();
}
