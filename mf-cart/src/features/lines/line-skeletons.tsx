import { Skeleton } from '@storefront/shared-ui';
import styles from './cart-line.module.css';

const ROWS = [1, 2, 3];

/** Space for the lines until the stored cart is read; nothing is below it that could move. */
export const LineSkeletons = () =>
  ROWS.map((row) => (
    <div key={row} className={styles.line}>
      <div className={styles.image}>
        <Skeleton shape="block" size="s" />
      </div>
      <div className={styles.about}>
        <Skeleton lines={2} />
      </div>
      <div className={styles.end}>
        <Skeleton shape="button" />
      </div>
    </div>
  ));
