import type { Order } from '@storefront/shared-domain/contracts';
import { isFinalStatus, statusSteps } from '@storefront/shared-domain/rules';
import styles from './stage-bar.module.css';

/** Share of the stages that the order has reached; decorative, the list of stages names them. */
export function StageBar({ order }: { order: Order }) {
  if (order.status === 'CANCELED') return null;
  return (
    <span className={styles.bar} aria-hidden>
      {statusSteps(order).map(({ status, reached, current }) => (
        <span
          key={status}
          className={styles.part}
          data-state={
            current && !isFinalStatus(status) ? 'current' : reached ? 'reached' : 'upcoming'
          }
        />
      ))}
    </span>
  );
}
