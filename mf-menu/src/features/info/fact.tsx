import type { ReactNode } from 'react';
import { Icon, type IconName } from '@storefront/shared-ui';
import styles from './restaurant-facts.module.css';

/** One fact about the restaurant. */
export function Fact({
  icon,
  term,
  children,
}: {
  icon: IconName;
  term: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
