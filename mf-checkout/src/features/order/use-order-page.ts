import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { pageClosed, pageOpened } from './order.model';
import { useOrderedElsewhere } from './use-ordered-elsewhere';
import { useWaitingTold } from './use-waiting-told';

/**
 * What sending an order needs of the page it is sent from: when it is there, and whether another
 * tab has ordered the cart.
 */
export function useOrderPage(): void {
  const { open, close } = useUnit({ open: pageOpened, close: pageClosed });
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
  useOrderedElsewhere();
  useWaitingTold();
}
