import { cx } from '../lib/cx';
import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './paths';

export type IconProps = {
  name: IconName;
  /** s 16, m 20, l 24, xl 40 CSS pixels. */
  size?: 's' | 'm' | 'l' | 'xl';
  /**
   * Accessible name, required when no adjacent text describes the icon; without it the icon is
   * hidden from screen readers.
   */
  label?: string;
};

export function Icon({ name, size = 'm', label }: IconProps) {
  const spoken = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className={cx(styles.icon, styles[size], name === 'back' && styles.directed)}
      viewBox="0 0 24 24"
      {...spoken}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
