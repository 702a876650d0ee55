import type { ReactNode } from 'react';
import { Card } from '@storefront/shared-ui';
import styles from './facts.module.css';

/** A card with the facts of an order: rows of `FactRow`. */
export const Facts = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card padding="none">
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  </Card>
);
