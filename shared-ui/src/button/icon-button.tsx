import { cx } from '../lib/cx';
import type { NativeProps } from '../lib/native-props';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import type { Disabling } from './disabling';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<
  NativeProps<'button'>,
  'children' | 'aria-label' | 'disabled'
> & {
  icon: IconName;
  /** Accessible name of the button: its action. */
  label: string;
  /** plain: on a surface; raised: over a picture; brand: on a brand surface. */
  variant?: 'plain' | 'raised' | 'brand';
  /** A short count in the corner; include it in `label`. */
  badge?: string | number;
} & Disabling;

export function IconButton({
  icon,
  label,
  variant = 'plain',
  badge,
  disabled,
  reasonId,
  ...native
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      disabled={disabled}
      aria-describedby={disabled ? reasonId : native['aria-describedby']}
      aria-label={label}
      className={cx(styles.button, styles[variant])}
    >
      <Icon name={icon} size="l" />
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden>
          {badge}
        </span>
      )}
    </button>
  );
}
