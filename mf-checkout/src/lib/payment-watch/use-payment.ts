import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $payment, $problem, watchClosed, watchOpened } from './payment-watch.model';

/** The payment of an order, followed while the component is mounted. */
export function usePayment(uuid: string) {
  const { payment, problem, open, close } = useUnit({
    payment: $payment,
    problem: $problem,
    open: watchOpened,
    close: watchClosed,
  });
  useEffect(() => {
    open(uuid);
    return () => close();
  }, [uuid, open, close]);
  return { payment, problem };
}
