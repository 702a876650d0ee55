import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** The next action: a Button or LinkButton. */
  action?: ReactNode;
  /** h1 when the page has no other title. */
  heading?: 'h1' | 'h2' | 'h3';
  /** In a dialog, which has its own padding. */
  compact?: boolean;
};

export function EmptyState({
  icon = 'dish',
  title,
  children,
  action,
  heading: Heading = 'h2',
  compact = false,
}: EmptyStateProps) {
  return (
    <div className={styles.empty} data-compact={compact}>
      <span className={styles.symbol}>
        <Icon name={icon} size="xl" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
