import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './badge.module.css';

export type BadgeProps = {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
  /** solid contrasts with a picture behind it. */
  solid?: boolean;
  icon?: IconName;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', solid = false, icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-solid={solid}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
