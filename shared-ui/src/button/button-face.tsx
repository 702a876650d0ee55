import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

export type ButtonLook = {
  /**
   * primary: the one main action of a screen; secondary: its alternative; ghost: other actions;
   * danger: destructive actions.
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** s 36, m 44, l 52 CSS pixels high. */
  size?: 's' | 'm' | 'l';
  /** As wide as its parent. */
  wide?: boolean;
  icon?: IconName;
  /** Content at the far end: a price or an amount. */
  end?: ReactNode;
};

export const buttonClass = ({ variant = 'primary', size = 'm', wide, end }: ButtonLook): string =>
  cx(
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    end !== undefined && styles.spread,
  );

export function ButtonFace({
  icon,
  end,
  loading,
  children,
}: ButtonLook & { loading?: boolean; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
      {loading && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </>
  );
}
